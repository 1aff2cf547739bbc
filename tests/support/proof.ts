import type { Reservation } from '#contract/booking/booking.schema.ts';
import { createManualPayment, uploadProof } from '#contract/payment/payment.endpoints.ts';
import { freeSlot, takeSlot, type Caller, type Practitioner } from './practice.ts';
import { receiptPhoto } from './receipt-photo.ts';
import { sendPicture } from './send-picture.ts';

export interface Booked {
  reservation: Reservation;
  transferCode: string;
}

/** Takes a free slot with a note to know it by, by money order. */
export const bookWithNote = async (
  serverUrl: string,
  caller: Caller,
  note: string,
  practitioner?: Practitioner,
  timeZone?: string,
): Promise<Reservation> => takeSlot(serverUrl, caller, await freeSlot(serverUrl, practitioner), { practitioner, note, timeZone });

/** Sends a photographed proof for a reservation, as its client's page does. */
export async function sendProof({ api }: Caller, reservation: Reservation): Promise<Booked> {
  const transferCode = `DK${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const file = await sendPicture(api, await receiptPhoto(transferCode));
  const payment = await api.call(createManualPayment, {
    body: { reservationId: reservation.id },
    idempotencyKey: `${crypto.randomUUID()}/payment`,
  });
  await api.call(uploadProof, {
    parameters: { id: payment.id },
    body: { file: { _id: file._id }, transferCode },
    idempotencyKey: `${crypto.randomUUID()}/proof`,
  });
  return { reservation, transferCode };
}

/** A booking whose proof waits to be checked. */
export const bookWithProof = async (
  serverUrl: string,
  caller: Caller,
  note: string,
  practitioner?: Practitioner,
  timeZone?: string,
): Promise<Booked> => sendProof(caller, await bookWithNote(serverUrl, caller, note, practitioner, timeZone));

/** Where it is about noon now: whoever books from there is written to at once, at whatever hour the tests run. */
export function zoneAtNoon(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  // These names count westwards.
  return `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}
