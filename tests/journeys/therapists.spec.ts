import { expect, expectAccessibleInBoth, testAlone as test } from '../support/journey.ts';
import { newTherapistOf } from '../support/practice.ts';

const oursOf = { fr: 'Nos Psy', en: 'Therapists' };

test('where there are several therapists, the navigation leads to their list, and the list to each', async ({ page, server }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Navigation rapide' });
  await expect(bar.getByRole('link', { name: oursOf.fr })).toHaveAttribute('href', '/therapist/amel-ben-salah');
  const { slug } = await newTherapistOf(server.url);
  // A page is rendered once a second at most.
  await expect(async () => {
    await page.goto('/');
    await expect(bar.getByRole('link', { name: oursOf.fr })).toHaveAttribute('href', '/therapist', { timeout: 1000 });
  }).toPass();
  await bar.getByRole('link', { name: oursOf.fr }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nos praticiens' })).toBeVisible();
  await expect(bar.locator('[aria-current]')).toHaveText([oursOf.fr]);
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveText('Amel Ben Salah');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/psychologue/i);
  await expectAccessibleInBoth(page);
  await page.getByRole('main').locator(`a[href="/therapist/${slug}"]`).click();
  await expect(page).toHaveURL(`/therapist/${slug}`);
  await expect(bar.locator('[aria-current]')).toHaveText([oursOf.fr]);
  await page.goto('/en/therapist');
  await expect(page.getByRole('navigation', { name: 'Quick navigation' }).locator('[aria-current]')).toHaveText([oursOf.en]);
});

test('the list is whole without scripts, and each row leads to a profile', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/therapist');
  await page.getByRole('link', { name: 'Amel Ben Salah' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amel Ben Salah' })).toBeVisible();
  await context.close();
});
