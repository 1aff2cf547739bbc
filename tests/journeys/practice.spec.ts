import type { Locator, Page } from '@playwright/test';
import { createDaysOff, decideReservation, readReservation } from '#contract/booking/booking.endpoints.ts';
import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import { checkValidity } from '#contract/payment/payment.endpoints.ts';
import { demoPassword, openSignedIn, sessionWords, type Language } from '../support/accounts.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { expectModalSize } from '../support/modal-size.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { callAs, freeSlot, newClientOf, newTherapistOf, takeSlot, type Caller } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';

const dayMs = 86_400_000;

const words = {
  fr: {
    validate: 'Valider le justificatif',
    refuseProof: 'Refuser le justificatif',
    viewProof: 'Voir le justificatif',
    reason: 'Motif',
    reasonMissing: 'Le motif est obligatoire',
    approve: 'Approuver',
    reject: 'Refuser',
    cancel: 'Annuler',
    undo: 'Annuler l’approbation',
    validateFirst: 'Validez d’abord le justificatif.',
    codeUnused: 'Ce code n’a jamais servi',
    onStandBy: 'En attente',
    accepted: 'Déjà accepté',
    rejected: 'Refusé',
    cancelled: 'Annulé',
    lists: 'Listes de rendez-vous',
    upcoming: /Acceptés à venir/,
    unpaid: /En attente de paiement/,
    free: 'Libérer le créneau',
    expired: 'Expiré',
    search: 'Chercher un client',
    nobody: 'Aucun client de ce nom',
    zoomIn: 'Agrandir',
    close: 'Fermer',
  },
  en: {
    validate: 'Validate the proof',
    refuseProof: 'Refuse the proof',
    viewProof: 'View the proof',
    reason: 'Reason',
    reasonMissing: 'The reason is required',
    approve: 'Approve',
    reject: 'Reject',
    cancel: 'Cancel',
    undo: 'Undo the approval',
    validateFirst: 'Validate the proof first.',
    codeUnused: 'This code was never used',
    onStandBy: 'On Stand By',
    accepted: 'Already accepted',
    rejected: 'Rejected',
    cancelled: 'Cancelled',
    lists: 'Lists of appointments',
    upcoming: /Accepted, upcoming/,
    unpaid: /Waiting for payment/,
    free: 'Free the slot',
    expired: 'Expired',
    search: 'Search for a client',
    nobody: 'No client of that name',
    zoomIn: 'Zoom in',
    close: 'Close',
  },
} as const;

const openDesk = (page: Page, { email }: Caller, language: Language = 'fr') =>
  openSignedIn(page, '/practice/reservations', email, language);
const cardOf = (page: Page, note: string) => page.getByRole('article').filter({ hasText: note });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });

async function giveReason(page: Page, submit: string, label: string, reason: string): Promise<void> {
  const modal = page.getByRole('dialog');
  await modal.getByLabel(label).fill(reason);
  await button(modal, submit).click();
  await expect(modal).toBeHidden();
}

test('a refused proof comes back to the client with its reason', async ({ page, browser, server }) => {
  const note = `Justificatif flou ${crypto.randomUUID()}`;
  const practitioner = await newTherapistOf(server.url);
  await bookWithProof(server.url, await callAs(server.url, 'client@demo.test'), note, practitioner);
  await openDesk(page, practitioner);
  const card = cardOf(page, note);
  await expect(card.getByText(words.fr.codeUnused)).toBeVisible();
  await button(card, words.fr.refuseProof).click();
  const modal = page.getByRole('dialog');
  await button(modal, words.fr.refuseProof).click();
  await expect(modal.getByText(words.fr.reasonMissing)).toBeVisible();
  // What is mostly wrong is there to be chosen, in words that can be changed.
  const reason = modal.getByRole('textbox', { name: words.fr.reason });
  await modal.getByRole('radio', { name: 'Illisible' }).check();
  await expect(reason).toHaveValue(/^La photo ne se lit pas bien\./);
  await modal.getByRole('radio', { name: 'Code différent' }).check();
  await expect(reason).toHaveValue(/^Le code que vous avez saisi n’est pas celui du reçu\./);
  await expectAccessible(page);
  await giveReason(page, words.fr.refuseProof, words.fr.reason, 'La photo est floue.');
  await expect(card.getByText('Motif : La photo est floue.')).toBeVisible();
  await expect(card).toBeFocused();

  const phone = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const clientPage = await phone.newPage();
  await openSignedIn(clientPage, '/reservations');
  const own = clientPage.getByRole('article').filter({ hasText: 'La photo est floue' });
  await expect(own.getByText('il vous reste 3 essais')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Envoyer le justificatif' })).toBeVisible();
  await phone.close();
});

test('what was sent for an appointment that is lost is looked for first, and its client reads how that ends', async ({
  page,
  browser,
  server,
}) => {
  const practitioner = await newTherapistOf(server.url);
  const client = await callAs(server.url, 'client@demo.test');
  const [there, missing] = [`Arrivé ${crypto.randomUUID()}`, `Perdu ${crypto.randomUUID()}`];
  for (const note of [there, missing]) {
    const { reservation } = await bookWithProof(server.url, client, note, practitioner);
    await practitioner.api.call(decideReservation, { parameters: { id: reservation.id }, body: { status: 'REJECTED', reason: note } });
  }
  const phone = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const clientPage = await phone.newPage();
  await openSignedIn(clientPage, '/reservations');
  const own = (note: string) => clientPage.getByRole('article').filter({ hasText: note });
  for (const note of [there, missing]) await expect(own(note)).toContainText('Le cabinet vérifie que votre mandat lui est parvenu');

  await openDesk(page, practitioner);
  await expect(page.getByText('2 justificatifs à vérifier')).toBeVisible();
  await expect(cardOf(page, there)).toContainText('à rembourser si le mandat est arrivé');
  await expectAccessible(page);
  await button(cardOf(page, there), 'Il est arrivé').click();
  await expect(cardOf(page, there)).toContainText('· à rembourser');
  await expect(button(cardOf(page, there), 'Il est arrivé')).toBeHidden();
  await button(cardOf(page, missing), 'Il n’est pas arrivé').click();
  await giveReason(page, 'Il n’est pas arrivé', words.fr.reason, 'Rien au guichet.');
  await expect(cardOf(page, missing)).toContainText('aucun paiement reçu');
  await page.reload();
  await expect(page.getByText('Aucun justificatif à vérifier')).toBeVisible();
  await expect(cardOf(page, there)).toHaveCount(0);

  await clientPage.reload();
  await expect(own(there)).toContainText(/Le remboursement de .* est en cours\./);
  await expect(own(missing)).toContainText('Le cabinet n’a pas reçu votre mandat : Rien au guichet. Si vous l’avez envoyé, écrivez-lui.');
  await phone.close();
});

for (const language of journeyLanguages) {
  const told = words[language];

  test(`validate, approve, think again, approve (${language})`, async ({ page, server }) => {
    const practitioner = await newTherapistOf(server.url);
    const note = `À approuver ${crypto.randomUUID()}`;
    await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
    await openDesk(page, practitioner, language);
    const card = cardOf(page, note);
    await expect(card.getByText(told.onStandBy, { exact: true })).toBeVisible();
    await expect(button(card, told.approve)).toBeDisabled();
    await expect(button(card, told.approve)).toHaveAccessibleDescription(told.validateFirst);
    await button(card, told.validate).click();
    await button(card, told.approve).click();
    await expect(card.getByText(told.accepted, { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: told.accepted })).toBeAttached();
    await button(card, told.undo).click();
    await expect(card.getByText(told.onStandBy, { exact: true })).toBeVisible();
    await button(card, told.approve).click();
    await expect(card.getByText(told.accepted, { exact: true })).toBeVisible();
    await page.getByRole('navigation', { name: told.lists }).getByRole('link', { name: told.upcoming }).click();
    await expect(cardOf(page, note).getByText(told.accepted, { exact: true })).toBeVisible();
    // It can still be undone from the other list, for as long as it can be undone at all.
    await expect(button(cardOf(page, note), told.undo)).toBeVisible();
  });

  test(`a slot that is held and not paid is freed in one touch (${language})`, async ({ page, server }) => {
    const practitioner = await newTherapistOf(server.url);
    const slot = await freeSlot(server.url, practitioner);
    await takeSlot(server.url, await newClientOf(server.url), slot, { practitioner });
    await openDesk(page, practitioner, language);
    await page.getByRole('navigation', { name: told.lists }).getByRole('link', { name: told.unpaid }).click();
    await expectAccessible(page);
    await button(page, told.free).click();
    await expect(page.getByRole('article').getByText(told.expired, { exact: true })).toBeVisible();
    expect(await freeSlot(server.url, practitioner)).toMatchObject({ startDateTime: slot.startDateTime });
  });

  test(`reject and cancel with a reason (${language})`, async ({ page, server }) => {
    const practitioner = await newTherapistOf(server.url);
    const client = await newClientOf(server.url);
    const [rejected, cancelled] = [`À refuser ${crypto.randomUUID()}`, `À annuler ${crypto.randomUUID()}`];
    for (const note of [rejected, cancelled]) await bookWithProof(server.url, client, note, practitioner);
    await openDesk(page, practitioner, language);
    await button(cardOf(page, rejected), told.reject).click();
    await giveReason(page, told.reject, told.reason, 'Absence imprévue');
    await expect(cardOf(page, rejected).getByText(told.rejected, { exact: true })).toBeVisible();
    await expect(cardOf(page, rejected).getByText('Absence imprévue')).toBeVisible();
    await button(cardOf(page, cancelled), told.cancel).click();
    await giveReason(page, told.cancel, told.reason, 'Cabinet fermé');
    await expect(cardOf(page, cancelled).getByText(told.cancelled, { exact: true })).toBeVisible();
  });
}

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  test(`what opens on it is accessible (${language})`, async ({ page, server }) => {
    const practitioner = await newTherapistOf(server.url);
    const note = `À regarder ${crypto.randomUUID()}`;
    await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
    await openDesk(page, practitioner, language);
    await expect(cardOf(page, note).getByText(told.codeUnused)).toBeVisible();
    await button(cardOf(page, note), told.viewProof).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessibleInBoth(page);
    await button(page.getByRole('dialog'), told.close).click();
    await button(cardOf(page, note), told.reject).click();
    await button(page.getByRole('dialog'), told.reject).click();
    await expect(page.getByText(told.reasonMissing)).toBeVisible();
    await expectAccessibleInBoth(page);
    await button(page.getByRole('dialog'), told.close).click();
    await page.getByLabel(told.search).fill('zzzz');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: told.nobody })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
}

test('a proof opens though its small picture came under the finger', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const note = `Sous le doigt ${crypto.randomUUID()}`;
  await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
  const letPicturesCome = await holdRequests(page, '**/api/v1/bucket/**');
  await openDesk(page, practitioner);
  const view = button(cardOf(page, note), words.fr.viewProof);
  // On the picture's place, which the picture takes.
  await view.hover({ position: { x: 48, y: 48 } });
  await page.mouse.down();
  letPicturesCome();
  await expect(view.locator('img')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

test('a reason is asked for in a small modal, a proof is looked at in a large one', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const note = `À mesurer ${crypto.randomUUID()}`;
  await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDesk(page, practitioner);
  await button(cardOf(page, note), words.fr.reject).click();
  await expectModalSize(page, 'small');
  await button(page.getByRole('dialog'), words.fr.close).click();
  await button(cardOf(page, note), words.fr.viewProof).click();
  await expectModalSize(page, 'large');
});

test('everything works by keyboard', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const note = `Au clavier ${crypto.randomUUID()}`;
  await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
  await openDesk(page, practitioner);
  const card = cardOf(page, note);
  await button(card, words.fr.viewProof).focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(viewer.getByText(/^200/)).toBeVisible();
  await page.keyboard.press('-');
  await expect(viewer.getByText(/^150/)).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(button(card, words.fr.viewProof)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(button(card, 'Noter le montant reçu')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(card, words.fr.validate)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeFocused();
  await button(card, words.fr.approve).focus();
  await page.keyboard.press('Space');
  await expect(button(card, words.fr.undo)).toBeVisible();
  await expect(card).toBeFocused();
});

test('what somebody else has decided meanwhile is told calmly, on a card brought up to date', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const note = `Déjà décidé ${crypto.randomUUID()}`;
  const { reservation } = await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
  await openDesk(page, practitioner);
  const card = cardOf(page, note);
  await expect(card).toBeVisible();
  const { api } = await callAs(server.url, 'admin@demo.test');
  await api.call(decideReservation, { parameters: { id: reservation.id }, body: { status: 'REJECTED', reason: 'Par ailleurs' } });
  // That the money is there is true of a lost one too; what else she would do with it is out of date.
  await button(card, words.fr.validate).click();
  await expect(page.getByRole('status').filter({ hasText: /^Mandat de .* reçu\s: le montant est à rembourser\.$/ })).toHaveCount(1);
  await expect(card.getByText('· à rembourser')).toBeVisible();
  await expect(card.getByText('Motif : Par ailleurs')).toBeVisible();

  const other = `Déjà refusé ${crypto.randomUUID()}`;
  const second = await bookWithProof(server.url, await newClientOf(server.url), other, practitioner);
  await page.reload();
  const stale = cardOf(page, other);
  await expect(stale).toBeVisible();
  await api.call(decideReservation, { parameters: { id: second.reservation.id }, body: { status: 'REJECTED', reason: 'Par ailleurs' } });
  await button(stale, words.fr.reject).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel(words.fr.reason).fill('Autre motif');
  await button(modal, words.fr.reject).click();
  await expect(stale.getByText('Motif : Par ailleurs')).toBeVisible();
  await expect(stale.getByText(words.fr.rejected, { exact: true })).toBeVisible();
});

test('an approval within an absence is asked once more', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const note = `Pendant une absence ${crypto.randomUUID()}`;
  const { reservation } = await bookWithProof(server.url, await newClientOf(server.url), note, practitioner);
  const { startDateTime, endDateTime, payment } = reservation;
  const id =
    payment.manualPayment?.id ??
    (await practitioner.api.call(readReservation, { parameters: { id: reservation.id } })).payment.manualPayment?.id;
  await practitioner.api.call(checkValidity, { parameters: { id: id ?? '' }, body: { valid: true } });
  await practitioner.api.call(createDaysOff, { body: { startDateTime, endDateTime } });
  await openDesk(page, practitioner);
  const card = cardOf(page, note);
  await button(card, words.fr.approve).click();
  const modal = page.getByRole('dialog', { name: 'Approuver pendant une absence ?' });
  await expect(modal).toContainText('pendant une absence notée du');
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(card.getByText(words.fr.onStandBy, { exact: true })).toBeVisible();
  await button(card, words.fr.approve).click();
  await button(modal, 'Approuver quand même').click();
  await expect(modal).toBeHidden();
  await expect(card.getByText(words.fr.accepted, { exact: true })).toBeVisible();
});

test('moderators may not enter', async ({ page }) => {
  await page.goto('/practice/reservations');
  const door = page.getByRole('dialog', { name: 'Se connecter' });
  await door.getByLabel('E-mail').fill('moderator@demo.test');
  await door.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
  await door.locator('form').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Votre compte ne donne pas accès à cette page ou à cette action.')).toBeVisible();
  await expect(door).toBeVisible();

  // Signed in elsewhere, the page itself says so.
  await openSignedIn(page, '/profile', 'moderator@demo.test');
  await page.goto('/practice/reservations');
  await expect(page.getByRole('heading', { level: 1, name: 'Une page pour l’équipe du cabinet' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
});

test('numbers that nobody has called for 180 days are told to who keeps the site', async ({ page }) => {
  const alert = page.getByRole('status').filter({ hasText: '190' });
  const called = Math.min(...builtInNumbers.map(({ verifiedAt }) => Date.parse(verifiedAt)));
  await openSignedIn(page, '/practice/status', 'admin@demo.test');
  await page.clock.setFixedTime(called + 179 * dayMs);
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem').or(page.getByRole('main').getByRole('row')).first()).toBeVisible();
  await expect(alert).toBeHidden();
  await page.clock.setFixedTime(called + 182 * dayMs);
  await page.reload();
  await expect(alert).toBeVisible();
  await expect(alert).toContainText('197');
  await expectAccessibleInBoth(page);
});

test('the practice’s own address asks who one is, and shows the day in the language of the page', async ({ page }) => {
  await page.goto('/practice');
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
  await openSignedIn(page, '/practice', 'therapist@demo.test');
  for (const language of ['fr', 'en'] as const) {
    await page.goto(`${sessionWords[language].prefix}/practice`);
    await expect(page.getByRole('heading', { level: 1, name: { fr: 'Aujourd’hui', en: 'Today' }[language] })).toBeVisible();
  }
});

test('somebody else’s account is led nowhere from there, and told why', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await page.goto('/practice');
  await expect(page.getByRole('heading', { level: 1, name: 'Une page pour l’équipe du cabinet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retour à l’accueil', exact: true })).toBeVisible();
});
