import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** The worker has kept what it keeps. */
async function visitUntilKept(page: Page) {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('help-line')).keys()).length)).toBe(3);
}

test('after one visit the help line opens with no network, in its three languages', async ({ page, context }) => {
  await visitUntilKept(page);
  await context.setOffline(true);
  for (const [path, number] of [
    ['/help-line', '190'],
    ['/en/help-line', '190'],
    ['/help-line/ar', '190'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
  }
  await context.setOffline(false);
});

test('back on the network the page is the fresh one', async ({ page }) => {
  await visitUntilKept(page);
  const fresh = await page.goto('/help-line');
  expect(fresh?.status()).toBe(200);
  expect(await page.locator('script').count()).toBeGreaterThan(0);
});
