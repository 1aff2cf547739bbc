import type { Page } from '@playwright/test';
import { sessionWords, signInModal, signUpModal, type Language } from '../support/accounts.ts';
import { chooseSlot } from '../support/choose-slot.ts';
import { consent, expect, test, waitUntilAwake } from '../support/journey.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';
import { freeSlot, therapistSlug } from '../support/practice.ts';

// As a person meets the site, the worker beside it.
test.use({ serviceWorkers: 'allow', savesData: true });

const words = {
  fr: {
    sections: ['À propos', 'Formation', 'Questions fréquentes', 'Contact', 'Rendez-vous'],
    note: /Un mot pour préparer/,
    mandate: 'Par mandat postal',
    confirm: 'Confirmer le rendez-vous',
    complete: 'Finir votre compte avant de continuer',
    phone: 'Numéro de téléphone',
    firstName: 'Prénom',
    lastName: 'Nom',
    lastNameMissing: 'Le nom est obligatoire',
    save: 'Enregistrer et continuer',
    reserved: /^Créneau réservé jusqu’au/,
    payee: 'À l’ordre de',
    code: 'Code du mandat',
    uploaded: 'Photo prête. Il reste à envoyer.',
    send: 'Envoyer le justificatif',
    received: 'Demande reçue',
    reservations: 'Voir mes rendez-vous',
    onStandBy: 'En attente',
    accepted: 'Déjà accepté',
    viewProof: 'Voir le justificatif',
    close: 'Fermer',
    validate: 'Valider le justificatif',
    approve: 'Approuver',
  },
  en: {
    sections: ['About', 'Education', 'FAQ', 'Contact', 'Medical Appointment'],
    note: /Anything you would like to say/,
    mandate: 'By money order',
    confirm: 'Confirm the appointment',
    complete: 'Complete your account before you continue',
    phone: 'Phone number',
    firstName: 'First name',
    lastName: 'Last name',
    lastNameMissing: 'The last name is required',
    save: 'Save and continue',
    reserved: /^Slot reserved until/,
    payee: 'Payable to',
    code: 'Transfer code',
    uploaded: 'Photo ready. It is still to be sent.',
    send: 'Send the proof',
    received: 'Request received',
    reservations: 'See my appointments',
    onStandBy: 'On Stand By',
    accepted: 'Already accepted',
    viewProof: 'View the proof',
    close: 'Close',
    validate: 'Validate the proof',
    approve: 'Approve',
  },
} as const;

/** The visitor reads an article and the profile, books, signs up and completes the account on the way. */
async function book(page: Page, language: Language, startDateTime: string, email: string, note: string): Promise<void> {
  const told = words[language];
  const { prefix } = sessionWords[language];
  await page.goto(`${prefix}/`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const homeTitle = await heading.innerText();
  await page.getByRole('main').locator('a[href*="/blogs/"]').first().click();
  await expect(page).toHaveURL(/\/blogs\/.+/);
  // The address changes first; the home page stays until the article is there.
  await expect(heading).not.toHaveText(homeTitle);
  await page.locator(`a[href="${prefix}/therapist/${therapistSlug}"]:visible`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amel Ben Salah' })).toBeVisible();
  for (const name of told.sections)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.locator('a[href="#booking"]').click();

  await chooseSlot(page, startDateTime, language);
  await page.getByText(told.mandate, { exact: true }).click();
  await page.getByLabel(told.note).fill(note);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: told.confirm }).click();
  await signUpModal(page, email, undefined, language);
  const completing = page.getByRole('dialog', { name: told.complete });
  await completing.getByLabel(told.phone).fill(`+2169${String(Date.now()).slice(-7)}`);
  await completing.getByLabel(told.firstName, { exact: true }).fill('Rim');
  await completing.getByRole('button', { name: told.save }).click();
  const lastName = completing.getByLabel(told.lastName, { exact: true });
  await expect(lastName).toHaveAccessibleDescription(told.lastNameMissing);
  await lastName.fill('Jaziri');
  await completing.getByRole('button', { name: told.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: told.reserved })).toBeVisible();
}

/** The client photographs the receipt of the money order and sends it with its code. */
async function payByMoneyOrder(page: Page, language: Language, code: string): Promise<void> {
  const told = words[language];
  // How much, and to whom: what is read out at the post office.
  const main = page.getByRole('main');
  await expect(main.getByText(/^80\sDT$/).first()).toBeVisible();
  await expect(main.getByText(told.payee, { exact: true })).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: 'Amel Ben Salah' }).first()).toBeVisible();
  await page.getByLabel(told.code).fill(code.toLowerCase());
  await page.locator('input[type=file]').setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(code) });
  await expect(page.getByText(told.uploaded, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: told.send }).click();
  await expect(page.getByRole('heading', { level: 1, name: told.received })).toBeFocused();
  await page.getByRole('link', { name: told.reservations }).click();
  await expect(page.getByRole('article').getByText(told.onStandBy, { exact: true })).toBeVisible();
}

/** The practitioner looks at the proof, validates it and approves. */
async function approve(page: Page, language: Language, note: string, code: string): Promise<void> {
  const told = words[language];
  await page.goto(`${sessionWords[language].prefix}/practice/reservations`);
  await signInModal(page, 'therapist@demo.test', undefined, language);
  const card = page.getByRole('article').filter({ hasText: note });
  await card.getByRole('button', { name: told.viewProof }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(code)).toBeVisible();
  await expect(viewer.getByRole('img')).toBeVisible();
  await viewer.getByRole('button', { name: told.close }).click();
  await card.getByRole('button', { name: told.validate }).click();
  await card.getByRole('button', { name: told.approve }).click();
  await expect(card.getByText(told.accepted, { exact: true })).toBeVisible();
}

for (const language of ['fr', 'en'] as const) {
  test(`a client books by money order and the practitioner approves (${language})`, async ({ browser, page, server }) => {
    test.setTimeout(150_000);
    // Somebody else, on another device.
    const desk = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 }, timezoneId: 'Africa/Tunis' });
    await consent(desk);
    const deskPage = await desk.newPage();
    waitUntilAwake(deskPage);
    const code = `MJ${language.toUpperCase()}${Date.now() % 1_000_000}`;
    const note = `Première séance ${code}`;

    const { startDateTime } = await freeSlot(server.url);
    await book(page, language, startDateTime, `main-job-${crypto.randomUUID()}@demo.test`, note);
    await payByMoneyOrder(page, language, code);
    await approve(deskPage, language, note, code);
    await desk.close();

    await page.reload();
    await expect(page.getByRole('article').getByText(words[language].accepted, { exact: true })).toBeVisible();
  });
}
