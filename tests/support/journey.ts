import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { consentFlag } from '#contract/constants.ts';
import { seenAttachment } from '../../scripts/test-reports.ts';
import { serversSaid, startFreshServer, type BuiltServer, type DatabaseKind } from './built-server.ts';
import { noteToasts } from './toasts.ts';

export interface JourneyOptions {
  databaseKind: DatabaseKind;
}

export interface DeviceOptions {
  /** Whether the person has answered the consent banner before; else it comes three seconds after load, over the page. */
  hasConsented: boolean;
  /** Whether the device asks sites to save data: the worker then fetches nothing ahead, most of a short journey's work. */
  savesData: boolean;
}

interface JourneyFixtures {
  /** What the browser complained of: errors, warnings and policy reports. Every journey ends with none. */
  complaints: string[];
}

/**
 * Waits until React has taken over what the server rendered (src/app/redo-early-press.ts): until then a link is a plain link. A page without scripts (the kept help line, another site) is as awake as it will be.
 */
async function untilAwake(page: Page): Promise<void> {
  const isAwake = () => {
    const hasScripts = document.querySelector('script:not([type])') !== null;
    const isTakenOver = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
    // The one is set while the page is taken over, the other gone once it is.
    return !hasScripts || (isTakenOver && !window.earlyPress);
  };
  await page.waitForFunction(isAwake, undefined, { timeout: 30_000 });
}

/** Makes `goto` and `reload` of a tab wait until the page is awake. The test's own tab does so by itself. */
export function waitUntilAwake(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    await untilAwake(page);
    return response;
  };
  page.reload = async (...given) => {
    const response = await reload(...given);
    await untilAwake(page);
    return response;
  };
}

/** The person has answered the consent banner before. */
export async function consent(context: BrowserContext): Promise<void> {
  await context.addInitScript(({ key, value }) => {
    // The browser's own failure page has no storage.
    if (origin !== 'null') localStorage.setItem(key, value);
  }, consentFlag);
}

/** The device asks sites to save data. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));
}

async function shownOn(page: Page): Promise<string[]> {
  const places = await page.locator('[role=dialog], main').all();
  const hasWorker = await page.evaluate(() => Boolean(navigator.serviceWorker?.controller));
  return [
    `${page.url()}${hasWorker ? '' : ', which no worker controls'}`,
    ...(await Promise.all(places.map((place) => place.ariaSnapshot({ timeout: 10_000 }).catch(String)))),
  ];
}

/** How many of the files and answers that did not come are named: the last ones. */
const lostShown = 12;

/** For whoever has nothing but the output of a run: what the servers said last, what did not come, and what stands on the pages that are open. */
async function whatIsSeen(context: BrowserContext, lost: readonly string[]): Promise<string> {
  const shown = await Promise.all(context.pages().map((page) => shownOn(page).catch(String)));
  return [...serversSaid(), ...lost.slice(-lostShown), ...shown.flat()].join('\n');
}

/** A server on a fresh database with the demonstration practice. */
async function freshServer({ databaseKind }: JourneyOptions, use: (server: BuiltServer) => Promise<void>): Promise<void> {
  const server = await startFreshServer(databaseKind);
  await use(server);
  await server.remove();
}

/** Each worker has a server of its own, on a fresh database with the demonstration practice. */
export const test = base.extend<JourneyFixtures & DeviceOptions, JourneyOptions & { server: BuiltServer }>({
  databaseKind: ['embedded', { option: true, scope: 'worker' }],
  server: [freshServer, { scope: 'worker', timeout: 180_000 }],
  baseURL: async ({ server }, use) => use(server.url),
  hasConsented: [true, { option: true }],
  savesData: [false, { option: true }],
  context: async ({ context, hasConsented, savesData }, use) => {
    await noteToasts(context);
    if (hasConsented) await consent(context);
    if (savesData) await saveData(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    waitUntilAwake(page);
    await use(page);
  },
  complaints: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = [];
      // A refused call is also written to the console by the browser itself; the journeys provoke some on purpose.
      // So is a journey's own wish to do without the worker.
      const isRefusal = (text: string) => /^(Failed to load resource|Service Worker registration blocked by Playwright$)/.test(text);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isRefusal(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      const lost: string[] = [];
      page.context().on('requestfailed', (request) => lost.push(`${request.failure()?.errorText}: ${request.url()}`));
      await use(complaints);
      if (testInfo.status !== testInfo.expectedStatus || complaints.length > 0)
        await testInfo.attach(seenAttachment, { body: await whatIsSeen(page.context(), lost) });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that judge by colour. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Given to a document once, axe looks at it as often as asked: bringing it there takes longer than looking. */
async function expectNoViolation(page: Page, runOnly: axe.RunOnly): Promise<void> {
  // What stands in for a page on its way has a heading at most: the page is judged.
  await page.locator('h1:not([aria-busy=true] *)').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const violations = await page.evaluate(async (only) => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
    // Colours on their way from light to dark are neither, and even the shortest way takes until the next frame.
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime ?? 0));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const found = await run(document, { runOnly: only, resultTypes: ['violations'] });
    const broken: string[] = [];
    for (const { id, nodes } of found.violations) {
      for (const { target } of nodes) {
        const selector = target.join(' ');
        if (id === 'target-size') {
          // Half under a bar that stays in place, a control looks small: it is judged where a person brings it.
          document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const there = await run(selector, { runOnly: { type: 'rule', values: [id] }, resultTypes: ['violations'] });
          if (there.violations.length === 0) continue;
        }
        broken.push(`${id}: ${selector}`);
      }
    }
    return broken;
  }, runOnly);
  expect(violations).toEqual([]);
}

/** No accessibility rule of WCAG 2.2 A or AA is broken on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, { type: 'tag', values: guidelines });
}

/** The same in light, and in dark as far as colours go. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, { type: 'rule', values: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
}

/** For specs that change what every page shows: on a server that they share with each other alone. */
export const testAlone = test.extend<object, { server: BuiltServer }>({ server: [freshServer, { scope: 'worker', timeout: 180_000 }] });

/** For what looks at the demonstration as it was seeded: on a server where nobody has changed anything. */
export const testUntouched = test.extend<object, { server: BuiltServer }>({
  server: [async ({ databaseKind }, use) => freshServer({ databaseKind }, use), { scope: 'worker', timeout: 180_000 }],
});
