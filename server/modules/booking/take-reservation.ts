import { addMinutes } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import type { takeReservation as declared } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { paymentKinds, type PaymentKind } from '#contract/payment/payment.schema.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import { exists, isNotEmpty, isOneOf } from '#contract/validation-rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { isOverlap, withRetries } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { refused } from '../../http/problem.ts';
import { accounts } from '../auth/auth.tables.ts';
import { createTemporaryUser } from '../auth/create-temporary-user.ts';
import { isIdentityKnown } from '../auth/identity-known.ts';
import { isMoneyOrderOpen } from '../payment/beneficiary.ts';
import { findBookable } from './bookable.queries.ts';
import { blockedRange } from './clear-the-way.ts';
import { fillSlot } from './hold-slot.ts';
import { offeredSlot, slotTaken } from './offered-slots.ts';
import { worksFor } from './practice-scope.ts';
import { showReservation } from './show-reservation.ts';
import { writtenInstant } from './written-instant.ts';

type Input = BodyOf<typeof declared> & { locale: Locale };

/**
 * A booking taken by phone. The practice knows its own hours, so that with `outsideHours` only the past and another
 * session stand in the way, and the database decides about the latter.
 */
export async function takeReservation(deps: Deps, actor: Actor, input: Input): Promise<PracticeReservation> {
  const { bookable, service } = await checkedChoice(deps, actor, input);
  const paymentKind = input.paymentKind as PaymentKind;
  const status = input.status as ReservationStatus;
  if (paymentKind === 'ONLINE' && input.temporaryUser) throw paidWithoutCard();
  if (paymentKind === 'ONLINE' && !deps.cardProviders.chosen) throw refused('PAYMENT_METHOD_CLOSED');
  if (paymentKind === 'MONEY_ORDER' && !(await isMoneyOrderOpen(deps.db))) throw refused('PAYMENT_METHOD_CLOSED');
  if (status === 'ACCEPTED' && paymentKind !== 'OFFICE') throw refused('PAYMENT_NOT_SETTLED');
  const now = deps.clock.now();
  const startDateTime = writtenInstant(input.startDateTime);
  if (startDateTime <= now) throw refused('SLOT_NOT_OFFERED');
  const wanted = { bookable, durationMinutes: service.durationMinutes };
  if (!input.outsideHours) await offeredSlot(deps, wanted, startDateTime);
  const endDateTime = addMinutes(startDateTime, service.durationMinutes);
  const row = {
    therapistId: bookable.therapistId,
    serviceId: service.id,
    mode: input.mode as SessionMode,
    startDateTime,
    endDateTime,
    blockedRange: blockedRange(startDateTime, endDateTime, bookable.schedule.bufferAfterMinutes),
    priceMillimes: service.priceMillimes,
    status,
    paymentKind,
    ...(status === 'ACCEPTED' && { approvedAt: now, approvedBy: actor.accountId }),
    createdAt: now,
    updatedAt: now,
  };
  const take = () =>
    deps.db.transaction(async (tx) => {
      const id = newId(now);
      const userId = await clientOf(deps, tx, actor, input);
      await fillSlot(deps, tx, { ...row, id, userId }, { by: 'STAFF', byAccountId: actor.accountId });
      const detail = [status, paymentKind, ...(input.outsideHours ? ['OUTSIDE_HOURS'] : [])].join(' ');
      await recordAudit(deps, tx, actor, { kind: 'RESERVATION_TAKEN', subjects: [id, userId], detail });
      return id;
    });
  try {
    return await showReservation(deps, actor, await withRetries(take));
  } catch (error) {
    if (!isOverlap(error)) throw error;
    throw await slotTaken(deps, wanted, startDateTime);
  }
}

/** A card is paid by whoever signs in, and nobody signs in to a passing account. */
const paidWithoutCard = () => brokenRule('paymentKind', isOneOf(paymentKinds.filter((kind) => kind !== 'ONLINE')));

async function checkedChoice(deps: Deps, actor: Actor, { therapistId, serviceId, mode }: Input) {
  const bookable = await findBookable(deps.db, therapistId, serviceId);
  // Another therapist's agenda looks like none at all.
  if (!bookable || !worksFor(actor, bookable.therapistUserId)) throw brokenRule('therapistId', exists(false));
  const { service } = bookable;
  if (!service?.isActive) throw brokenRule('serviceId', exists(false));
  if (!service.modes.some((each) => each === mode)) throw brokenRule('mode', isOneOf(service.modes));
  return { bookable, service };
}

/** Whom it is for: somebody with an account, else somebody who is given a passing one. */
async function clientOf(deps: Deps, tx: Db, actor: Actor, { userId, temporaryUser, paymentKind, locale }: Input): Promise<string> {
  if (userId !== undefined) {
    // Held until the booking is there: a passing account may be taken over at the same moment.
    const [known] = await tx
      .select({ id: accounts.id, isIdentityKnown: sql<boolean>`${isIdentityKnown}`, isTemporary: accounts.isTemporary })
      .from(accounts)
      .where(eq(accounts.id, userId))
      .for('key share');
    if (!known) throw brokenRule('userId', exists(false));
    // Whoever made it would read of an appointment that may be somebody else's, whose number they typed.
    if (!known.isIdentityKnown) throw refused('IDENTITY_UNKNOWN');
    if (known.isTemporary && paymentKind === 'ONLINE') throw paidWithoutCard();
    return known.id;
  }
  if (!temporaryUser) throw brokenRule('userId', isNotEmpty);
  if (!may(actor, 'TEMPORARY_BOOKING_USER', 'WRITE')) throw refused('ACCESS_MISMATCH');
  return createTemporaryUser(tx, temporaryUser, locale, deps.clock.now());
}
