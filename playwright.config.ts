import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser, findHeadlessShell } from './tests/support/find-browser.ts';
import { findFirefox } from './tests/support/find-firefox.ts';
import { databaseKinds } from './tests/support/built-server.ts';
import type { DeviceOptions, JourneyOptions } from './tests/support/journey.ts';

const firefox = findFirefox();

const offlineReading =
  /(reading|lifecycle|help-line|kept-answers|silence|report|offline\/receipt|practice-day|quick-exit|first-visit|offline\/booking)\.spec\.ts/;

/** Journeys in a real browser, on the built application and its real server, once per database. */
export default defineConfig<DeviceOptions, JourneyOptions>({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // Three browsers and their servers share two cores in CI: with two, a core was often waiting.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['JOURNEY_REPORT'] ?? 'test-results/journeys.json' }]],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'fr-FR',
    timezoneId: process.env['JOURNEY_ZONE'] ?? 'Africa/Tunis',
    // Colours are judged as they are, not half faded in.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a sixth of the time: `npx playwright test --trace=retain-on-failure` where one is wanted.
    trace: 'off',
    // The worker fetches all that it keeps for each new person, most of a short journey's work: who is about it allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findHeadlessShell(), args: browserArguments },
  },
  projects: [
    ...databaseKinds.map((databaseKind) => ({
      name: databaseKind,
      use: { databaseKind },
      // Pages look the same on both databases, and every call is tested on both: the main job is driven on both, in one
      // language, and so is what pages are told, there from another server process.
      ...(databaseKind === 'postgresql' ? { testMatch: /(main-job|thread-live)\.spec\.ts/, grepInvert: /\(en\)/ } : {}),
    })),
    // What reads on the device while the server is gone: without a window's own work an eighth of the time is saved.
    {
      name: 'offline-reading',
      testDir: 'tests/offline',
      testMatch: offlineReading,
      use: { databaseKind: 'embedded' as const, serviceWorkers: 'allow' as const },
    },
    // What is sent once the server is back: by Background Sync and push, which the browser has only whole.
    {
      name: 'offline',
      testDir: 'tests/offline',
      testIgnore: [/\.firefox\.spec\.ts/, offlineReading],
      use: {
        databaseKind: 'embedded' as const,
        serviceWorkers: 'allow' as const,
        savesData: true,
        launchOptions: { executablePath: findBrowser(), args: browserArguments },
      },
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
              savesData: true,
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]),
  ],
});
