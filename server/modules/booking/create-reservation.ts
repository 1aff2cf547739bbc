import { addHours, addMinutes, min, subHours } from 'date-fns';
import type { createReservation as declared } from '#contract/booking/booking.endpoints.ts';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { consentVersion, moneyOrderHoldHours, moneyOrderLeadHours, onlineHoldMinutes } from '#contract/constants.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import { exists, isAccepted, isOneOf } from '#contract/validation-rules.ts';
import { isDuplicateOf, isOverlap, withRetries } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { findBookable } from './bookable.queries.ts';
import { holdSlot, type NewReservation } from './hold-slot.ts';
import { offeredSlot, slotTaken, type Wanted } from './offered-slots.ts';
import { presentReservation } from './present-reservation.ts';
import { findReservation, findReservationOfItem } from './reservation.queries.ts';
import { blockedRange } from './clear-the-way.ts';
import { writtenInstant } from './written-instant.ts';
import { isTimeZone } from './zoned-time.ts';

type Input = BodyOf<typeof declared> & { clientItemId: string | null };

/** Books a slot for oneself at the service's price and holds it until it is paid. */
export async function createReservation(deps: Deps, actor: Actor, input: Input): Promise<Reservation> {
  const replayed = input.clientItemId === null ? null : await findReservationOfItem(deps.db, actor.accountId, input.clientItemId);
  if (replayed) return presentReservation(replayed);

  const { bookable, service } = await checkedChoice(deps, input);
  const paymentKind = input.paymentMethod as PaymentMethod;
  const wanted: Wanted = { bookable, durationMinutes: service.durationMinutes };
  const startDateTime = writtenInstant(input.startDateTime);
  const slot = await offeredSlot(deps, wanted, startDateTime);
  if (!slot.paymentMethods.includes(paymentKind)) throw refused('PAYMENT_METHOD_CLOSED');

  const now = deps.clock.now();
  const endDateTime = new Date(slot.endDateTime);
  const row: NewReservation = {
    id: newId(now),
    userId: actor.accountId,
    therapistId: bookable.therapistId,
    serviceId: service.id,
    mode: input.mode as SessionMode,
    startDateTime,
    endDateTime,
    blockedRange: blockedRange(startDateTime, endDateTime, bookable.schedule.bufferAfterMinutes),
    priceMillimes: service.priceMillimes,
    status: 'PENDING_PAYMENT',
    paymentKind,
    holdUntil: holdUntil(paymentKind, now, startDateTime),
    note: input.note || null,
    consentVersion,
    consentedAt: now,
    clientItemId: input.clientItemId,
    // A device may know of a zone that this server does not: that is nobody's mistake.
    clientTimeZone: input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : null,
    createdAt: now,
    updatedAt: now,
  };
  // The exclusion constraint decides who gets the slot, not the availability read above:
  // two clients who confirm in the same second both pass that read.
  try {
    await withRetries(() => deps.db.transaction((tx) => holdSlot(deps, tx, actor, row)));
  } catch (error) {
    if (isOverlap(error)) throw await slotTaken(deps, wanted, startDateTime);
    if (input.clientItemId !== null && isDuplicateOf(error, 'reservations_client_item')) {
      const first = await findReservationOfItem(deps.db, actor.accountId, input.clientItemId);
      if (first) return presentReservation(first);
    }
    throw error;
  }
  const made = await findReservation(deps.db, row.id);
  if (!made) throw notFound('RESERVATION');
  return presentReservation(made);
}

async function checkedChoice(deps: Deps, input: Input) {
  const bookable = await findBookable(deps.db, input.therapistId, input.serviceId);
  if (!bookable) throw brokenRule('therapistId', exists(false));
  const { service } = bookable;
  if (!service?.isActive) throw brokenRule('serviceId', exists(false));
  if (!service.modes.some((mode) => mode === input.mode)) throw brokenRule('mode', isOneOf(service.modes));
  if (input.consentVersion !== consentVersion) throw brokenRule('consentVersion', isAccepted);
  return { bookable, service };
}

function holdUntil(method: PaymentMethod, now: Date, start: Date): Date {
  if (method === 'ONLINE') return addMinutes(now, onlineHoldMinutes);
  return min([addHours(now, moneyOrderHoldHours), subHours(start, moneyOrderLeadHours)]);
}
