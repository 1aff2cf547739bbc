import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { draftCount, lastKept } from '../support/kept-on-device.ts';

const names = (page: Page) => page.getByRole('main').locator('ol > li p:first-child');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

test('the practice adds a category, names it in both languages, moves it by keyboard and removes it', async ({ page }) => {
  await openSignedIn(page, '/practice/categories', 'admin@demo.test');
  await expect(names(page)).toHaveCount(8);

  await button(page, 'Nouvelle catégorie').click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(modal.getByLabel('Nom en français')).toHaveAccessibleDescription('Le nom est obligatoire');
  await modal.getByLabel('Nom en français').fill('Deuil');
  await modal.getByLabel('Nom en anglais').fill('Sleep');
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(modal.getByText('Une catégorie porte déjà ce nom.')).toBeVisible();
  await modal.getByLabel('Nom en français').fill('Sommeil');
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(names(page).nth(8)).toHaveText('Sommeil');

  const up = button(page, 'Monter Sommeil');
  await up.focus();
  for (const place of [7, 6]) {
    const moved = saved(page);
    await page.keyboard.press('Enter');
    await expect(names(page).nth(place)).toHaveText('Sommeil');
    await expect(up).toBeFocused();
    await moved;
  }
  await page.reload();
  await expect(names(page).nth(6)).toHaveText('Sommeil');

  await button(page, 'Renommer Sommeil').click();
  await modal.getByLabel('Nom en français').fill('Sommeil et rêves');
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(names(page).nth(6)).toHaveText('Sommeil et rêves');

  await button(page, 'Supprimer Deuil').click();
  await modal.getByRole('button', { name: 'Supprimer' }).click();
  await expect(modal.getByText('Des articles ou des discussions sont encore rangés ici.')).toBeVisible();
  await modal.getByRole('button', { name: 'Ne rien changer' }).click();
  await button(page, 'Supprimer Sommeil et rêves').click();
  await modal.getByRole('button', { name: 'Supprimer' }).click();
  await expect(names(page)).toHaveCount(8);

  await page.getByRole('navigation', { name: 'Écrans du cabinet' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText('Tous les services répondent.')).toBeVisible();
});

test('what is typed outlives its modal unless nothing is to change, and a refusal that comes late closes nothing else', async ({
  page,
}) => {
  await openSignedIn(page, '/practice/categories', 'admin@demo.test');
  const modal = page.getByRole('dialog');
  const french = modal.getByLabel('Nom en français');

  await test.step('the cross and Escape keep it, a reload too', async () => {
    await button(page, 'Renommer Deuil').click();
    await french.fill('Deuil et perte');
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
    await page.reload();
    await button(page, 'Renommer Deuil').click();
    await expect(french).toHaveValue('Deuil et perte');
  });

  await test.step('« Ne rien changer » forgets it', async () => {
    await modal.getByRole('button', { name: 'Ne rien changer' }).click();
    await button(page, 'Renommer Deuil').click();
    await expect(french).toHaveValue('Deuil');
  });

  await test.step('so does typing what was there', async () => {
    await french.fill('Deuils');
    await expect.poll(() => draftCount(page)).toBe(1);
    await french.fill('Deuil');
    await page.keyboard.press('Escape');
    await expect.poll(() => draftCount(page)).toBe(0);
  });

  await test.step('a refusal that nobody waits for any more', async () => {
    const release = await holdRequests(page, /\/category\/[0-9a-f]{24}/);
    await button(page, 'Supprimer Deuil').click();
    await modal.getByRole('button', { name: 'Supprimer' }).click();
    await page.keyboard.press('Escape');
    await button(page, 'Nouvelle catégorie').click();
    await french.fill('Voyage');
    release();
    await expect(page.getByText('Des articles ou des discussions sont encore rangés ici.')).toBeVisible();
    await expect(french).toHaveValue('Voyage');
    await modal.getByRole('button', { name: 'Ne rien changer' }).click();
  });
});
