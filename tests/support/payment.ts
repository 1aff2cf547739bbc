import { randomBytes } from 'node:crypto';
import { checkValidity, createManualPayment, uploadProof } from '#contract/payment/payment.endpoints.ts';
import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import { call } from './api.ts';
import { bookSomeSlot, type Offer } from './booking.ts';
import { jpegOf } from './pictures.ts';
import type { TestApp } from './test-app.ts';
import { uploadAs } from './upload.ts';

/** A transfer code nobody else has. */
export const newCode = (): string => randomBytes(6).toString('hex').toUpperCase();

/** A photographed receipt, uploaded as this person. */
export const newPhoto = async ({ app }: TestApp, bearer: string) => uploadAs(app, bearer, { bytes: await jpegOf() });

/** Opens the money order of a reservation. */
export async function openMoneyOrder({ app }: TestApp, bearer: string, reservationId: string): Promise<ManualPayment> {
  const { status, body } = await call(app, createManualPayment, { bearer, body: { reservationId } });
  if (status !== 201) throw new Error(`opening the money order answered ${status}`);
  return body;
}

/** A new client with a booking and its open money order. */
export async function bookByMoneyOrder(test: TestApp, offer: Offer) {
  const { client, reservation } = await bookSomeSlot(test, offer);
  return { client, reservation, payment: await openMoneyOrder(test, client.bearer, reservation.id) };
}

/** Sends a proof; the photo is a new one, and the code a new one, unless given. */
export async function sendProofOf(
  test: TestApp,
  bearer: string,
  id: string,
  { itemId, ...given }: { transferCode?: string; capturedAt?: string; file?: { _id: string }; itemId?: string } = {},
) {
  const body = { transferCode: newCode(), file: given.file ?? (await newPhoto(test, bearer)), ...given };
  const headers = itemId === undefined ? {} : { 'idempotency-key': `${itemId}/attach` };
  return call(test.app, uploadProof, { parameters: { id }, bearer, body, headers });
}

export const decide = ({ app }: TestApp, bearer: string, id: string, body?: object) =>
  call(app, checkValidity, { parameters: { id }, bearer, ...(body ? { body } : {}) });

/** As `decide`, for the answer to a decision. */
export async function decided(test: TestApp, bearer: string, id: string, body: object): Promise<ManualPayment> {
  const answered = await decide(test, bearer, id, body);
  if (answered.status !== 200 || 'checks' in answered.body) throw new Error(`the decision answered ${answered.status}`);
  return answered.body;
}
