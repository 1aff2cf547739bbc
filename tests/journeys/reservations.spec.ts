import type { Page } from '@playwright/test';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import type { Slot } from '#contract/booking/booking.schema.ts';
import { openSignedIn, openSignedUp, type Language } from '../support/accounts.ts';
import { chooseSlot } from '../support/choose-slot.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { expectModalSize } from '../support/modal-size.ts';
import { freeSlot, newClientOf, newTherapistOf, takeSlot } from '../support/practice.ts';
import { bookWithNote, bookWithProof } from '../support/proof.ts';

const words = {
  fr: {
    statuses: ['En attente', 'Déjà accepté', 'Refusé', 'Annulé', 'Expiré', 'Terminé', 'Absence'],
    turns: ['À vous : envoyer le reçu', 'Chez le cabinet'],
    proofAwaited: /Envoyez la photo de votre justificatif/,
    proofReceived: /Justificatif reçu/,
    place: /Rendez-vous au cabinet\s: 14/,
    rejected: /n’a pas pu être accepté\s: Je ne propose pas de coaching/,
    refund: /Le remboursement de 100\sDT est en cours/,
    sendProof: 'Envoyer le justificatif',
    move: 'Déplacer',
    cancel: 'Annuler',
    moveTo: /^Déplacer au/,
    moved: /Vous avez demandé ce nouvel horaire/,
    taken: "Ce créneau vient d'être réservé. Voici les trois plus proches.",
    freeCancel: /sans frais\s: 80\sDT vous seront remboursés/,
    confirmCancel: 'Annuler le rendez-vous',
    keep: 'Garder le rendez-vous',
    cancelledByYou: /Vous avez annulé ce rendez-vous/,
    calledOff: 'Annulés ou refusés, date à venir',
    title: 'Mes rendez-vous',
    empty: 'Aucun rendez-vous pour l’instant',
    book: 'Prendre rendez-vous',
    close: 'Fermer',
  },
  en: {
    statuses: ['On Stand By', 'Already accepted', 'Rejected', 'Cancelled', 'Expired', 'Completed', 'No-show'],
    turns: ['Your turn: send the receipt', 'With the practice'],
    proofAwaited: /Send the photo of your money-order receipt/,
    proofReceived: /Proof received/,
    place: /At the practice: 14/,
    rejected: /could not be accepted: Je ne propose pas de coaching/,
    refund: /The refund of 100\sDT is under way/,
    sendProof: 'Send the proof',
    move: 'Move',
    cancel: 'Cancel',
    moveTo: /^Move to/,
    moved: /You asked for this new time/,
    taken: 'This slot has just been taken. Here are the three nearest.',
    freeCancel: /free of charge: 80\sDT will be refunded/,
    confirmCancel: 'Cancel the appointment',
    keep: 'Keep the appointment',
    cancelledByYou: /You cancelled this appointment/,
    calledOff: 'Cancelled or declined, date to come',
    title: 'My appointments',
    empty: 'No appointment yet',
    book: 'Book an appointment',
    close: 'Close',
  },
} as const;

/** Opens the move dialog of the appointment and chooses another time there. */
async function chooseAnotherTime(page: Page, language: Language, { startDateTime }: Slot): Promise<void> {
  await page.getByRole('button', { name: words[language].move, exact: true }).click();
  await chooseSlot(page.getByRole('dialog'), startDateTime, language);
}

for (const language of journeyLanguages) {
  const told = words[language];

  test(`a client sees a reservation in each status, with what happens next (${language})`, async ({ page }) => {
    await openSignedIn(page, '/reservations', 'client@demo.test', language);
    const cards = page.getByRole('article');
    for (const status of told.statuses) await expect(cards.filter({ has: page.getByText(status, { exact: true }) }).first()).toBeVisible();
    const [toSend, atPractice] = told.turns;
    await expect(cards.filter({ hasText: told.proofAwaited }).first()).toContainText(toSend);
    await expect(cards.filter({ hasText: told.proofReceived }).first()).toContainText(atPractice);
    for (const sentence of [told.proofAwaited, told.proofReceived, told.place, told.rejected, told.refund])
      await expect(cards.getByText(sentence).first()).toBeVisible();
    await expect(page.getByRole('link', { name: told.sendProof }).first()).toHaveAttribute(
      'href',
      /\/reservations\/[0-9a-f]{24}\/payment$/,
    );
  });

  test(`a client moves, then cancels (${language})`, async ({ page, server }) => {
    const client = await newClientOf(server.url);
    await bookWithProof(server.url, client, 'Un mot');
    await openSignedIn(page, '/reservations', client.email, language);
    const before = await page.getByRole('article').getByRole('heading').textContent();

    await chooseAnotherTime(page, language, await freeSlot(server.url, undefined, 10));
    await page.getByRole('dialog').getByRole('button', { name: told.moveTo }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('article').getByText(told.moved)).toBeVisible();
    await expect(page.getByRole('article').getByRole('heading')).not.toHaveText(before ?? '');

    const cancel = page.getByRole('article').getByRole('button', { name: told.cancel, exact: true });
    await cancel.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(told.freeCancel)).toBeVisible();
    await dialog.getByRole('button', { name: told.keep }).click();
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.click();
    await dialog.getByRole('button', { name: told.confirmCancel }).click();
    // Apart from those that are past.
    const calledOff = page.getByRole('region', { name: told.calledOff });
    await expect(calledOff.getByRole('article').getByText(told.cancelledByYou)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: told.title })).toBeFocused();
    await expect(cancel).toBeHidden();
  });

  test(`a time that somebody else takes while a client moves leaves the appointment, and offers the nearest (${language})`, async ({
    page,
    server,
  }) => {
    const [client, rival] = [await newClientOf(server.url), await newClientOf(server.url)];
    const practitioner = await newTherapistOf(server.url);
    const { reservation } = await bookWithProof(server.url, client, 'Un mot', practitioner);
    const wanted = await freeSlot(server.url, practitioner, 10);
    await openSignedIn(page, '/reservations', client.email, language);
    const card = page.getByRole('article');
    const before = await card.getByRole('heading').textContent();
    await chooseAnotherTime(page, language, wanted);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveValue(wanted.startDateTime);
    const hours = dialog.getByRole('heading', { level: 4 });
    const day = await hours.textContent();
    await takeSlot(server.url, rival, wanted, { practitioner, paymentMethod: 'ONLINE' });
    const move = dialog.getByRole('button', { name: told.moveTo });
    await move.click();

    // The day stays open, the appointment is as it was, and nothing has to be begun again.
    const notice = dialog.getByRole('alert').filter({ hasText: told.taken });
    await expect(notice.getByRole('button')).toHaveCount(3);
    await expect(hours).toHaveText(day ?? '');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    const { items } = await client.api.call(listOwnReservations);
    expect(items).toMatchObject([{ startDateTime: reservation.startDateTime, status: 'ON_STAND_BY', rescheduleCount: 0 }]);
    await expectAccessible(page);
    const nearest = notice.getByRole('button').first();
    const offered = (await nearest.textContent()) ?? '';
    await nearest.click();
    await expect(notice).toBeHidden();
    await expect(move).toContainText(offered);
    await move.click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(told.moved)).toBeVisible();
    await expect(card.getByRole('heading')).not.toHaveText(before ?? '');
  });

  test(`a new client finds the way to the first appointment (${language})`, async ({ page }) => {
    await openSignedUp(page, '/reservations', language);
    await expect(page.getByRole('heading', { level: 1, name: told.empty })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: told.book }).click();
    await expect(page).toHaveURL(/\/therapist\/amel-ben-salah#booking$/);
  });
}

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  test(`cancelling and moving are accessible (${language})`, async ({ page, server }) => {
    const client = await newClientOf(server.url);
    await bookWithProof(server.url, client, 'Un mot');
    await bookWithNote(server.url, client, 'Un autre');
    await openSignedIn(page, '/reservations', client.email, language);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('button', { name: told.cancel, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.getByRole('dialog').getByRole('button', { name: told.close }).click();
    await chooseAnotherTime(page, language, await freeSlot(server.url, undefined, 10));
    await expectAccessibleInBoth(page);
  });
}

test('what asks for a yes or no is small, what chooses a time is medium', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  await bookWithProof(server.url, client, 'Un mot');
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, '/reservations', client.email);
  await page.getByRole('button', { name: words.fr.cancel, exact: true }).click();
  await expectModalSize(page, 'small');
  await page.getByRole('dialog').getByRole('button', { name: words.fr.close }).click();
  await page.getByRole('button', { name: words.fr.move, exact: true }).click();
  await expectModalSize(page, 'medium');
});

test('a client abroad sees the device’s time beside the practice’s', async ({ browser, server }) => {
  const client = await newClientOf(server.url);
  await bookWithProof(server.url, client, 'De loin');
  const abroad = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', timezoneId: 'Asia/Tokyo' });
  const page = await abroad.newPage();
  await openSignedIn(page, '/reservations', client.email);
  await expect(page.getByText('Les heures sont celles du cabinet (Tunis).')).toBeVisible();
  await expect(page.getByRole('article').getByText(/à votre heure/)).toBeVisible();
  await abroad.close();
});
