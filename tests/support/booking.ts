import { eq } from 'drizzle-orm';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { createReservation, readAvailability, takeReservation } from '#contract/booking/booking.endpoints.ts';
import type { Reservation, Slot } from '#contract/booking/booking.schema.ts';
import { consentVersion } from '#contract/constants.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import { newId } from '#server/database/new-id.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { reservations, schedules } from '#server/modules/booking/booking.tables.ts';
import { changeReservationStatus, lockReservation } from '#server/modules/booking/change-reservation-status.ts';
import { writeReceipts } from '#server/modules/payment/issue-receipts.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { services, therapists } from '#server/modules/therapist/therapist.tables.ts';
import { call, newClient, type Answered } from './api.ts';
import type { TestApp } from './test-app.ts';

export const therapistSlug = 'amel-ben-salah';
/** The first Monday two weeks after the fixed start of every test. */
export const aMonday = '2026-11-30';

export interface Offer {
  readonly therapistId: string;
  /** 50 minutes, 80 DT. */
  readonly serviceId: string;
}

/** The demonstration therapist's first service. */
export async function demonstrationOffer({ deps }: TestApp): Promise<Offer> {
  const [found] = await deps.db
    .select({ therapistId: therapists.id, serviceId: services.id })
    .from(services)
    .innerJoin(therapists, eq(therapists.id, services.therapistId))
    .where(eq(therapists.slug, therapistSlug))
    .orderBy(services.order)
    .limit(1);
  if (!found) throw new Error('the demonstration practice is missing');
  return found;
}

/** The slots on offer from one date to another. */
export async function slotsOn({ app }: TestApp, offer: Offer, from: string, to = from): Promise<Slot[]> {
  const { status, body } = await call(app, readAvailability, {
    parameters: { slug: offer.therapistId },
    query: { from, to, serviceId: offer.serviceId },
  });
  if (status !== 200) throw new Error(`availability answered ${status}`);
  return body.days.flatMap(({ slots }) => slots);
}

/** The body of a booking that is in order. */
export const bookingOf = (offer: Offer, startDateTime: string, changes: object = {}) => ({
  ...offer,
  mode: 'OFFICE',
  startDateTime,
  paymentMethod: 'MONEY_ORDER',
  consentVersion,
  ...changes,
});

/** Books a slot for a person. */
export function book(test: TestApp, bearer: string, body: object): Promise<Answered<Reservation>> {
  return call(test.app, createReservation, { bearer, body });
}

let booked = 0;

/** A new client's reservation of a free slot; each call takes another day, from a week after the start on. */
export async function bookSomeSlot(test: TestApp, offer: Offer, from = aMonday) {
  const client = await newClient(test.app);
  booked += 1;
  const slots = await slotsOn(test, offer, from, '2027-01-10');
  const slot = slots[(booked * 2) % slots.length];
  if (!slot) throw new Error('nothing is free');
  const { status, body: reservation } = await book(test, client.bearer, bookingOf(offer, slot.startDateTime));
  if (status !== 201) throw new Error(`the booking answered ${status}`);
  return { client, reservation };
}

/** As if the client had sent a proof, and staff had found it in order when `isValid`. */
export async function sendProof({ deps }: TestApp, reservationId: string, { isValid }: { isValid: boolean }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (!reservation) throw new Error('no such reservation');
    await changeReservationStatus(deps, tx, reservation, { event: 'PROOF_SUBMITTED', by: 'CLIENT', byAccountId: reservation.userId });
    const now = deps.clock.now();
    const id = newId(now);
    await tx.insert(manualPayments).values({
      id,
      reservationId,
      status: isValid ? 'VALIDATED' : 'SUBMITTED',
      transferCode: newId(now).slice(-12).toUpperCase(),
      amountMillimes: reservation.priceMillimes,
      submittedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (isValid) await writeReceipts(tx, { method: 'MONEY_ORDER', id }, now);
  });
}

/** The state of a reservation's money order. */
export async function paymentStatus({ deps }: TestApp, reservationId: string): Promise<string | undefined> {
  const [row] = await deps.db
    .select({ status: manualPayments.status })
    .from(manualPayments)
    .where(eq(manualPayments.reservationId, reservationId));
  return row?.status;
}

/** The row of a reservation as it stands. */
export async function storedReservation({ deps }: TestApp, id: string) {
  const [row] = await deps.db.select().from(reservations).where(eq(reservations.id, id));
  if (!row) throw new Error('no such reservation');
  return row;
}

/** A second therapist of the practice, with the same hours and one service of 30 minutes. */
export async function newTherapist(test: TestApp): Promise<Offer & { bearer: string; userId: string; email: string }> {
  const { db, clock } = test.deps;
  const person = await newClient(test.app);
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, 'THERAPIST'));
  const [model] = await db.select().from(therapists).where(eq(therapists.slug, therapistSlug));
  if (!role || !model) throw new Error('the demonstration practice is missing');
  const [hours] = await db.select().from(schedules).where(eq(schedules.userId, model.userId));
  if (!hours) throw new Error('the demonstration schedule is missing');
  await db.update(accounts).set({ roleId: role.id }).where(eq(accounts.id, person.authID));
  const therapistId = newId(clock.now());
  const serviceId = newId(clock.now());
  await db.insert(therapists).values({ ...model, id: therapistId, slug: `other-${therapistId.slice(-6)}`, userId: person.authID });
  await db.insert(schedules).values({ ...hours, userId: person.authID });
  await db.insert(services).values({
    id: serviceId,
    therapistId,
    name: { fr: 'Suivi', en: 'Follow-up' },
    durationMinutes: 30,
    priceMillimes: 50_000,
    modes: ['OFFICE', 'VIDEO'],
  });
  return { therapistId, serviceId, bearer: person.bearer, userId: person.authID, email: person.email };
}

/** Signs a person made by `newClient` in again: tokens last ten minutes, and tests move the clock. */
export async function signInAgain({ app }: TestApp, email: string): Promise<string> {
  const { status, body } = await call(app, signIn, { body: { email, password: 'quatre mots sans rapport' } });
  if (status !== 200) throw new Error(`sign-in answered ${status}`);
  return body.token.accessToken;
}

/** An appointment that a therapist has taken by telephone, on offer or not, for somebody the practice knows. */
export async function takeForKnown(
  { app }: TestApp,
  { therapistId, serviceId, bearer }: Offer & { bearer: string },
  startDateTime: string,
  userId: string,
  { status = 'ACCEPTED', mode = 'OFFICE' }: { status?: 'ACCEPTED' | 'ON_STAND_BY' | undefined; mode?: SessionMode } = {},
) {
  const body = { therapistId, serviceId, mode, startDateTime, status, paymentKind: 'OFFICE', userId, outsideHours: true };
  const answer = await call(app, takeReservation, { bearer, body });
  if (answer.status !== 201) throw new Error(`taking it answered ${answer.status}`);
  return answer.body;
}
