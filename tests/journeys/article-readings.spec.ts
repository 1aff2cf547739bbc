import type { Page } from '@playwright/test';
import { countReading } from '#contract/blogs/blogs.endpoints.ts';
import { consentFlag } from '#contract/constants.ts';
import { openSignedIn } from '../support/accounts.ts';
import { callServer } from '../support/http.ts';
import { expect, test } from '../support/journey.ts';

const slug = 'comprendre-l-anxiete';
const title = 'Comprendre l’anxiété';

/** The readings of a page that were counted so far. The first call of a page may be refused, for it has no forgery token yet. */
function readingsOf(page: Page): string[] {
  const counted: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/blogs/blogs/reading/') && response.status() === 204) counted.push(pathname);
  });
  return counted;
}

test('an article in view for twenty seconds is counted once, and told to the practice from the fifth reading on', async ({
  page,
  server,
}) => {
  const counted = readingsOf(page);
  await page.clock.install();
  await page.goto(`/blogs/${slug}`);
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return counted;
    })
    .toEqual([`/api/v1/blogs/blogs/reading/${slug}`]);
  await page.clock.runFor(60_000);
  expect(counted).toHaveLength(1);

  for (let time = 0; time < 4; time += 1) await callServer(server.url, countReading, { parameters: { slug } });
  const desk = await page.context().newPage();
  await openSignedIn(desk, '/practice/figures', 'therapist@demo.test');
  const row = desk.getByRole('region', { name: 'Lectures des articles' }).getByRole('row', { name: title });
  await expect(row.getByRole('cell')).toHaveText(/^\d+$/);
  await row.getByRole('link', { name: title }).click();
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('nothing is counted of who has not agreed', async ({ page }) => {
  const counted = readingsOf(page);
  await page.addInitScript((key) => localStorage.removeItem(key), consentFlag.key);
  await page.clock.install();
  await page.goto(`/blogs/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('region', { name: 'Vos données sur cet appareil' })).toBeVisible();
  expect(counted).toEqual([]);
});
