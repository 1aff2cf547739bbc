import type { Page } from '@playwright/test';

/** Holds the page's requests to an address; answers what lets them go, or fail. A page may have given one up meanwhile. */
export async function holdRequests(page: Page, address: string | RegExp, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route[end]().catch(() => undefined);
  });
  return release;
}
