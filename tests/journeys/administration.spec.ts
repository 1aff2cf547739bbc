import { readFile } from 'node:fs/promises';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { openSignedIn, signInModal } from '../support/accounts.ts';
import { consent, expect, expectAccessible, expectAccessibleInBoth, test, waitUntilAwake } from '../support/journey.ts';
import { newClientOf } from '../support/practice.ts';

/** A date so many days from now, as a date field takes it. */
const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an administrator finds a client, suspends, reopens, gives a role, closes the account, and reads it in the trail', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const { email, api } = await newClientOf(server.url);
  const { user } = await api.call(me);
  const surname = `Ayari${crypto.randomUUID().slice(0, 6)}`;
  await api.call(updateMe, { body: { phoneNumber: user.phoneNumber ?? '', firstName: 'Lina', lastName: surname } });
  const name = `Lina ${surname}`;

  // The client is signed in on a phone of their own.
  const device = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'fr-FR', reducedMotion: 'reduce' });
  await consent(device);
  const client = await device.newPage();
  waitUntilAwake(client);
  await openSignedIn(client, `${server.url}/profile`, email);
  await expect(client.getByRole('heading', { level: 1 })).toBeVisible();

  await openSignedIn(page, '/practice/clients', 'admin@demo.test');
  await page.getByRole('searchbox', { name: 'Chercher un client par nom, e-mail ou téléphone' }).fill(surname);
  await page.getByRole('button', { name: 'Chercher' }).click();
  await expect(page.getByText('1 compte', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${surname}`));
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('clients.csv');

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Aucun rendez-vous que vous puissiez voir.')).toBeVisible();
  await page.getByRole('button', { name: 'Suspendre' }).click();
  const suspending = page.getByRole('dialog', { name: `Suspendre ${name}` });
  await suspending.getByRole('button', { name: 'Suspendre' }).click();
  await expect(suspending.getByText('Le motif est obligatoire')).toBeVisible();
  await suspending.getByLabel('Accès rétabli le').fill(dateIn(7));
  await suspending.getByLabel('Motif').fill('Messages insultants dans les discussions');
  await expectAccessible(page);
  await suspending.getByRole('button', { name: 'Suspendre' }).click();
  await expect(suspending).toBeHidden();
  await expect(page.getByText(/^Suspendu jusqu’au/)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  // At their next step the client is told why, and until when; the session is over.
  await client.reload();
  const told = client.getByRole('dialog', { name: 'Votre session est terminée' });
  await expect(told).toContainText('Messages insultants dans les discussions');
  await expect(told).toContainText("suspendu jusqu'au");
  await expectAccessible(client);
  await told.getByRole('button', { name: 'Fermer' }).last().click();
  await expect(client.getByRole('button', { name: 'Se connecter' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Rouvrir le compte' }).click();
  const reopening = page.getByRole('dialog', { name: `Rouvrir le compte de ${name}` });
  await reopening.getByRole('button', { name: 'Rouvrir le compte' }).click();
  await expect(reopening).toBeHidden();
  await client.goto(`${server.url}/profile`);
  await signInModal(client, email);

  await page.getByRole('button', { name: 'Changer le rôle' }).click();
  const giving = page.getByRole('dialog', { name: `Changer le rôle de ${name}` });
  await giving.getByLabel('Rôle', { exact: true }).selectOption({ label: 'Modération' });
  await expect(giving.getByText('Suspendre un compte')).toBeVisible();
  await giving.getByRole('button', { name: 'Donner ce rôle' }).click();
  await expect(giving).toBeHidden();
  await expect(page.getByText('Rôle : Modération')).toBeVisible();

  await page.getByRole('button', { name: 'Modifier ses accès' }).click();
  const access = page.getByRole('dialog', { name: `Accès de ${name}` });
  const save = access.getByRole('button', { name: 'Enregistrer ces accès' });
  await expect(save).toBeDisabled();
  await access.getByLabel('Articles').selectOption({ label: 'Modifier tout' });
  await expect(save).toBeEnabled();
  // Chosen and chosen back is nothing to send: it would make the role's levels the person's own.
  await access.getByLabel('Articles').selectOption({ label: 'Aucun accès' });
  await expect(save).toBeDisabled();
  await access.getByLabel('Articles').selectOption({ label: 'Modifier tout' });
  await expectAccessible(page);
  await save.click();
  await expect(access).toBeHidden();
  await page.getByRole('button', { name: 'Modifier ses accès' }).click();
  await expect(access.getByLabel('Articles')).toHaveValue('4');
  await access.getByRole('button', { name: 'Rétablir les accès du rôle : Modération' }).click();
  await expect(access).toBeHidden();

  await page.getByRole('button', { name: 'Corriger les coordonnées' }).click();
  const correcting = page.getByRole('dialog', { name: `Corriger les coordonnées de ${name}` });
  await correcting.getByLabel('Prénom').fill('Linda');
  await expect(correcting.getByLabel('Numéro de téléphone')).toHaveAttribute('autocomplete', 'off');
  // The server would keep the number: it is not said to be gone.
  await correcting.getByLabel('Numéro de téléphone').fill('');
  await correcting.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(correcting.getByLabel('Numéro de téléphone')).toHaveAccessibleDescription(/est obligatoire/);
  await correcting.getByLabel('Numéro de téléphone').fill('+216 20 000 001');
  await correcting.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(correcting.getByLabel('Numéro de téléphone')).toHaveAccessibleDescription(/déjà celui d'un autre compte/);
  await correcting.getByLabel('Numéro de téléphone').fill(user.phoneNumber ?? '');
  await expectAccessible(page);
  await correcting.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(correcting).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: `Linda ${surname}` })).toBeVisible();

  await page.getByRole('button', { name: 'Fermer le compte' }).click();
  const closing = page.getByRole('dialog', { name: /^Fermer le compte de/ });
  await closing.getByLabel('Motif').fill('Menaces répétées');
  await closing.getByRole('button', { name: 'Fermer le compte' }).click();
  await expect(closing).toBeHidden();
  await expect(page.getByText('Fermé', { exact: true })).toBeVisible();
  await client.reload();
  await expect(client.getByRole('dialog', { name: 'Votre session est terminée' })).toContainText('Menaces répétées');
  await device.close();

  const screens = page.getByRole('navigation', { name: 'Écrans du cabinet' });
  await screens.getByRole('link', { name: 'Rôles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rôles' })).toBeVisible();
  await page.getByRole('link', { name: 'Modération' }).click();
  await page.getByRole('button', { name: 'Modifier ce rôle' }).click();
  const levels = page.getByRole('dialog').getByLabel('Articles');
  await expect(levels).toBeVisible();
  await expectAccessible(page);
  await levels.selectOption({ label: 'Lire tout' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier ce rôle' }).click();
  await expect(levels).toHaveValue('3');
  await page.getByRole('button', { name: 'Ne rien changer' }).click();
  await expectAccessible(page);

  await screens.getByRole('link', { name: 'Journal' }).click();
  await expect(screens.getByRole('link', { name: 'Journal' })).toBeInViewport({ ratio: 1 });
  const lines = page.getByRole('table', { name: 'Journal' }).getByRole('row');
  await expect(lines.filter({ hasText: 'Rôle d’une personne changé' }).filter({ hasText: surname })).toContainText('Client → Modération');
  await expect(lines.filter({ hasText: 'Compte rouvert' }).filter({ hasText: surname })).toBeVisible();
  await expect(lines.filter({ hasText: 'Compte suspendu' }).filter({ hasText: surname })).not.toContainText('insultants');
  await expect(lines.filter({ hasText: 'Compte fermé' }).filter({ hasText: surname })).toBeVisible();
  const trail = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const journal = await trail;
  expect(journal.suggestedFilename()).toBe('journal.csv');
  const [head = '', ...entries] = (await readFile(await journal.path(), 'utf8')).split('\r\n');
  expect(head).toMatch(/^\uFEFF[^;]+(;[^;]+){4,}$/);
  expect(entries.filter((line) => line.includes('Compte suspendu') && line.includes(surname))).toHaveLength(1);
  expect(entries.join('\n')).not.toContain('insultants');
  await page.getByRole('button', { name: 'Vérifier le journal' }).click();
  await expect(page.getByText(/Le journal est intact/)).toBeVisible();
  await expectAccessible(page);
});

test('a moderator sees the clients and nothing of reservations, roles or the trail', async ({ page }) => {
  await openSignedIn(page, '/practice/clients', 'moderator@demo.test');
  await page.getByRole('link', { name: 'Salma Trabelsi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salma Trabelsi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspendre' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fermer le compte' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Rendez-vous et paiements' })).toBeHidden();
  const screens = page.getByRole('navigation', { name: 'Écrans du cabinet' }).getByRole('link');
  await expect(screens).toHaveText(['Discussions', 'Clients', 'Catégories']);
});

test('an administrator makes a role, changes it and removes it, on a grid that fits a desk', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/practice/roles', 'admin@demo.test');
  const name = `ACCUEIL_${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
  const grid = page.getByRole('group', { name: 'Ce que chaque rôle permet' });
  const columns = grid.getByRole('columnheader');
  const levelOf = (ressource: string) =>
    grid
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: ressource, exact: true }) })
      .getByRole('cell')
      .last();
  const press = (button: string) => page.getByRole('button', { name: button }).click();
  const modal = page.getByRole('dialog');
  const save = async () => {
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(modal).toBeHidden();
  };

  await press('Nouveau rôle');
  await modal.getByLabel('Nom du rôle').fill(name);
  await modal.getByLabel('Articles').selectOption({ label: 'Lire tout' });
  await save();
  // The practice's own roles come after the site's.
  await expect(columns.last()).toHaveText(name);
  await expect(levelOf('Articles')).toHaveText('Lire tout');
  await expect(levelOf('Paiements')).toHaveText('Aucun accès');

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await press('Modifier ce rôle');
  await modal.getByLabel('Articles').selectOption({ label: 'Modifier tout' });
  await modal.getByLabel('Paiements').selectOption({ label: 'Lire tout' });
  await save();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(levelOf('Articles')).toHaveText('Modifier tout');
  await expect(levelOf('Paiements')).toHaveText('Lire tout');
  await press('Modifier ce rôle');
  await expect(modal.getByLabel('Articles')).toHaveValue('4');
  await modal.getByRole('button', { name: 'Ne rien changer' }).click();

  // Seven roles stand side by side: neither the page nor the grid scrolls sideways.
  expect(await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? Infinity) - innerWidth)).toBeLessThanOrEqual(0);
  expect(await grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expectAccessibleInBoth(page);

  await press('Supprimer ce rôle');
  await modal.getByRole('button', { name: 'Supprimer ce rôle' }).click();
  await expect(modal).toBeHidden();
  await page.reload();
  await expect(columns.last()).toHaveText('Client de passage');
  await expect(page.getByText(name)).toHaveCount(0);
});

test('whose account it is shows where nothing proves it, until the practitioner who has seen the person says so', async ({
  page,
  server,
}) => {
  const { api } = await newClientOf(server.url);
  const { user } = await api.call(me);
  const surname = `Jlassi${crypto.randomUUID().slice(0, 6)}`;
  await api.call(updateMe, { body: { phoneNumber: user.phoneNumber ?? '', firstName: 'Rim', lastName: surname } });

  await openSignedIn(page, `/practice/clients?q=${surname}`, 'therapist@demo.test');
  await expect(page.getByText('non vérifié', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: `Rim ${surname}` }).click();
  const warning = page.getByText('Rien ne prouve à qui est ce compte');
  await expect(warning).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: 'Confirmer son identité' }).click();
  const confirming = page.getByRole('dialog', { name: `Confirmer l’identité de Rim ${surname}` });
  await expectAccessible(page);
  await confirming.getByRole('button', { name: 'Confirmer son identité' }).click();
  await expect(confirming).toBeHidden();
  await expect(warning).toBeHidden();
  await expect(page.getByText(/^identité confirmée par le cabinet le/)).toBeVisible();
});
