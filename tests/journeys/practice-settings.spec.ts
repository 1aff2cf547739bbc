import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, testAlone as test } from '../support/journey.ts';
import { callAs } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

test('the practitioner says something else of the practice; a mistake is told on its field, and nothing typed is lost', async ({
  page,
  server,
}) => {
  await openSignedIn(page, '/practice/settings', 'therapist@demo.test');
  await expect(page.getByRole('heading', { name: 'Fiche du cabinet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Courrier de la démonstration' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Modifier' }).click();
  const modal = page.getByRole('dialog');
  await expectAccessibleInBoth(page);

  await modal.getByLabel('Nom du cabinet').fill('Cabinet du Lac');
  await modal.getByLabel('Adresse e-mail').fill('cabinet du lac');
  await modal.getByRole('button', { name: 'Ajouter un lien' }).click();
  const link = modal.getByRole('group', { name: 'Lien 3' });
  await link.getByLabel('Nom du réseau').fill('LinkedIn');
  await link.getByLabel('Adresse de la page').fill('linkedin');
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(modal.getByLabel('Adresse e-mail')).toHaveAccessibleDescription("L'email doit être une adresse email valide");
  await expect(link.getByLabel('Adresse de la page')).toHaveAccessibleDescription(/doit être/);

  // The tab is killed in the middle of it, and somebody else changes something meanwhile.
  const { api } = await callAs(server.url, 'admin@demo.test');
  await api.call(updatePractice, { body: { phone: '+216 71 000 009' } });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('+216 71 000 009');
  await page.getByRole('button', { name: 'Modifier' }).click();
  await expect(modal.getByLabel('Nom du cabinet')).toHaveValue('Cabinet du Lac');
  await expect(modal.getByLabel('Téléphone')).toHaveValue('+216 71 000 009');
  await modal.getByLabel('Adresse e-mail').fill('lac@demo.test');
  await link.getByLabel('Adresse de la page').fill('https://www.linkedin.com/company/exemple');
  await modal.getByRole('group', { name: 'Lien 1' }).getByRole('button', { name: 'Retirer ce lien' }).click();
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await toldByToast(page, 'La fiche du cabinet est à jour.');

  const foot = page.getByRole('contentinfo');
  for (const name of ['lac@demo.test', '+216 71 000 009']) await expect(foot.getByRole('link', { name })).toBeVisible();
  await expect(foot.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://www.linkedin.com/company/exemple');
  await expect(foot.getByRole('link', { name: 'Facebook' })).toHaveCount(0);
  await page.goto('/en/help-line');
  await expect(page.getByText('Cabinet du Lac').first()).toBeVisible();
});
