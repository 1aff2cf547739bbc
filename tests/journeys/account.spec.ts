import { refreshToken } from '#contract/auth/auth.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { demoPassword, newEmail, openSignedIn, openSignedUp, sessionWords, signInModal, signUpModal } from '../support/accounts.ts';
import { endSessionOf, readSession } from '../support/device-session.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test, waitUntilAwake } from '../support/journey.ts';
import { rowsOf } from '../support/kept-proof.ts';
import { expectModalSize } from '../support/modal-size.ts';
import { jpegOf } from '../support/pictures.ts';
import { chooseSlot } from '../support/choose-slot.ts';
import { freeSlot, newClientOf, takeSlot, therapistSlug } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

/** Demonstration phone numbers that no other journey uses. */
let lastNumber = 0;
const freshNumber = () => `29 1${String(process.pid % 100).padStart(2, '0')} ${String((lastNumber += 1)).padStart(3, '0')}`;

test('where the practice has no key of a provider, the sign-in fetches nothing of them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const told = page.waitForResponse('**/n/providers');
  await page.goto('/profile');
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
  expect(await (await told).json()).toEqual({ items: [] });
  await page.waitForLoadState('networkidle');
  expect(fetched.some((path) => path.includes('SignInModal'))).toBe(true);
  expect(fetched.filter((path) => /social/i.test(path))).toEqual([]);
});

test('a new person signs up, completes and edits the profile with a picture, changes the password, leaves and comes back', async ({
  page,
}) => {
  const email = await openSignedUp(page, '/profile');
  await expect(page.getByText('Il manque votre numéro de téléphone')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Modifier mon profil' }).click();

  const save = page.getByRole('button', { name: 'Enregistrer' });
  await expect(save).toBeDisabled();
  await page.getByLabel('Prénom').fill('Nour');
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page.getByText('Le numéro de téléphone est obligatoire')).toBeVisible();
  await page.getByLabel('Numéro de téléphone').fill('+216 20 000 001');
  await page.getByLabel('Prénom').focus();
  await expect(page.getByText('Ce numéro est déjà celui d’un autre compte.')).toBeVisible();
  await page.getByLabel('Numéro de téléphone').fill(freshNumber());
  await page.getByLabel('Prénom').focus();
  await expect(page.getByText('Ce numéro peut être utilisé.')).toBeVisible();

  await page.locator('input[type=file]').setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(2000, 1500) });
  const framing = page.getByRole('dialog', { name: 'Cadrer la photo' });
  const square = framing.getByRole('group', { name: 'Carré de la photo : les flèches le déplacent' });
  const leftEdge = async () => (await square.boundingBox())?.x ?? 0;
  const before = await leftEdge();
  await square.press('ArrowRight');
  await expect.poll(leftEdge).toBeGreaterThan(before);
  await expectAccessible(page);
  await framing.getByRole('button', { name: 'Utiliser cette photo' }).click();
  await expect(framing).toBeHidden();
  await expect(page.getByText('Photo prête. Il reste à enregistrer.', { exact: true })).toBeVisible();
  // Nothing that was changed is lost by leaving the page.
  await page.reload();
  await expect(page.getByText('Vos modifications sont encore là')).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Nour');
  await save.click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Nour', level: 1 })).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Photo de profil' });
  await expect(portrait).toHaveAttribute('src', /^blob:/);
  // Of 2000 by 1500, the square that was chosen.
  const [width, height] = await portrait.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(width).toBeGreaterThan(64);
  expect(height).toBe(width);

  await page.getByRole('link', { name: 'Changer mon mot de passe' }).click();
  const newPassword = 'quatre mots sans rapport';
  await page.getByLabel('Mot de passe actuel').fill('pas-le-bon');
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirmez le nouveau mot de passe').fill('autre chose');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('doit être identique au mot de passe')).toBeVisible();
  await page.getByLabel('Confirmez le nouveau mot de passe').fill(newPassword);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByLabel('Mot de passe actuel')).toHaveAccessibleDescription(/Le mot de passe actuel/);
  await page.getByLabel('Mot de passe actuel').fill(demoPassword);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await toldByToast(page, 'Votre mot de passe est changé.');
  await expect(page).toHaveURL('/profile');

  expect(await page.evaluate(() => localStorage.getItem('gdpr-consent'))).toBe('true');
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  const leaving = page.getByRole('dialog', { name: 'Déconnexion' });
  await expect(leaving.getByText('Êtes-vous sûr de vouloir vous déconnecter ?')).toBeVisible();
  await leaving.getByRole('button', { name: 'Annuler' }).click();
  await expect(leaving).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await leaving.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.goto('/profile');
  await signInModal(page, email, newPassword);
  await expect(page.getByRole('heading', { name: 'Nour', level: 1 })).toBeVisible();
});

test('a visitor who books signs up, completes the account, and the booking goes on by itself', async ({ page, server }) => {
  await page.goto(`/therapist/${therapistSlug}#booking`);
  await chooseSlot(page, (await freeSlot(server.url)).startDateTime);
  await page.getByText('Par mandat postal', { exact: true }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmer le rendez-vous' }).click();
  await expect(page.getByText('Connectez-vous pour continuer')).toBeVisible();
  await signUpModal(page, newEmail());
  const completing = page.getByRole('dialog', { name: 'Finir votre compte avant de continuer' });
  await completing.getByRole('button', { name: 'Enregistrer et continuer' }).click();
  await expect(completing.getByText('Le numéro de téléphone est obligatoire')).toBeVisible();
  await expectAccessible(page);
  await completing.getByLabel('Numéro de téléphone').fill(freshNumber());
  await completing.getByLabel('Prénom', { exact: true }).fill('Rim');
  await completing.getByLabel('Nom', { exact: true }).fill('Jaziri');
  await completing.getByRole('button', { name: 'Enregistrer et continuer' }).click();
  await expect(page).toHaveURL(/\/reservations\/[0-9a-f]{24}\/payment$/);
});

test('errors of the server are told on their fields, and nothing typed is lost', async ({ page }) => {
  await page.goto('/profile');
  const modal = page.getByRole('dialog');
  await modal.locator('form').getByRole('button', { name: 'Se connecter' }).click();
  await expect(modal.getByLabel('E-mail')).toHaveAccessibleDescription("L'email est obligatoire");
  await modal.getByLabel('E-mail').fill('client@demo.test');
  await modal.getByLabel('Mot de passe', { exact: true }).fill('pas-le-bon');
  await modal.locator('form').getByRole('button', { name: 'Se connecter' }).click();
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toHaveAccessibleDescription(
    "L'email ou le mot de passe ne correspond pas.",
  );

  await modal.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('type', 'text');
  await modal.getByRole('button', { name: 'Créer un compte' }).click();
  await expect(modal.getByLabel('E-mail')).toHaveValue('client@demo.test');
  await expect(modal.getByLabel('Mot de passe', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  await modal.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await modal.getByLabel('Confirmez le mot de passe').fill(demoPassword);
  await modal.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(modal.getByLabel('E-mail')).toHaveAccessibleDescription('Un compte existe déjà avec cette adresse e-mail.');
  await expect(modal.getByLabel('Confirmez le mot de passe')).toHaveValue(demoPassword);
});

test('a press that lasts reaches its button: what leaving a field says above it waits', async ({ page }) => {
  await openSignedIn(page, '/profile/edit-password');
  const button = page.getByRole('button', { name: 'Changer le mot de passe' });
  const current = page.getByLabel('Mot de passe actuel');
  const confirmed = page.getByLabel('Confirmez le nouveau mot de passe');
  const holdAfter = async (typed: string) => {
    await confirmed.fill(typed);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('the button is nowhere');
    await page.mouse.move(box.x + box.width / 2, box.y + 2);
    await page.mouse.down();
    // Time for whatever leaving the field has set going.
    await page.evaluate(() => new Promise<void>((resolve) => setTimeout(() => requestAnimationFrame(() => resolve()), 50)));
    expect(await button.boundingBox()).toEqual(box);
  };

  await holdAfter('court');
  // Taken back: no press, and the field is judged as one that was left.
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(confirmed).toHaveAccessibleDescription(/identique/);
  await expect(current).not.toHaveAccessibleDescription(/obligatoire/);

  await holdAfter('');
  await page.mouse.up();
  await expect(current).toHaveAccessibleDescription(/obligatoire/);
});

test('who keeps nothing on the device is not asked again, may think better of it in the profile, and nothing is kept', async ({
  page,
  server,
}) => {
  const client = await newClientOf(server.url);
  await takeSlot(server.url, client, await freeSlot(server.url));
  const question = page.getByRole('complementary', { name: 'Garder sur cet appareil' });
  // Neither where something is to be paid, nor among the discussions.
  await openSignedIn(page, '/threads/own', client.email);
  for (const path of ['/threads/own', '/outbox']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toBeHidden();
  }
  await page.goto('/reservations');
  await question.getByRole('button', { name: 'Ne rien garder' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('checkbox', { name: 'Garder sur cet appareil' })).not.toBeChecked();
  await expect(question).toBeHidden();
  expect(await rowsOf(page, 'keptQueries')).toBe(0);
});

test('two tabs share one session: leaving in one is seen in the other', async ({ page, context }) => {
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
  const other = await context.newPage();
  waitUntilAwake(other);
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/');
  await expect(other.getByRole('heading', { name: 'Mon profil' })).toBeVisible();
  await expect(other.getByText('Trabelsi')).toHaveCount(0);
  // Who has just left is not asked to come back.
  await expect(other.getByRole('dialog')).toBeHidden();
  await page.goto('/profile');
  await signInModal(page, 'client@demo.test');
  await expect(other.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
});

test('what was typed in one tab goes when its person leaves in another', async ({ page, context, server }) => {
  const { email } = await newClientOf(server.url);
  await openSignedIn(page, '/profile', email);
  const other = await context.newPage();
  waitUntilAwake(other);
  const slot = await freeSlot(server.url);
  const booking = `/therapist/${therapistSlug}?slot=${slot.startDateTime}#booking`;
  await other.goto(booking);
  const note = other.getByLabel(/Un mot pour préparer/);
  await note.fill('Seulement pour le cabinet');
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/');
  // The page has begun anew at its top: the form comes when it is scrolled to, and its field with a time.
  await expect(note).toBeHidden();
  await other.locator('#booking').scrollIntoViewIfNeeded();
  await expect(other.getByText('Choisissez d’abord un jour et une heure')).toBeVisible();
  await other.goto('/');
  await other.goto(booking);
  await expect(note).toHaveValue('');
});

test('a server that cannot be reached signs nobody out', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Salma' })).toBeVisible();
  await expect(page.getByText('Hors ligne.', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hors ligne pour le moment' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
});

test('whose session was ended elsewhere is asked to sign in, however late the server says so', async ({ page, server }) => {
  const { email } = await newClientOf(server.url);
  await openSignedIn(page, '/reservations', email);
  const answer = await holdRequests(page, `**${endpointUrl(refreshToken)}`);
  await endSessionOf(server.url, await readSession(page));
  await page.goto('/reservations');
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible();
  answer();
  await signInModal(page, email);
  await expect(page.getByRole('heading', { name: 'Aucun rendez-vous pour l’instant' })).toBeVisible();
});

test('leaving works without a network, too', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/');
  await page.unroute('**/api/**');
  await page.goto('/profile');
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
});

test('an expired access token is replaced once, unseen', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('accalmie');
        opening.addEventListener('error', () => reject(new Error('no database')));
        opening.addEventListener('success', () => {
          const store = opening.result.transaction('session', 'readwrite').objectStore('session');
          const reading = store.get('current');
          reading.addEventListener('success', () => {
            store.put({ ...(reading.result as object), accessToken: 'expired' }).addEventListener('success', () => {
              opening.result.close();
              resolve();
            });
          });
        });
      }),
  );
  let refreshes = 0;
  page.on('request', (request) => (refreshes += request.url().endsWith('/z/refresh-token') ? 1 : 0));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('the sign-in modal is a small one, fills the width of a phone, and offers no provider without a key', async ({ page }) => {
  const told = page.waitForResponse('**/n/providers');
  await page.goto('/profile');
  await told;
  await expect(page.getByRole('link', { name: /^Continuer avec/ })).toHaveCount(0);
  const modal = page.getByRole('dialog');
  await modal.waitFor();
  const pageWidth = await page.evaluate(() => document.documentElement.clientWidth);
  expect((await modal.boundingBox())?.width).toBe(pageWidth);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectModalSize(page, 'small');
});

test('who signed up elsewhere is offered no password to change', async ({ page }) => {
  await openSignedIn(page, '/profile');
  const toPassword = page.getByRole('main').getByRole('link', { name: 'Changer mon mot de passe' });
  await expect(toPassword).toBeVisible();

  // Sign-in by another provider needs that provider: the server's own answer is given with its name instead.
  await page.route('**/api/v1/auth/n/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), authProvider: 'GOOGLE' } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Mes rendez-vous' })).toBeVisible();
  await expect(toPassword).toBeHidden();
  await page.goto('/profile/edit-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Votre compte n’a pas de mot de passe ici' })).toBeVisible();
  await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0);
});

for (const language of ['fr', 'en'] as const) {
  test(`the ways into the account and out of it are accessible (${language})`, async ({ page }) => {
    const words = sessionWords[language];
    await page.goto(`${words.prefix}/profile`);
    await page.getByRole('dialog', { name: words.signIn }).waitFor();
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: words.toSignUp }).click();
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Escape');
    await expectAccessibleInBoth(page);
    await openSignedIn(page, '/profile', 'client@demo.test', language);
    await expect(page.getByRole('heading', { name: 'Salma Trabelsi' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: language === 'fr' ? 'Se déconnecter' : 'Sign out' })
      .click();
    const leaving = page.getByRole('dialog', { name: language === 'fr' ? 'Déconnexion' : 'Logout' });
    await expect(leaving.getByRole('button', { name: language === 'fr' ? 'Confirmer' : 'Confirm' })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
}
