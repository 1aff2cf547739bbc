import type { Route } from '@playwright/test';
import { checkValidity } from '#contract/payment/payment.endpoints.ts';
import { readReservation } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { callAs, freeSlot, newClientOf, takeSlot } from '../support/practice.ts';
import { bookWithNote, sendProof } from '../support/proof.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';

// Without the worker: it could be the one that sends, and its calls are out of this journey's hands.
test('a proof whose answer is lost counts once, and after a refusal another is sent', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  const { id } = await takeSlot(server.url, client, await freeSlot(server.url));
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
  await expect(page.getByText('Photo prête. Il reste à envoyer.', { exact: true })).toBeVisible();
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
  const proof = (await staff.api.call(readReservation, { parameters: { id } })).payment.manualPayment;
  expect(proof).toMatchObject({ status: 'SUBMITTED', transferCode: code, resubmissionCount: 0 });
  await staff.api.call(checkValidity, { parameters: { id: proof?.id ?? '' }, body: { valid: false, reason: 'Le code est illisible.' } });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Envoyer un nouveau justificatif' })).toBeVisible();
  await expect(page.getByText('Le code est illisible.')).toBeVisible();
  await expect(page.getByText('Il vous reste 3 essais.')).toBeVisible();
  await page.evaluate(() => {
    const decode = createImageBitmap;
    const isToldTo = new Promise((resolve) => addEventListener('decode', resolve));
    const decodeThen = async (file: Blob) => isToldTo.then(() => decode(file));
    Object.assign(window, { createImageBitmap: decodeThen });
  });
  await page.getByLabel('Code du mandat').fill(code);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'net.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(`${code} bis`) });
  // Pressed while the photo is still being made small: that is waited for.
  await send.click();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new Event('decode')));
  await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeVisible();
});

test('what is begun before the server has said who this is goes on: the photo stays picked', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  const { id } = await takeSlot(server.url, client, await freeSlot(server.url));
  await openSignedIn(page, `/reservations/${id}/payment`, client.email);
  await expect(page.getByLabel('Code du mandat')).toBeVisible();
  const answer = await holdRequests(page, '**/api/v1/auth/n/me');
  await page.reload();
  await page.getByLabel('Code du mandat').fill('PR123456');
  const photo = await receiptPhoto('PR123456');
  await page.locator('input[type=file]').setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer: photo });
  const answered = page.waitForResponse('**/api/v1/auth/n/me');
  answer();
  await answered;
  await expect(page.getByText('Photo prête. Il reste à envoyer.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Code du mandat')).toHaveValue('PR123456');
});
