import { min } from 'date-fns';
import { isApprovalUndoable, statusAfter, type ReservationEvent } from '#contract/booking/reservation-status.ts';
import type { decidableStatuses } from '#contract/booking/booking.schema.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { recordAudit, type AuditNote } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { changeReservationStatus, lockReservation, type ReservationRow, type StatusChange } from './change-reservation-status.ts';
import { findAbsences } from './days-off.queries.ts';
import { isInScope } from './practice-scope.ts';
import { isPaymentSettled } from './present-reservation.ts';
import { readReservation } from './read-reservation.ts';
import { findReservation, type ReservationView } from './reservation.queries.ts';
import { showReservation } from './show-reservation.ts';

export type Decision = (typeof decidableStatuses)[number];

const eventOf: Record<Decision, ReservationEvent> = {
  ACCEPTED: 'APPROVED',
  REJECTED: 'REJECTED',
  CANCELLED: 'CANCELLED_BY_STAFF',
  ON_STAND_BY: 'APPROVAL_UNDONE',
  NO_SHOW: 'NOT_ATTENDED',
  EXPIRED: 'HOLD_FREED',
};

const kindOf: Record<Decision, AuditNote['kind']> = {
  ACCEPTED: 'RESERVATION_APPROVED',
  REJECTED: 'RESERVATION_REJECTED',
  CANCELLED: 'RESERVATION_CANCELLED',
  ON_STAND_BY: 'RESERVATION_APPROVAL_UNDONE',
  NO_SHOW: 'RESERVATION_NOT_ATTENDED',
  EXPIRED: 'RESERVATION_HOLD_FREED',
};

/**
 * Brings a reservation of the actor's practice to the status decided on and shows it. Where it is there already nothing
 * changes, and the trail tells of a look.
 */
export async function changeByStaff(
  deps: Deps,
  actor: Actor,
  id: string,
  { decision, reason, duringAbsence = false }: { decision: Decision; reason: string | null; duringAbsence?: boolean },
): Promise<PracticeReservation> {
  const hasChanged = await deps.db.transaction(async (tx) => {
    const reservation = await lockReservation(tx, id);
    const view = await findReservation(tx, id);
    if (!reservation || !view || !isInScope(actor, view)) throw notFound('RESERVATION');
    if (reservation.status === decision) return false;
    const event = eventOf[decision];
    if (statusAfter(event, reservation.status) === null) throw refused('INVALID_TRANSITION');
    if (decision === 'ACCEPTED' && !duringAbsence) await refuseWithinAbsence(tx, view);
    const set = conditionsOf[decision](deps, actor, reservation, isPaymentSettled(view));
    await changeReservationStatus(deps, tx, reservation, { event, by: 'STAFF', byAccountId: actor.accountId, reason, set });
    await recordAudit(deps, tx, actor, { kind: kindOf[decision], subjects: [id] });
    return true;
  });
  return hasChanged ? showReservation(deps, actor, id) : readReservation(deps, actor, { id });
}

/** An absence laid down since the booking would otherwise be overlooked, and the client come to a closed door. */
async function refuseWithinAbsence(tx: Db, { reservation, therapist, timeZone }: ReservationView): Promise<void> {
  const session = { start: reservation.startDateTime, end: reservation.endDateTime };
  const [found] = await findAbsences(tx, therapist.userId, session, timeZone ?? defaultTimeZone);
  if (!found) return;
  const absence = { startDateTime: found.start.toISOString(), endDateTime: found.end.toISOString() };
  throw refused('WITHIN_ABSENCE', { absence });
}

type Conditions = (deps: Deps, actor: Actor, reservation: ReservationRow, isPaid: boolean) => NonNullable<StatusChange['set']>;

/** What else must hold for each decision, and what changes with it. */
const conditionsOf: Record<Decision, Conditions> = {
  ACCEPTED: (deps, actor, { startDateTime }, isPaid) => {
    const now = deps.clock.now();
    if (startDateTime <= now) throw refused('INVALID_TRANSITION');
    if (!isPaid) throw refused('PAYMENT_NOT_SETTLED');
    return { approvedAt: now, approvedBy: actor.accountId };
  },
  REJECTED: () => ({}),
  CANCELLED: () => ({}),
  ON_STAND_BY: (deps, actor, { approvedAt, approvedBy }) => {
    const isStillOpen = isApprovalUndoable(approvedAt?.toISOString() ?? null, deps.clock.now());
    if (!isStillOpen || approvedBy !== actor.accountId) throw refused('INVALID_TRANSITION');
    return { approvedAt: null, approvedBy: null };
  },
  NO_SHOW: (deps, _actor, { startDateTime }) => {
    if (startDateTime > deps.clock.now()) throw refused('INVALID_TRANSITION');
    return {};
  },
  // Whoever has paid by then is late, as when it ends by itself.
  EXPIRED: ({ clock }, _actor, { holdUntil }) => ({ holdUntil: min([holdUntil ?? clock.now(), clock.now()]) }),
};
