import type { Route } from '@playwright/test';
import { checkValidity } from '#contract/payment/payment.endpoints.ts';
import { listReservations } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { callAs, daysAhead, newClientOf, takeSlot } from '../support/practice.ts';
import { bookWithNote, sendProof } from '../support/proof.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';

// Without the worker: it could be the one that sends, and its calls are out of this journey's hands.
test('a proof whose answer is lost counts once, and after a refusal another is sent', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  const free = (await daysAhead(server.url, 50)).findLast(({ slots }) => slots.length > 0)?.slots[0];
  if (!free) throw new Error('no slot is free');
  const { id } = await takeSlot(server.url, client, free);
  const other = await newClientOf(server.url);
  const taken = await sendProof(other, await bookWithNote(server.url, other, 'other'));
  const code = `PR${Date.now() % 100_000_000}`;
  await openSignedIn(page, `/reservations/${id}/payment`, client.email);
  const send = page.getByRole('button', { name: 'Envoyer le justificatif' });

  await send.click();
  await expect(page.getByText('Le code du mandat est obligatoire')).toBeVisible();
  await expect(page.getByText('Le justificatif est obligatoire')).toBeVisible();
  await page.getByLabel('Code du mandat').fill('a!');
  await send.click();
  await expect(page.getByText('Le code du mandat ne doit contenir que des lettres et des chiffres')).toBeVisible();

  await page.getByLabel('Code du mandat').fill(`${code.slice(0, 2)} ${code.slice(2).toLowerCase()}`);
  await page.locator('input[type=file]').setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(code) });
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Code du mandat')).toHaveValue(`${code.slice(0, 2)} ${code.slice(2)}`);
  await expect(page.getByText('recu.jpg', { exact: true })).toBeVisible();

  // A code that somebody else has sent: the form comes back with what was given, and the server's sentence on its field.
  await page.getByLabel('Code du mandat').fill(taken.transferCode);
  await send.click();
  await expect(page.getByLabel('Code du mandat')).toHaveAccessibleDescription(/déjà/);
  await expect(page.getByLabel('Code du mandat')).toHaveValue(taken.transferCode);
  await expect(page.getByText('recu.jpg', { exact: true })).toBeVisible();
  await page.getByLabel('Code du mandat').fill(code);

  // The server takes it, and its answer is lost on the way back.
  const attach = '**/api/v1/payment/pay/manual-pay/upload-file/*';
  let letNextAttemptGo = () => {};
  const nextAttemptMayGo = new Promise<void>((resolve) => (letNextAttemptGo = resolve));
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
    await page.route(attach, async (next) => nextAttemptMayGo.then(() => next.continue()), { times: 1 });
  };
  await page.route(attach, loseAnswer, { times: 1 });
  await send.click();
  await expect(page.getByText(/^Votre justificatif est enregistré sur ce téléphone\. Il partira/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Justificatif enregistré' })).toBeFocused();
  // It goes again by itself, at the time of its next attempt.
  letNextAttemptGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeFocused({ timeout: 60_000 });
  await expectAccessible(page);

  const staff = await callAs(server.url, 'therapist@demo.test');
  const { items } = await staff.api.call(listReservations, { query: { limit: 100, needsDecision: 'true' } });
  const proof = items.find((each) => each.id === id)?.payment.manualPayment;
  expect(proof).toMatchObject({ status: 'SUBMITTED', transferCode: code, resubmissionCount: 0 });
  await staff.api.call(checkValidity, { parameters: { id: proof?.id ?? '' }, body: { valid: false, reason: 'Le code est illisible.' } });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Envoyer un nouveau justificatif' })).toBeVisible();
  await expect(page.getByText('Le code est illisible.')).toBeVisible();
  await expect(page.getByText('Il vous reste 3 essais.')).toBeVisible();
  await page.getByLabel('Code du mandat').fill(code);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'net.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(`${code} bis`) });
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeVisible();
});
