import { readFile } from 'node:fs/promises';
import { readMailInbox } from '#contract/mailing/mailing.endpoints.ts';
import { openSignedUp, signInModal } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { callAs, newClientOf } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

test('a forgotten password is renewed from the sign-in modal, through the inbox of the demonstration', async ({ page, server }) => {
  const { email } = await newClientOf(server.url);
  await page.goto('/practice/settings');
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Mot de passe oublié ?' }).click();
  const forgot = page.getByRole('dialog', { name: 'Mot de passe oublié' });
  const name = forgot.getByLabel('E-mail ou nom d’utilisateur');
  await expect(name).toHaveValue(email);
  await expectAccessible(page);
  await name.fill('');
  await forgot.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(forgot.getByText("L'email ou le nom d'utilisateur est obligatoire")).toBeVisible();
  // Any refusal is told in the specification's words.
  await page.route('**/n/reset-password', (route) => route.fulfill({ status: 500, json: { message: 'x', reason: 'INTERNAL' } }), {
    times: 1,
  });
  await name.fill(email);
  await forgot.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Oops! Utilisateur introuvable! Veuillez vérifier vos informations.')).toBeVisible();
  await forgot.getByRole('button', { name: 'Recevoir le lien' }).click();
  const sent = page.getByRole('dialog', { name: 'Regardez vos e-mails' });
  await expect(sent.getByText('Si un compte porte ce nom ou cette adresse')).toBeVisible();
  await sent.getByRole('button', { name: 'Fermer' }).last().click();

  const { api } = await callAs(server.url, 'admin@demo.test');
  const isThere = async () => {
    const { items } = await api.call(readMailInbox, { query: {} });
    return items.some(({ to, subject }) => to === email && subject === 'Choisir un nouveau mot de passe');
  };
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await signInModal(page, 'admin@demo.test');
  const letter = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: 'Choisir un nouveau mot de passe' });
  await expect(letter).toBeVisible();
  await letter.getByRole('link', { name: /reset-password/ }).click();

  await expect(page.getByRole('heading', { name: 'Choisir un nouveau mot de passe', level: 1 })).toBeVisible();
  const link = page.url();
  const newPassword = 'cinq autres mots sans rapport';
  const fill = async (password: string) => {
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password);
    await page.getByLabel('Confirmez le nouveau mot de passe').fill(password);
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  };
  await fill('azertyuiop');
  await expect(page.getByText('est trop courant')).toBeVisible();
  await fill(newPassword);
  await expect(page.getByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await signInModal(page, email, newPassword);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('Adresse confirmée.')).toBeVisible();

  // The link has served.
  await page.goto(link);
  await fill('six autres mots sans aucun rapport');
  await toldByToast(page, 'Oops! Une erreur est survenue!');
  await expect(page.getByText('Ce lien n’est plus valable').or(page.getByText("Ce lien n'est plus valable"))).toBeVisible();
});

test('a person sees and revokes devices, takes their data along, asks for the end of the account and thinks better of it', async ({
  page,
  server,
}) => {
  const email = await openSignedUp(page, '/profile');
  await page.getByRole('button', { name: 'Recevoir le lien de confirmation' }).click();
  await expect(page.getByText('Un e-mail vient de partir.')).toBeVisible();
  await callAs(server.url, email);

  await page.getByRole('link', { name: 'Mes appareils' }).click();
  await expect(page.getByRole('heading', { name: 'Mes appareils', level: 1 })).toBeVisible();
  const mine = page.getByRole('main').getByRole('listitem');
  await expect(mine).toHaveCount(2);
  await expect(mine.filter({ hasText: 'Cet appareil' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Déconnecter : Appareil sans nom' }).click();
  await toldByToast(page, 'Cet appareil est déconnecté.');
  await expect(mine).toHaveCount(1);
  await page.getByRole('link', { name: 'Retour au profil' }).click();

  await page.getByRole('link', { name: 'Mes données et mon compte' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger mes données' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^accalmie-mes-donnees-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ Compte: { 'E-mail': email } });

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(dialog.getByText('sans votre nom.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByText('Les laisser, sans lien avec moi').click();
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Votre compte sera supprimé le / })).toBeVisible();
  await expect(page.getByText('Vos discussions et vos réponses resteront')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Garder mon compte' }).click();
  await toldByToast(page, 'Votre compte est gardé.');
  await expect(page.getByRole('heading', { name: 'Supprimer mon compte' })).toBeVisible();
});
