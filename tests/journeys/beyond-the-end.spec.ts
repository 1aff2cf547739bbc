import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

test('a page beyond the end of a list says so, and leads to its beginning', async ({ page }) => {
  const lists = ['reservations?tab=all', 'articles?', 'clients?', 'audit?', 'threads?view=all'];
  await openSignedIn(page, '/practice/reservations?tab=all&page=400', 'admin@demo.test');
  for (const list of lists) {
    await page.goto(`/practice/${list}&page=400`);
    await expect(page.getByRole('heading', { name: 'Cette page de la liste est vide' })).toBeVisible();
    if (list === lists[0]) await expectAccessible(page);
    await page.getByRole('link', { name: 'Voir le début' }).click();
    await expect(page.getByRole('heading', { name: 'Cette page de la liste est vide' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('listitem').or(page.getByRole('row')).nth(1)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('page')).toBeNull();
  }
});
