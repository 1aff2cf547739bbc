import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test, testUntouched } from '../support/journey.ts';

const openSearch = (page: Page) => page.locator('summary', { hasText: 'Rechercher une discussion' }).click();

// With nothing but the demonstration's discussions: what other tests write has titles of any length.
testUntouched.describe('on a phone that opens the list', () => {
  testUntouched.use({ viewport: { width: 390, height: 844 } });

  testUntouched('three discussions are on the first screen, with how many answered and when the last did', async ({ page }) => {
    await page.goto('/threads');
    const bar = page.getByRole('navigation', { name: 'Navigation rapide' });
    const { y: edge = 0 } = (await bar.boundingBox()) ?? {};
    expect(edge).toBeGreaterThan(700);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const third = await rows.nth(2).boundingBox();
    expect((third?.y ?? Infinity) + (third?.height ?? 0)).toBeLessThanOrEqual(edge);
    for (const row of await rows.all()) await expect(row).toContainText(/\d réponses, la dernière le \d{1,2}(er)? \p{L}+ \d{4}/u);
    // The filters are one row, of which the categories alone scroll.
    const order = await page.getByRole('combobox', { name: 'Trier par' }).boundingBox();
    const categories = await page.getByRole('navigation', { name: 'Catégories' }).boundingBox();
    expect(categories?.y).toBeLessThan((order?.y ?? 0) + (order?.height ?? 0));
    expect(categories?.height).toBeLessThan(60);
    await expect(page.getByRole('main').getByRole('link', { name: 'appelez le 190' }).first()).toHaveAttribute('href', 'tel:190');
  });
});

testUntouched('on the smallest phone the first discussion stands whole above the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/threads');
  const { y: edge = 0 } = (await page.getByRole('navigation', { name: 'Navigation rapide' }).boundingBox()) ?? {};
  const first = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
    .boundingBox();
  expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(edge);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a search opens behind its icon, and says how many it found in view', async ({ page }) => {
    await page.goto('/threads');
    const search = page.getByRole('searchbox', { name: 'Rechercher dans les discussions' });
    await expect(search).toBeHidden();
    await openSearch(page);
    await expect(search).toBeFocused();
    await page.keyboard.type('telephone');
    await page.keyboard.press('Enter');
    const found = page.getByRole('status').filter({ hasText: /^\d+ discussions? pour «\stelephone\s»$/ });
    await expect(found).toBeInViewport({ ratio: 1 });
    await expect(search).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(search).toHaveValue('telephone');
  });

  test('what can be done with a discussion is one row of icons with their names', async ({ page }) => {
    await page.goto('/threads/comment-faire-quand-le-telephone-sonne-k3v9');
    const names = ['Cela m’a aidé', 'Pas vraiment', 'Envoyer du courage', 'Signaler cette discussion'];
    const boxes = await Promise.all(names.map((name) => page.getByRole('button', { name, exact: true }).boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    // Beside a reply the flag stands at the end of the line that says who wrote it.
    const reply = page.getByRole('listitem').filter({ hasText: 'Vague lente' });
    const [flag, who] = [await reply.getByRole('button').boundingBox(), await reply.getByText('Vague lente').boundingBox()];
    expect(flag?.y).toBeLessThan((who?.y ?? 0) + (who?.height ?? 0));
    expect((flag?.y ?? 0) + (flag?.height ?? 0)).toBeGreaterThan(who?.y ?? 0);
  });
});

test('threads are searched in whatever language they are written in, and turned by theme', async ({ page }) => {
  await page.goto('/threads');
  const search = page.getByRole('searchbox', { name: 'Rechercher dans les discussions' });
  await openSearch(page);
  await search.fill('رمضان');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveText(['كيف أعيش أول رمضان بعد وفاة أمي']);
  await search.fill('parapluie');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucune discussion pour « parapluie »' })).toBeVisible();
  await page.getByRole('link', { name: 'Voir toutes les discussions' }).click();

  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Par thème');
  await expect(page).toHaveURL(/sort-type=theme/);
  const grief = page.getByRole('region', { name: 'Deuil' });
  await expect(grief.getByRole('link', { name: 'كيف أعيش أول رمضان بعد وفاة أمي' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await grief.getByRole('link', { name: 'Toutes les discussions : Deuil' }).click();
  await expect(page).toHaveURL('/threads?category=deuil');
});

test('without scripts the search of threads, their order and the themes still work', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/threads?sort-type=theme');
  await expect(page.getByRole('region', { name: 'Deuil' }).getByRole('link').first()).toBeVisible();
  await openSearch(page);
  await page.getByRole('searchbox').fill('telephone');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Récentes');
  await page.getByRole('button', { name: 'Trier', exact: true }).click();
  await expect(page).toHaveURL('/threads?q=telephone&sort-type=NEW');
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
