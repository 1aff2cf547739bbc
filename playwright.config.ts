import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tests/support/find-browser.ts';
import { findFirefox } from './tests/support/find-firefox.ts';
import { databaseKinds } from './tests/support/built-server.ts';
import type { JourneyOptions } from './tests/support/journey.ts';

const firefox = findFirefox();

/** Journeys in a real browser, on the built application and its real server, once per database. */
export default defineConfig<object, JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  // Two browsers and two servers share two cores in CI.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    // Colours are judged as they are, not half faded in.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a sixth of the time: `npx playwright test --trace=retain-on-failure` where one is wanted.
    trace: 'off',
    // The worker fetches all that it keeps for each new person, most of a short journey's work: who is about it allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    ...databaseKinds.map((databaseKind) => ({
      name: databaseKind,
      use: { databaseKind },
      // Pages look the same on both databases, and every call is tested on both: the main job is driven on both.
      ...(databaseKind === 'postgresql' ? { testMatch: /main-job\.spec\.ts/ } : {}),
    })),
    // What reads and writes on the device while the server is gone.
    {
      name: 'offline',
      testDir: 'tests/offline',
      testIgnore: /\.firefox\.spec\.ts/,
      use: { databaseKind: 'embedded' as const, serviceWorkers: 'allow' as const },
    },
    // The same where there is no Background Sync.
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            testDir: 'tests/offline',
            testMatch: /\.firefox\.spec\.ts/,
            use: {
              databaseKind: 'embedded' as const,
              serviceWorkers: 'allow' as const,
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
  ],
});
