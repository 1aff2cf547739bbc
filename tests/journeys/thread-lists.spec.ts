import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';

test('threads are searched in whatever language they are written in, and turned by theme', async ({ page }) => {
  await page.goto('/threads');
  const search = page.getByRole('searchbox', { name: 'Rechercher dans les discussions' });
  await search.fill('رمضان');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(['كيف أعيش أول رمضان بعد وفاة أمي']);
  await search.fill('parapluie');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucun fil pour « parapluie »' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir toutes les discussions' }).click();

  await page.getByRole('navigation', { name: 'Ordre' }).getByRole('link', { name: 'Par thème' }).click();
  await expect(page).toHaveURL(/sort-type=theme/);
  const grief = page.getByRole('region', { name: 'Deuil' });
  await expect(grief.getByRole('link', { name: 'كيف أعيش أول رمضان بعد وفاة أمي' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await grief.getByRole('link', { name: 'Toutes les discussions : Deuil' }).click();
  await expect(page).toHaveURL('/threads?category=deuil');
});

test('without scripts the search of threads and the themes still work', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/threads?sort-type=theme');
  await expect(page.getByRole('region', { name: 'Deuil' }).getByRole('link').first()).toBeVisible();
  await page.getByRole('searchbox').fill('telephone');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Comment faire quand le téléphone sonne et que tout se serre' })).toBeVisible();
  await context.close();
});

test('at the end of a thread others are offered, this one is not', async ({ page }) => {
  await page.goto('/threads/comment-faire-quand-le-telephone-sonne-k3v9');
  await page.getByRole('heading', { name: 'Si lire cela remue quelque chose' }).scrollIntoViewIfNeeded();
  const others = page.getByRole('region', { name: 'D’autres discussions à lire' });
  await expect(others.getByRole('listitem')).toHaveCount(3);
  await expect(others.getByRole('link', { name: /^Comment faire quand le téléphone sonne/ })).toHaveCount(0);
});
