import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { therapistSlug } from '../support/booking.ts';
import { expect, test } from '../support/journey.ts';

const kibibyte = 1024;

/** Counts the bytes of the scripts a page fetches from now on, with the headers they come with. */
async function countScripts(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.requestWillBeSent', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Fails where the limit is passed, and where counting must have gone wrong: React alone weighs half of it. */
async function expectScripts(page: Page, bytes: () => number, limit: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  test.info().annotations.push({ type: 'script', description: `${bytes()} of ${limit} bytes` });
  expect(bytes()).toBeGreaterThan(50 * kibibyte);
  expect(bytes()).toBeLessThanOrEqual(limit);
}

test.describe('a first visit to a public page', () => {
  test.use({ hasConsented: false, serviceWorkers: 'allow' });

  for (const path of [
    '/',
    '/blogs',
    '/blogs/comprendre-l-anxiete',
    `/therapist/${therapistSlug}`,
    '/threads',
    '/threads/comment-faire-quand-le-telephone-sonne-k3v9',
    '/help-line',
    '/help-line/ar',
    '/terms-of-service',
    '/privacy-policy',
    '/nowhere',
  ])
    test(`${path} fetches at most 110 KiB of script, up to the consent banner and the worker`, async ({ page }) => {
      const bytes = await countScripts(page);
      await page.goto(path);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect(page.getByRole('button', { name: /^J['’]accepte$/ })).toBeVisible();
      await expectScripts(page, bytes, 110 * kibibyte);
    });
});

test.describe('a first visit behind sign-in', () => {
  test('/profile fetches at most 160 KiB of script', async ({ page }) => {
    await openSignedIn(page, '/profile');
    // What the first page still fetches is not the second one's.
    await page.waitForLoadState('networkidle');
    const bytes = await countScripts(page);
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectScripts(page, bytes, 160 * kibibyte);
  });
});
