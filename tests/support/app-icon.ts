import type { BrowserContext } from '@playwright/test';
import { workerOf } from './push-in-page.ts';

/** Follows the number that the worker puts on the application's icon, which no test can see; answers the last one. */
export async function watchIcon(context: BrowserContext): Promise<() => Promise<number | undefined>> {
  const worker = workerOf(context);
  await worker.evaluate(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void Object.assign(globalThis, { shownOnIcon: count }),
      clearAppBadge: async () => void Object.assign(globalThis, { shownOnIcon: 0 }),
    });
  });
  return () => worker.evaluate(() => (globalThis as { shownOnIcon?: number }).shownOnIcon);
}
