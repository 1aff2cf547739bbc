import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { consentFlag } from '#contract/constants.ts';
import { startFreshServer, type BuiltServer, type DatabaseKind } from './built-server.ts';

export interface JourneyOptions {
  databaseKind: DatabaseKind;
}

interface DeviceOptions {
  /** Whether the person has answered the consent banner before; else it comes three seconds after load, over the page. */
  hasConsented: boolean;
}

interface JourneyFixtures {
  /** What the browser complained of: errors, warnings and policy reports. Every journey ends with none. */
  complaints: string[];
}

/**
 * Waits until React has taken over what the server rendered: until then a link is a plain link and a button or a key
 * goes unheard. A page without scripts (the kept help line, another site) is as awake as it will be.
 */
async function untilAwake(page: Page): Promise<void> {
  const isAwake = () => {
    const hasScripts = document.querySelector('script[type="module"]') !== null;
    return !hasScripts || Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));
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

/** Each worker has a server of its own, on a fresh database with the demonstration practice. */
export const test = base.extend<JourneyFixtures & DeviceOptions, JourneyOptions & { server: BuiltServer }>({
  databaseKind: ['embedded', { option: true, scope: 'worker' }],
  server: [
    async ({ databaseKind }, use) => {
      const server = await startFreshServer(databaseKind);
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  hasConsented: [true, { option: true }],
  context: async ({ context, hasConsented }, use) => {
    if (hasConsented) await consent(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    waitUntilAwake(page);
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      // A refused call is also written to the console by the browser itself; the journeys provoke some on purpose.
      // So is a journey's own wish to do without the worker.
      const isRefusal = (text: string) => /^(Failed to load resource|Service Worker registration blocked by Playwright$)/.test(text);
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isRefusal(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that judge by colour. */
const colourRules = ['color-contrast', 'link-in-text-block'];

async function expectNoViolation(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe
    // Without details of what is right, and without a second page to sum up frames, of which we have none: a third of the time.
    .setLegacyMode(true)
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
}

/** No accessibility rule of WCAG 2.2 A or AA is broken on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page, new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(guidelines));
}

/** The same in light, and in dark as far as colours go. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withRules(colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
}
