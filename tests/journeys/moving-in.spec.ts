import { test, type BrowserContext, type Page } from '@playwright/test';
import { signInModal, signUpModal } from '../support/accounts.ts';
import { chooseSlot } from '../support/choose-slot.ts';
import { consent, expect, expectAccessibleInBoth, waitUntilAwake } from '../support/journey.ts';
import { startNewPractice, type NewPractice } from '../support/new-practice.ts';
import { freeSlot } from '../support/practice.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';
import { headerOf, partOf } from '../support/smtp-server.ts';
import { callServer } from '../support/http.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';

let practice: NewPractice;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  practice = await startNewPractice();
});
test.afterAll(async () => {
  await practice.remove();
  await practice.smtp.close();
});

let effort: Effort;
test.beforeEach(() => void (effort = { taps: 0, screens: [] }));
test.afterEach(() => {
  const told = `${effort.taps} taps on ${effort.screens.length} screens: ${effort.screens.join(' ')}`;
  test.info().annotations.push({ type: 'effort', description: told });
  process.stdout.write(`a practice moves in: ${told}\n`);
});

/** What moving in asks of people: what they press, and the screens they see on the way. */
interface Effort {
  taps: number;
  readonly screens: string[];
}

const password = 'quatre mots sans rapport';

/** Somebody at a device of their own, whose presses are counted. */
async function person(context: BrowserContext): Promise<Page> {
  await consent(context);
  await context.exposeBinding('countTap', () => void (effort.taps += 1));
  await context.addInitScript(() =>
    document.addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) (globalThis as unknown as { countTap: () => void }).countTap();
      },
      true,
    ),
  );
  const page = await context.newPage();
  waitUntilAwake(page);
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const { pathname } = new URL(frame.url());
    // A search of its own, or a reload, is the same screen.
    if (effort.screens.at(-1) !== pathname) effort.screens.push(pathname);
  });
  return page;
}

/** A step of the list, by its title. */
const step = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const toast = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** The practice says who it is, whom it is paid to, and who receives clients. */
async function settle(desk: Page): Promise<void> {
  await step(desk, 'Le cabinet').getByRole('button', { name: 'Remplir la fiche du cabinet' }).click();
  const details = desk.getByRole('dialog', { name: 'Fiche du cabinet' });
  await details.getByLabel('Nom du cabinet').fill('Cabinet du Lac');
  await details.getByLabel('Adresse e-mail').fill('contact@cabinet.test');
  await details.getByLabel('Téléphone').fill('71 123 456');
  await details.getByLabel('Adresse en français').fill('8, rue du Lac, 1053 Tunis');
  await details.getByLabel('Adresse en anglais').fill('8, rue du Lac, 1053 Tunis, Tunisia');
  await details.getByLabel('Horaires en français').fill('Tous les jours de 8 h à 18 h');
  await details.getByLabel('Horaires en anglais').fill('Every day from 8 am to 6 pm');
  await details.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(details).toBeHidden();
  await expect(step(desk, 'Le cabinet').getByText('Fait', { exact: true })).toBeVisible();

  await step(desk, 'Les paiements').getByRole('button', { name: 'Désigner le bénéficiaire' }).click();
  const beneficiary = desk.getByRole('dialog', { name: 'Mandats postaux' });
  await beneficiary.getByLabel('À l’ordre de').fill('Leïla Bouazizi');
  await beneficiary.getByLabel('Adresse en français').fill('8, rue du Lac, 1053 Tunis');
  await beneficiary.getByLabel('Adresse en anglais').fill('8, rue du Lac, 1053 Tunis, Tunisia');
  await beneficiary.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(beneficiary).toBeHidden();
  await expect(step(desk, 'Les paiements').getByText('Leïla Bouazizi')).toBeVisible();

  await step(desk, 'Les mentions légales').getByRole('button', { name: 'Remplir les mentions légales' }).click();
  const legal = desk.getByRole('dialog', { name: 'Mentions légales' });
  await legal.getByLabel('Éditeur du site').fill('Cabinet du Lac');
  await legal.getByLabel('Directeur de la publication').fill('Leïla Bouazizi');
  await legal.getByLabel('Personne chargée des données personnelles').fill('Leïla Bouazizi, donnees@cabinet.test');
  await legal.getByLabel('Numéro de déclaration à l’INPDP').fill('22/2026');
  for (const [company, name] of [
    ['Hébergeur', 'Hébergeur du Lac'],
    ['Service d’envoi d’e-mails', 'Courrier du Lac'],
  ] as const) {
    await legal.getByLabel(`${company} (français)`).fill(`${name}, Tunisie`);
    await legal.getByLabel(`${company} (anglais)`).fill(`${name}, Tunisia`);
  }
  await legal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(legal).toBeHidden();
  await expect(step(desk, 'Les mentions légales').getByText('Fait', { exact: true })).toBeVisible();

  await step(desk, 'Les praticiens').getByRole('button', { name: 'Ajouter un praticien' }).click();
  const therapist = desk.getByRole('dialog', { name: 'Ajouter un praticien' });
  await therapist.getByText('Une autre personne', { exact: true }).click();
  await therapist.getByRole('button', { name: 'Ajouter et inviter' }).click();
  await expect(therapist.getByLabel('Son adresse e-mail')).toHaveAccessibleDescription(/obligatoire/);
  await therapist.getByLabel('Son adresse e-mail').fill('leila@cabinet.test');
  await therapist.getByLabel('Nom affiché').fill('Leïla Bouazizi');
  await expect(therapist.getByLabel('Téléphone')).toHaveValue('71 123 456');
  await therapist.getByRole('button', { name: 'Ajouter et inviter' }).click();
  await expect(therapist).toBeHidden();
  await expect(step(desk, 'Les praticiens').getByText(/^Invitation envoyée à leila@cabinet\.test le /)).toBeVisible();
}

/** A client takes the first time that a money order reaches, and sends its receipt. */
async function bookAndPay(page: Page): Promise<void> {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/Son nom complet\s: Cabinet du Lac\. Son adresse\s: 8, rue du Lac, 1053 Tunis\./)).toBeVisible();
  await expect(page.getByText('(Hébergeur du Lac, Tunisie)')).toBeVisible();
  await expect(page.getByText(/à confirmer par le cabinet|entreprise de stockage/)).toHaveCount(0);
  const therapists = page.getByRole('link', { name: 'Nos Psy' }).first();
  // A page is rendered once a second at most: the first may still be the one from before there was anybody.
  await expect(async () => {
    await page.goto('/');
    await expect(therapists).toHaveAttribute('href', /^\/therapist\/./, { timeout: 1000 });
  }).toPass();
  await therapists.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leïla Bouazizi' })).toBeVisible();
  await page.locator('a[href="#booking"]').click();
  const { body: found } = await callServer(practice.url, listTherapists);
  const slug = found.items[0]?.slug ?? '';
  const { body: therapist } = await callServer(practice.url, readTherapist, { parameters: { slug } });
  const practitioner = { id: therapist.id, slug, serviceId: therapist.services[0]?.id ?? '' };
  await chooseSlot(page, (await freeSlot(practice.url, practitioner)).startDateTime);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirmer le rendez-vous' }).click();
  await signUpModal(page, 'rim@client.test', password);
  const completing = page.getByRole('dialog', { name: 'Finir votre compte avant de continuer' });
  await completing.getByLabel('Numéro de téléphone').fill('+21698111222');
  await completing.getByLabel('Prénom', { exact: true }).fill('Rim');
  await completing.getByLabel('Nom', { exact: true }).fill('Jaziri');
  await completing.getByRole('button', { name: 'Enregistrer et continuer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Créneau réservé jusqu’au/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Leïla Bouazizi' }).first()).toBeVisible();
  await page.getByLabel('Code du mandat').fill('MI2026AB');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto('MI2026AB') });
  await expect(page.getByText('Photo prête. Il reste à envoyer.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeVisible();
}

/** The therapist sees the receipt and accepts; the client is told by a letter. */
async function accept(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rendez-vous', exact: true }).first().click();
  const card = page.getByRole('article').filter({ hasText: 'Rim Jaziri' });
  await card.getByRole('button', { name: 'Voir le justificatif' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await card.getByRole('button', { name: 'Valider le justificatif' }).click();
  await card.getByRole('button', { name: 'Approuver' }).click();
  await expect(card.getByText('Déjà accepté', { exact: true })).toBeVisible();
  const told = () => practice.smtp.mails.filter(({ to }) => to.includes('rim@client.test')).map((mail) => headerOf(mail, 'subject'));
  await expect.poll(told, { timeout: 60_000 }).toContain('Votre rendez-vous est confirmé');
}

/** The address in the latest letter to somebody. */
async function linkTo(email: string): Promise<string> {
  const letters = () => practice.smtp.mails.filter(({ to }) => to.includes(email));
  await expect.poll(() => letters().length).toBeGreaterThan(0);
  const [link] = /http\S+\?first=\S+/.exec(partOf(letters().at(-1) as never, 'text/plain')) ?? [''];
  return link;
}

/** The therapist opens their access by the letter, and says what they offer and when. */
async function join(page: Page): Promise<void> {
  await page.goto(await linkTo('leila@cabinet.test'));
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmez le mot de passe').fill(password);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre accès est ouvert' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await signInModal(page, 'leila@cabinet.test', password);
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible();

  await page.getByRole('link', { name: 'Horaires', exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter une séance' }).click();
  const session = page.getByRole('dialog', { name: 'Ajouter une séance' });
  await session.getByLabel('Nom en français').fill('Consultation');
  await session.getByLabel('Nom en anglais').fill('Consultation');
  await session.getByLabel('Prix en dinars').fill('80');
  await session.getByRole('button', { name: 'Enregistrer la séance' }).click();
  await expect(session).toBeHidden();
  await page.getByRole('button', { name: 'Enregistrer les horaires' }).click();
  await toast(page, 'Horaires enregistrés.');
}

test('a site that has yet to be filled says so, and shows no heading over nothing', async ({ browser }) => {
  const visitor = await person(await browser.newContext({ baseURL: practice.url, serviceWorkers: 'block' }));
  await visitor.goto('/blogs');
  await expect(visitor.getByRole('status').filter({ hasText: 'Le cabinet publiera ici ses premiers articles.' })).toBeVisible();
  await expect(visitor.getByRole('contentinfo').getByRole('heading', { name: 'Contacts' })).toBeHidden();
  await expect(visitor.getByRole('contentinfo').getByRole('heading', { name: 'Profil' })).toBeVisible();
  await visitor.goto('/threads');
  await expect(visitor.getByRole('heading', { name: 'Pas encore de discussion' })).toBeVisible();
  await visitor.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'Nos Psy' }).click();
  await expect(visitor.getByRole('main').getByText('Le cabinet présentera ici ses praticiens.')).toBeVisible();
  await visitor.goto('/terms-of-service');
  await expect(visitor.getByText(/Éditeur\s: à confirmer par le cabinet\. Adresse\s: à confirmer par le cabinet\./)).toBeVisible();
});

test('an invitation that went astray is corrected, or taken back with all that came of it', async ({ browser }) => {
  const desk = await person(await browser.newContext({ baseURL: practice.url, serviceWorkers: 'block' }));
  await desk.goto('/practice/setup');
  await signInModal(desk, practice.admin.email, practice.admin.password);
  const team = step(desk, 'Les praticiens');
  await team.getByRole('button', { name: /^Ajouter un/ }).click();
  const adding = desk.getByRole('dialog', { name: 'Ajouter un praticien' });
  await adding.getByText('Une autre personne', { exact: true }).click();
  await adding.getByLabel('Son adresse e-mail').fill('sami@cabinte.test');
  await adding.getByLabel('Nom affiché').fill('Sami Gharbi');
  const contact = { 'Adresse e-mail affichée': 'sami@cabinet.test', Téléphone: '71 123 456' };
  for (const [label, value] of Object.entries(contact)) await adding.getByLabel(label).fill(value);
  for (const language of ['français', 'anglais']) await adding.getByLabel(`Adresse en ${language}`).fill('8, rue du Lac, 1053 Tunis');
  await adding.getByRole('button', { name: 'Ajouter et inviter' }).click();
  await expect(adding).toBeHidden();
  await linkTo('sami@cabinte.test');

  const visitor = await person(await browser.newContext({ baseURL: practice.url, serviceWorkers: 'block' }));
  await visitor.goto('/therapist/sami-gharbi');
  await expect(visitor.getByRole('heading', { level: 2 })).toHaveText(['Contact', 'Rendez-vous', 'Liens', 'Profil']);
  const sections = visitor.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link');
  await expect(sections).toHaveText(['Contact', 'Rendez-vous']);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  const again = () => team.getByRole('button', { name: /^Renvoyer l’invitation\s: Sami Gharbi$/ });
  await again().click();
  const inviting = desk.getByRole('dialog', { name: 'Renvoyer l’invitation' });
  await inviting.getByLabel('Son adresse e-mail').fill('sami@cabinet.test');
  await expectAccessibleInBoth(desk);
  await inviting.getByRole('button', { name: 'Envoyer' }).click();
  await expect(team.getByText(/^Invitation envoyée à sami@cabinet\.test/)).toBeVisible();
  await linkTo('sami@cabinet.test');

  await again().click();
  await inviting.getByRole('button', { name: 'Retirer l’invitation' }).click();
  await expect(team.getByText('Sami Gharbi')).toBeHidden();
  await desk.goto(await linkTo('sami@cabinet.test'));
  await desk.getByLabel('Mot de passe', { exact: true }).fill(password);
  await desk.getByLabel('Confirmez le mot de passe').fill(password);
  await desk.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(desk.getByText('Cette invitation n’est plus valable')).toBeVisible();
});

test('a practice moves in, from the first administrator to an accepted booking', async ({ browser }) => {
  test.setTimeout(240_000);
  const device = { baseURL: practice.url, timezoneId: 'Africa/Tunis', serviceWorkers: 'block' as const };
  const phone = { ...device, viewport: { width: 390, height: 844 } };
  const desk = await person(await browser.newContext({ ...device, viewport: { width: 1280, height: 800 } }));
  await desk.goto('/');
  await expect(desk.getByText('Les rendez-vous en ligne ne sont pas encore ouverts.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Comment se passe un premier rendez-vous' })).toBeHidden();
  await desk.goto('/profile');
  await signInModal(desk, practice.admin.email, practice.admin.password);
  await expect(desk.getByRole('heading', { level: 1, name: 'Mise en route' })).toBeVisible();
  await expect(desk.getByText('0 étape faite sur 8')).toBeVisible();
  await expectAccessibleInBoth(desk);
  await settle(desk);

  // Known before there is anything to book, and found by nobody yet.
  const visitor = await person(await browser.newContext(phone));
  await visitor.goto('/therapist/leila-bouazizi');
  await expect(visitor.getByText(/^Les rendez-vous en ligne ne sont pas encore ouverts\./)).toBeVisible();
  await expect(visitor.locator('meta[name=robots][content*=noindex]')).toHaveCount(1);
  await expectAccessibleInBoth(visitor);

  const therapist = await person(await browser.newContext(phone));
  await join(therapist);
  await desk.reload();
  await expect(desk.getByText('Les rendez-vous en ligne sont ouverts.')).toBeVisible();

  await bookAndPay(visitor);
  await accept(therapist);
});
