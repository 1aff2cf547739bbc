import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const names = (page: Page) => page.getByRole('main').locator('ol > li p:first-child');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

test('the practice adds a category, names it in both languages, moves it by keyboard and removes it', async ({ page }) => {
  await openSignedIn(page, '/practice/categories', 'admin@demo.test');
  await expect(names(page)).toHaveCount(8);
  await expectAccessible(page);

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
  await expect(modal.getByText('Des articles ou des fils sont encore rangés ici.')).toBeVisible();
  await modal.getByRole('button', { name: 'Ne rien changer' }).click();
  await button(page, 'Supprimer Sommeil et rêves').click();
  await modal.getByRole('button', { name: 'Supprimer' }).click();
  await expect(names(page)).toHaveCount(8);

  await page.getByRole('navigation', { name: 'Écrans du cabinet' }).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByText('Tous les services répondent.')).toBeVisible();
  await expectAccessible(page);
});
