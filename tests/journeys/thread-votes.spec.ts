import type { Page } from '@playwright/test';
import { signInModal } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { newClientOf } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

const thread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
const part = (page: Page) => page.getByRole('region', { name: 'Si les mots ne viennent pas' });
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true });
const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

test('a reader sends courage and says that a thread helped; it shows at once and after a reload, and nobody’s « no » is counted', async ({
  page,
  server,
}) => {
  const { email } = await newClientOf(server.url);
  await page.goto(thread);
  await expect(part(page).getByText('Du courage a été envoyé 23 fois.')).toBeVisible();
  const sent = saved(page);
  await button(page, 'Envoyer du courage').click();
  await signInModal(page, email);
  await sent;
  await expect(part(page).getByText('Vous avez envoyé du courage 1 fois, sur 24 en tout.')).toBeVisible();

  const voted = saved(page);
  await button(page, 'Cela m’a aidé').click();
  await expect(button(page, 'Cela m’a aidé')).toHaveAttribute('aria-pressed', 'true');
  await voted;
  await page.reload();
  await expect(button(page, 'Cela m’a aidé')).toHaveAttribute('aria-pressed', 'true');
  await expect(part(page).getByText('Vous avez envoyé du courage 1 fois, sur 24 en tout.')).toBeVisible();
  await expectAccessible(page);

  const changed = saved(page);
  await button(page, 'Pas vraiment').click();
  await expect(part(page).getByText('Personne ne le voit ici.')).toBeVisible();
  await changed;
  const taken = saved(page);
  await button(page, 'Pas vraiment').click();
  await expect(button(page, 'Pas vraiment')).toHaveAttribute('aria-pressed', 'false');
  await taken;

  const again = saved(page);
  await button(page, 'Cela m’a aidé').click();
  await again;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('dialog', { name: 'Déconnexion' }).getByRole('button', { name: 'Confirmer' }).click();
  await toldByToast(page, 'Votre session est fermée.');
  // Leaving leads home; the page that is come back to is the one of the browser's own memory.
  await expect(page).toHaveURL(`${server.url}/`);
  await page.goBack();
  await expect(button(page, 'Cela m’a aidé')).toHaveAttribute('aria-pressed', 'false');
  await expect(part(page).getByText(/^Vous avez envoyé/)).toHaveCount(0);
});
