import type { Page } from '@playwright/test';
import { undoSeconds } from '#contract/constants.ts';
import { sessionWords, signInModal, signUpModal, type Language } from '../support/accounts.ts';
import { consent, expect, test, waitUntilAwake } from '../support/journey.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';
import { therapistSlug } from '../support/practice.ts';

// As a person meets the site, the worker beside it.
test.use({ serviceWorkers: 'allow' });

const words = {
  fr: {
    about: 'À propos',
    slots: /\d créneau/,
    halves: /Matin|Après-midi/,
    note: /Un mot pour préparer/,
    confirm: 'Confirmer le rendez-vous',
    complete: 'Finir votre compte avant de continuer',
    phone: 'Numéro de téléphone',
    save: 'Enregistrer et continuer',
    pay: 'Payer par mandat',
    code: 'Code du mandat',
    uploaded: 'Envoyé',
    send: 'Envoyer le justificatif',
    received: 'Demande reçue',
    reservations: 'Voir mes réservations',
    onStandBy: 'En attente',
    accepted: 'Déjà accepté',
    viewProof: 'Voir le justificatif',
    close: 'Fermer',
    validate: 'Valider le justificatif',
    approve: 'Approuver',
  },
  en: {
    about: 'About',
    slots: /\d slot/,
    halves: /Morning|Afternoon/,
    note: /Anything you would like to say/,
    confirm: 'Confirm the appointment',
    complete: 'Complete your account before you continue',
    phone: 'Phone number',
    save: 'Save and continue',
    pay: 'Pay by money order',
    code: 'Transfer code',
    uploaded: 'Sent',
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
async function book(page: Page, language: Language, email: string, note: string): Promise<void> {
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
  await expect(page.getByRole('heading', { level: 2, name: told.about })).toBeVisible();
  await page.locator('a[href="#booking"]').click();

  await page.getByRole('grid').getByRole('button', { name: told.slots }).last().click();
  await page
    .getByRole('group', { name: told.halves })
    .getByText(/^\d{1,2}(\sh|:\d\d)/)
    .first()
    .click();
  await page.getByLabel(told.note).fill(note);
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('button', { name: told.confirm }).click();
  await signUpModal(page, email, undefined, language);
  const completing = page.getByRole('dialog', { name: told.complete });
  await completing.getByLabel(told.phone).fill(`+2169${String(Date.now()).slice(-7)}`);
  await completing.getByRole('button', { name: told.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: told.pay })).toBeVisible();
}

/** The client photographs the receipt of the money order and sends it with its code. */
async function payByMoneyOrder(page: Page, language: Language, code: string): Promise<void> {
  const told = words[language];
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

    await book(page, language, `main-job-${crypto.randomUUID()}@demo.test`, note);
    await payByMoneyOrder(page, language, code);
    await approve(deskPage, language, note, code);
    await desk.close();

    // The client is told once the time to undo is over; the list itself never hides what it knows.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('article').getByText(words[language].accepted, { exact: true })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: (undoSeconds + 15) * 1000 });
  });
}
