import { expect, expectAccessible, test } from '../support/journey.ts';

const pages = [
  ['/terms-of-service', 'Conditions d’utilisation', 'Mis à jour le 28 novembre 2026'],
  ['/privacy-policy', 'Politique de confidentialité', 'Mis à jour le 28 novembre 2026'],
  ['/en/terms-of-service', 'Terms of service', 'Updated on 28 November 2026'],
  ['/en/privacy-policy', 'Privacy policy', 'Updated on 28 November 2026'],
] as const;

for (const [path, title, date] of pages) {
  test(`${path} has its date and a table of contents that leads to every section`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(date)).toBeVisible();
    const contents = page.getByRole('navigation', { name: /Sommaire|Contents/ }).getByRole('link');
    const targets = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await contents.last().click();
    await expect(page.locator(targets.at(-1) ?? '').getByRole('heading')).toBeInViewport();
  });

  test(`${path} is accessible in the dark on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await expectAccessible(page);
  });
}

test('the privacy policy names every datum, as cards on a phone and a table above', async ({ page }) => {
  await page.goto('/privacy-policy');
  const table = page.getByRole('table', { name: 'Vos données, une par une' });
  expect(await table.getByRole('row').count()).toBeGreaterThan(15);
  const email = table.getByRole('row').filter({ hasText: 'Adresse e-mail' }).first();
  const first = async () => (await email.getByRole('rowheader').boundingBox())?.y;
  const second = async () => (await email.getByRole('cell').first().boundingBox())?.y;
  expect(await second()).toBeGreaterThan((await first()) ?? 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await second()).toBe(await first());
});

test('the foot of every page leads to both', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Conditions d’utilisation' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await foot.getByRole('link', { name: 'Politique de confidentialité' }).click();
  await expect(page).toHaveURL('/privacy-policy');
});
