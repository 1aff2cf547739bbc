import type { Page } from '@playwright/test';
import { startBuiltServer, startFreshServer, type BuiltServer } from './built-server.ts';
import { test as journey } from './journey.ts';
import { startPushService, type PushService } from './push-service.ts';

export interface Outage {
  /** The server is really gone: nothing listens any more. */
  begin(): Promise<void>;
  /** It is back at the same address, with the same data. */
  end(env?: Record<string, string>): Promise<void>;
}

/** Journeys whose server goes away and comes back; it may push to a push service of this machine. */
export const test = journey.extend<{ outage: Outage }, { pushService: PushService; running: { server: BuiltServer } }>({
  pushService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for the pattern
    async ({}, use) => {
      const pushService = await startPushService();
      await use(pushService);
      await pushService.close();
    },
    { scope: 'worker' },
  ],
  running: [
    async ({ databaseKind, pushService }, use) => {
      const running = { server: await startFreshServer(databaseKind, { env: pushService.env }) };
      await use(running);
      await running.server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ running }, use) => use(running.server.url),
  outage: async ({ running, pushService }, use) => {
    let isDown = false;
    let isOrdinary = true;
    const begin = async () => {
      if (!isDown) await running.server.stop();
      isDown = true;
    };
    const end = async (env: Record<string, string> = {}) => {
      await begin();
      const { dataDirectory, url } = running.server;
      running.server = await startBuiltServer({ dataDirectory, port: Number(new URL(url).port), env: { ...pushService.env, ...env } });
      isDown = false;
      isOrdinary = Object.keys(env).length === 0;
    };
    await use({ begin, end });
    if (isDown || !isOrdinary) await end();
  },
});

/** Until the device holds what a reader needs, and what somebody signed in does where they are: a sign-in comes after a visit. */
export async function untilWarm(page: Page): Promise<void> {
  const isMissing = () =>
    page.evaluate(async () => {
      const needed = localStorage.getItem('authID') === null ? ['/warm/fr'] : ['/warm/fr', '/packs/own'];
      const kept = await Promise.all(needed.map((note) => caches.match(note, { cacheName: 'builds' })));
      return needed.filter((_, index) => !kept[index]);
    });
  await test.expect.poll(isMissing, { timeout: 60_000 }).toEqual([]);
}

/** A first visit, and what it is kept for. */
export async function visitUntilWarm(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await untilWarm(page);
}

/** Without the failures of a page that is not on the device: React writes down each that the page has told. */
export const besidesNetwork = (complaints: string[]): string[] => complaints.splice(0).filter((text) => !text.startsWith('NetworkFailure'));
