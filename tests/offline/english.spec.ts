import type { Page } from '@playwright/test';
import { pagesCache } from '#src/device/worker-news.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/outage.ts';
import { therapistSlug } from '../support/practice.ts';

test.use({ savesData: true });

/** Until the page that is open is kept, and the sentences of what is opened in it. */
async function visitUntilKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isKept = () =>
    page.evaluate(async (pages) => {
      const kept = [caches.match(location.href, { cacheName: pages }), caches.match('/packs/english', { cacheName: 'builds' })];
      return (await Promise.all(kept)).every((answer) => answer !== undefined);
    }, pagesCache);
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
}

test('in English, on a device that saves data, a kept page opens its reply, its report and its booking form with no network', async ({
  page,
  outage,
}) => {
  const thread = '/en/threads/comment-faire-quand-le-telephone-sonne-k3v9';
  const therapist = `/en/therapist/${therapistSlug}`;
  for (const path of [therapist, thread]) await visitUntilKept(page, path);
  await outage.begin();
  await page.reload();
  await page.getByRole('button', { name: 'Write a reply' }).click();
  await page.getByLabel('Your reply').fill('Written in the metro.');
  await expect(page.getByRole('complementary', { name: 'Offline' }).getByRole('link', { name: 'Call 190' })).toBeVisible();
  await page.getByRole('button', { name: 'Report this thread' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Call 190' })).toBeVisible();
  await page.goto(`${therapist}#booking-confirm`);
  // As the server drew it, it answers nothing.
  await expect(page.getByRole('radio', { disabled: false }).first()).toBeVisible();
});
