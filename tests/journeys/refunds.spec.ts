import type { Locator, Page } from '@playwright/test';
import { cancelOwnReservation, cancelReservation } from '#contract/booking/booking.endpoints.ts';
import { checkValidity, createManualPayment } from '#contract/payment/payment.endpoints.ts';
import { listRefunds, payRefund } from '#contract/payment/refunds.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { newClientOf, newTherapistOf } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const list = (page: Page, name: RegExp) => page.getByRole('link', { name });

/** A client whose money order was validated, and their appointment cancelled in time. */
async function owed(serverUrl: string) {
  const [practitioner, client] = [await newTherapistOf(serverUrl), await newClientOf(serverUrl)];
  const { reservation, transferCode } = await bookWithProof(serverUrl, client, `Rendu ${crypto.randomUUID()}`, practitioner);
  const { id } = await client.api.call(createManualPayment, {
    body: { reservationId: reservation.id },
    idempotencyKey: `${crypto.randomUUID()}/pay`,
  });
  await practitioner.api.call(checkValidity, { parameters: { id }, body: { valid: true } });
  await client.api.call(cancelOwnReservation, { parameters: { id: reservation.id } });
  return { practitioner, client, transferCode, paymentId: id };
}

test('an amount owed is given back from its list to the reference that its client reads', async ({ page, browser, server }) => {
  const { practitioner, client, transferCode } = await owed(server.url);
  await openSignedIn(page, '/practice/payments/refunds', practitioner.email);
  await expect(page.getByText('1 montant à rendre, 80 DT')).toBeVisible();
  const card = page.getByRole('article');
  await expect(card).toContainText('Rendez-vous annulé à temps par le client.');
  await expect(card).toContainText(`mandat · ${transferCode}`);
  await expectAccessibleInBoth(page);

  await button(card, 'Noter le remboursement').click();
  const modal = page.getByRole('dialog');
  await button(modal, 'C’est remboursé').click();
  await expect(modal.getByRole('textbox', { name: 'Référence' })).toBeFocused();
  await expect(modal).toContainText('est obligatoire');
  await modal.getByRole('textbox', { name: 'Référence' }).fill('VIR 2026-118');
  // What is typed outlives the modal and the tab.
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await button(card, 'Noter le remboursement').click();
  await expect(modal.getByRole('textbox', { name: 'Référence' })).toHaveValue('VIR 2026-118');
  await expectAccessible(page);
  await button(modal, 'C’est remboursé').click();
  await expect(page.getByText('Rien à rembourser')).toBeVisible();
  await list(page, /^Remboursés/).click();
  await expect(card).toContainText('VIR 2026-118');
  await expectAccessible(page);

  const phone = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const clientPage = await phone.newPage();
  await openSignedIn(clientPage, '/reservations', client.email);
  await expect(clientPage.getByRole('article')).toContainText(/Le cabinet vous a rendu 80\sDT le .*, sous la référence VIR 2026-118\./);
  await phone.close();
});

test('of two people who give an amount back, the second is told, and nothing is noted twice', async ({ page, server }) => {
  const { practitioner, paymentId } = await owed(server.url);
  await openSignedIn(page, '/practice/payments/refunds', practitioner.email, 'en');
  await button(page.getByRole('article'), 'Note the refund').click();
  const refundedOn = dateInZone(new Date(), defaultTimeZone);
  await practitioner.admin.api.call(payRefund, { parameters: { id: paymentId }, body: { reference: 'FIRST 1', refundedOn } });
  await page.getByRole('textbox', { name: 'Reference' }).fill('SECOND 2');
  await button(page.getByRole('dialog'), 'It is refunded').click();
  await expect(page.getByText('This refund is noted already, under another reference or on another date.')).toBeVisible();
  await expect(page.getByText('Nothing to refund')).toBeVisible();
  const { items } = await practitioner.api.call(listRefunds, { query: { status: 'REFUNDED' } });
  expect(items).toMatchObject([{ paid: { reference: 'FIRST 1' } }]);
});

test('what nobody has confirmed is looked for apart, noted with what came in, and is then owed to that amount', async ({
  page,
  server,
}) => {
  const [practitioner, client] = [await newTherapistOf(server.url), await newClientOf(server.url)];
  const { reservation } = await bookWithProof(server.url, client, `À chercher ${crypto.randomUUID()}`, practitioner);
  await practitioner.api.call(cancelReservation, { parameters: { id: reservation.id }, body: { reason: 'Cabinet fermé ce jour-là.' } });
  await openSignedIn(page, '/practice/payments/refunds', practitioner.email);
  await expect(page.getByText('Rien à rembourser')).toBeVisible();
  await list(page, /^À vérifier/).click();
  const card = page.getByRole('article');
  await expect(card).toContainText('Motif : Cabinet fermé ce jour-là.');
  await expectAccessibleInBoth(page);

  await button(card, 'Noter le montant reçu').click();
  const amount = page.getByRole('textbox', { name: 'Montant en dinars' });
  await amount.fill('soixante');
  await button(page.getByRole('dialog'), 'Enregistrer').click();
  await expect(page.getByRole('dialog')).toContainText('doit être un nombre');
  await amount.fill('60,500');
  await button(page.getByRole('dialog'), 'Enregistrer').click();
  await expect(page.getByText('Aucun mandat à chercher')).toBeVisible();
  await list(page, /^À rembourser/).click();
  await expect(page.getByText('1 montant à rendre, 60,500 DT')).toBeVisible();
});

test('an amount that was corrected leaves what stood before on the card, and the checks go by the new one', async ({ page, server }) => {
  const [practitioner, client] = [await newTherapistOf(server.url), await newClientOf(server.url)];
  await bookWithProof(server.url, client, `Montant ${crypto.randomUUID()}`, practitioner);
  await openSignedIn(page, '/practice/reservations', practitioner.email);
  const card = page.getByRole('article');
  const note = async (opener: string, dinars: string, words: string) => {
    await button(card, opener).click();
    await page.getByRole('textbox', { name: 'Montant en dinars' }).fill(dinars);
    await page.getByRole('textbox', { name: 'Note du cabinet' }).fill(words);
    await button(page.getByRole('dialog'), 'Enregistrer').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await note('Noter le montant reçu', '70', 'Lu trop vite.');
  await expect(card).toContainText('Le montant reçu est différent du prix');
  await note('Corriger le montant ou la note', '80', 'Relu au guichet.');
  await expect(card).toContainText('Le montant reçu est exact');
  await expect(card).toContainText('Montant reçu : 80 DT');
  await expect(card).toContainText(/Avant la correction du .*\s:\s70\sDT/);
  await expect(card).toContainText('Note du cabinet : Relu au guichet.');
  // Relied upon, it can be corrected, not taken back; what else was typed stays.
  await button(card, 'Valider le justificatif').click();
  await button(card, 'Corriger le montant ou la note').click();
  await page.getByRole('textbox', { name: 'Note du cabinet' }).fill('Reste à voir.');
  await page.getByRole('textbox', { name: 'Montant en dinars' }).fill('');
  await button(page.getByRole('dialog'), 'Enregistrer').click();
  await expect(page.getByRole('dialog')).toContainText('est obligatoire');
  await expect(page.getByRole('textbox', { name: 'Note du cabinet' })).toHaveValue('Reste à voir.');
});
