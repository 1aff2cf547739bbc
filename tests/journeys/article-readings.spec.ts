import type { Page } from '@playwright/test';
import { countReading } from '#contract/blogs/blogs.endpoints.ts';
import { consentFlag } from '#contract/constants.ts';
import { openSignedIn } from '../support/accounts.ts';
import { callServer } from '../support/http.ts';
import { expect, test } from '../support/journey.ts';

const slug = 'comprendre-l-anxiete';
const title = 'Comprendre l’anxiété';

/** The readings that a page has sent so far. */
function readingsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/blogs/blogs/reading/')) sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test('an article in view for twenty seconds is counted once, and told to the practice from the fifth reading on', async ({
  page,
  server,
}) => {
  const sent = readingsOf(page);
  await page.clock.install();
  await page.goto(`/blogs/${slug}`);
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return sent;
    })
    .toEqual([`/api/v1/blogs/blogs/reading/${slug}`]);
  await page.clock.runFor(60_000);
  expect(sent).toHaveLength(1);

  for (let time = 0; time < 4; time += 1) await callServer(server.url, countReading, { parameters: { slug } });
  const desk = await page.context().newPage();
  await openSignedIn(desk, '/practice/figures', 'therapist@demo.test');
  const row = desk.getByRole('region', { name: 'Lectures des articles' }).getByRole('row', { name: title });
  await expect(row.getByRole('cell')).toHaveText(/^\d+$/);
  await row.getByRole('link', { name: title }).click();
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('nothing is counted of who has not agreed', async ({ page }) => {
  const sent = readingsOf(page);
  await page.addInitScript((key) => localStorage.removeItem(key), consentFlag.key);
  await page.clock.install();
  await page.goto(`/blogs/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByRole('region', { name: 'Vos données sur cet appareil' })).toBeVisible();
  expect(sent).toEqual([]);
});
