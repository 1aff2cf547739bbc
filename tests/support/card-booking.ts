import { eq } from 'drizzle-orm';
import { createPayment, readPaymentProgress } from '#contract/payment/payment.endpoints.ts';
import { cardPayments } from '#server/modules/payment/payment.tables.ts';
import { call, newClient } from './api.ts';
import { book, bookingOf, aMonday, slotsOn, storedReservation, type Offer } from './booking.ts';
import type { TestApp } from './test-app.ts';

let booked = 0;

/** A new client's reservation of a free slot, to be paid by card; each call takes another slot. */
export async function bookByCard(test: TestApp, offer: Offer) {
  const client = await newClient(test.app);
  booked += 1;
  const slots = await slotsOn(test, offer, aMonday, '2027-01-10');
  const slot = slots[(booked * 2) % slots.length];
  if (!slot) throw new Error('nothing is free');
  const { status, body } = await book(test, client.bearer, bookingOf(offer, slot.startDateTime, { paymentMethod: 'ONLINE' }));
  if (status !== 201) throw new Error(`the booking answered ${status}`);
  return { client, reservation: body };
}

export const pay = (test: TestApp, bearer: string, reservationId: string, locale: 'fr' | 'en' = 'fr') =>
  call(test.app, createPayment, { bearer, body: { reservationId }, locale });

/** The same with its payment open at the provider. */
export async function bookAndOpen(test: TestApp, offer: Offer) {
  const { client, reservation } = await bookByCard(test, offer);
  const { status, body } = await pay(test, client.bearer, reservation.id);
  if (status !== 201) throw new Error(`opening the payment answered ${status}`);
  return { client, reservation, payment: body };
}

const awhileMinutes = 0.1;

/** What a provider's webhook, or the page of return, asks: a while after whatever was asked before. */
export function progress(test: TestApp, query: { payment_ref?: string; payment_id?: string }) {
  test.clock.advanceMinutes(awhileMinutes);
  return call(test.app, readPaymentProgress, { query });
}

/** The row of a card payment as it stands. */
export async function storedCardPayment({ deps }: TestApp, id: string) {
  const [row] = await deps.db.select().from(cardPayments).where(eq(cardPayments.id, id));
  if (!row) throw new Error('no such card payment');
  return row;
}

/** Where a card payment and its reservation stand. */
export async function standing(test: TestApp, paymentId: string): Promise<{ payment: string; reservation: string }> {
  const payment = await storedCardPayment(test, paymentId);
  const reservation = await storedReservation(test, payment.reservationId);
  return { payment: payment.status, reservation: reservation.status };
}
