import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { cancelReservation } from '#contract/booking/booking.endpoints.ts';
import { checkValidity, createManualPayment, updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import { listReceipts } from '#contract/payment/receipts.endpoints.ts';
import { payRefund } from '#contract/payment/refunds.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { newClientOf, newTherapistOf } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';

async function paid(serverUrl: string, practitioner: Awaited<ReturnType<typeof newTherapistOf>>) {
  const client = await newClientOf(serverUrl);
  const { reservation } = await bookWithProof(serverUrl, client, `Reçu ${crypto.randomUUID()}`, practitioner);
  const { id } = await client.api.call(createManualPayment, {
    body: { reservationId: reservation.id },
    idempotencyKey: `${crypto.randomUUID()}/pay`,
  });
  await practitioner.api.call(checkValidity, { parameters: { id }, body: { valid: true } });
  return { id, reservation };
}

/** One that stands, one that was corrected and then given back. */
async function aMonthOfMoney(serverUrl: string) {
  const practitioner = await newTherapistOf(serverUrl);
  await paid(serverUrl, practitioner);
  const lost = await paid(serverUrl, practitioner);
  await practitioner.api.call(updateManualPayment, { parameters: { id: lost.id }, body: { amountReceivedMillimes: 75_500 } });
  await practitioner.api.call(cancelReservation, { parameters: { id: lost.reservation.id }, body: { reason: 'Fermé.' } });
  const refundedOn = dateInZone(new Date(), defaultTimeZone);
  await practitioner.api.call(payRefund, { parameters: { id: lost.id }, body: { reference: 'VIR 2026-118', refundedOn } });
  return practitioner;
}

const rowsOf = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('the practice reads its receipts and credit notes of the month, and takes them away in a file that comes to the same', async ({
  page,
  server,
}) => {
  const practitioner = await aMonthOfMoney(server.url);
  const { items, totals } = await practitioner.api.call(listReceipts, { query: {} });
  await openSignedIn(page, '/practice/reservations', practitioner.email);
  await page.getByRole('navigation', { name: 'Écrans du cabinet' }).getByRole('link', { name: 'Reçus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reçus' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(5);
  const [refund, second, correction, first] = items;
  await expect(rowsOf(page).nth(0)).toContainText(`Avoir ${refund?.number}`);
  await expect(rowsOf(page).nth(0)).toContainText(/-75,500\sDT/);
  await expect(rowsOf(page).nth(0)).toContainText(`Rembourse le reçu ${second?.number}`);
  await expect(rowsOf(page).nth(0)).toContainText('VIR 2026-118');
  await expect(rowsOf(page).nth(1)).toContainText(`Repris par l’avoir ${refund?.number}`);
  await expect(rowsOf(page).nth(2)).toContainText(`Corrige le reçu ${first?.number}`);
  await expect(rowsOf(page).nth(3)).toContainText(`Repris par l’avoir ${correction?.number}`);
  await expect(page.getByText(/^235,500\sDT par mandat$/)).toBeVisible();
  await expect(page.getByText(/^80\sDT par mandat$/)).toBeVisible();
  await expectAccessibleInBoth(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^recus-20\d\d-\d\d\.csv$/);
  const [, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n').map((line) => line.split(';'));
  const [end, total, ...rows] = lines.toReversed();
  expect(end).toEqual(['']);
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Reçu', items.at(-1)?.number]);
  const sum = totals.reduce((all, { receivedMillimes, creditedMillimes }) => all + receivedMillimes - creditedMillimes, 0);
  expect(rows.reduce((all, row) => all + Number(row[9]), 0)).toBe(sum);
  expect([total?.[0], total?.[9], total?.[10]]).toEqual(['Total', String(sum), '80']);
  expect(rows[0]?.slice(9, 11)).toEqual(['-75500', '"-75,5"']);

  await page.getByRole('link', { name: 'Mois précédent' }).click();
  await expect(page.getByText('Aucun reçu ce mois-ci')).toBeVisible();
  await page.getByRole('link', { name: 'Mois suivant' }).click();
  await expect(rowsOf(page)).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Mois suivant' })).toBeHidden();
});
