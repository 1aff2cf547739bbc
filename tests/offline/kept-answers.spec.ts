import { openSignedIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

const keptRows = async (database: string): Promise<number> => {
  const open = indexedDB.open(database);
  await new Promise((resolve) => (open.onsuccess = resolve));
  const count = open.result.transaction('keptQueries').objectStore('keptQueries').count();
  await new Promise((resolve) => (count.onsuccess = resolve));
  open.result.close();
  return count.result;
};

test('private answers stay on the device only on the person’s word, and then open without a network', async ({ page, outage }) => {
  await openSignedIn(page, '/reservations');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(keptRows, 'accalmie')).toBe(0);

  await page
    .getByRole('complementary', { name: 'Garder sur cet appareil' })
    .getByRole('button', { name: 'Garder sur cet appareil' })
    .click();
  await expect(page.getByRole('complementary', { name: 'Garder sur cet appareil' })).toBeHidden();
  await visitUntilWarm(page, '/reservations');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(keptRows, 'accalmie')).toBeGreaterThan(1);
  const seen = await page.getByRole('article').count();

  await outage.begin();
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(seen);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Salma Trabelsi' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Garder sur cet appareil' }).click();
  await expect.poll(() => page.evaluate(keptRows, 'accalmie')).toBe(0);
  await page.reload();
  await expect(page.getByText('Salma Trabelsi')).toHaveCount(0);
});
