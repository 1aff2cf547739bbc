import { freeCancellationHours, maxReschedules, undoSeconds } from '../constants.ts';

export const reservationStatuses = [
  'PENDING_PAYMENT',
  'ON_STAND_BY',
  'ACCEPTED',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'COMPLETED',
  'NO_SHOW',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** A reservation in one of these keeps its slot from others; PENDING_PAYMENT only while its hold lasts. */
export const blockingStatuses = ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'] as const satisfies readonly ReservationStatus[];

export type ReservationEvent =
  | 'PAYMENT_CONFIRMED'
  | 'PROOF_SUBMITTED'
  | 'PAYMENT_FAILED'
  | 'HOLD_OVER'
  | 'HOLD_FREED'
  | 'PROOF_REFUSED'
  | 'PROOF_REFUSED_FOR_GOOD'
  | 'LATE_PAYMENT_ACCEPTED'
  | 'START_PASSED'
  | 'APPROVED'
  | 'APPROVAL_UNDONE'
  | 'REJECTED'
  | 'CANCELLED_BY_STAFF'
  | 'CANCELLED_BY_CLIENT'
  | 'MOVED'
  | 'MOVED_BY_STAFF'
  | 'END_PASSED'
  | 'NOT_ATTENDED';

/** What a reservation's history tells of: that it was made, each change since, and that its client was asked for another time. */
export type ReservationStep = 'CREATED' | 'TIMES_PROPOSED' | ReservationEvent;

type Actor = 'CLIENT' | 'STAFF' | 'SYSTEM';

export interface Transition {
  readonly event: ReservationEvent;
  readonly from: readonly ReservationStatus[];
  readonly to: ReservationStatus;
  readonly by: Actor;
}

/** DOMAIN 3's table. What else must hold (a settled payment, a day's notice) is checked by the verb of the event. */
export const transitions: readonly Transition[] = [
  { event: 'PAYMENT_CONFIRMED', from: ['PENDING_PAYMENT'], to: 'ON_STAND_BY', by: 'SYSTEM' },
  { event: 'PROOF_SUBMITTED', from: ['PENDING_PAYMENT'], to: 'ON_STAND_BY', by: 'CLIENT' },
  { event: 'PAYMENT_FAILED', from: ['PENDING_PAYMENT'], to: 'CANCELLED', by: 'SYSTEM' },
  { event: 'HOLD_OVER', from: ['PENDING_PAYMENT'], to: 'EXPIRED', by: 'SYSTEM' },
  { event: 'HOLD_FREED', from: ['PENDING_PAYMENT'], to: 'EXPIRED', by: 'STAFF' },
  { event: 'PROOF_REFUSED', from: ['ON_STAND_BY'], to: 'PENDING_PAYMENT', by: 'STAFF' },
  { event: 'PROOF_REFUSED_FOR_GOOD', from: ['ON_STAND_BY'], to: 'REJECTED', by: 'STAFF' },
  { event: 'LATE_PAYMENT_ACCEPTED', from: ['EXPIRED', 'CANCELLED'], to: 'ON_STAND_BY', by: 'SYSTEM' },
  { event: 'START_PASSED', from: ['ON_STAND_BY'], to: 'EXPIRED', by: 'SYSTEM' },
  { event: 'APPROVED', from: ['ON_STAND_BY'], to: 'ACCEPTED', by: 'STAFF' },
  { event: 'APPROVAL_UNDONE', from: ['ACCEPTED'], to: 'ON_STAND_BY', by: 'STAFF' },
  { event: 'REJECTED', from: ['ON_STAND_BY'], to: 'REJECTED', by: 'STAFF' },
  { event: 'CANCELLED_BY_STAFF', from: ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'], to: 'CANCELLED', by: 'STAFF' },
  { event: 'CANCELLED_BY_CLIENT', from: ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'], to: 'CANCELLED', by: 'CLIENT' },
  { event: 'MOVED', from: ['ON_STAND_BY', 'ACCEPTED'], to: 'ON_STAND_BY', by: 'CLIENT' },
  // The practice decides on its own time: what was accepted stays so.
  { event: 'MOVED_BY_STAFF', from: ['ON_STAND_BY'], to: 'ON_STAND_BY', by: 'STAFF' },
  { event: 'MOVED_BY_STAFF', from: ['ACCEPTED'], to: 'ACCEPTED', by: 'STAFF' },
  { event: 'END_PASSED', from: ['ACCEPTED'], to: 'COMPLETED', by: 'SYSTEM' },
  { event: 'NOT_ATTENDED', from: ['ACCEPTED', 'COMPLETED'], to: 'NO_SHOW', by: 'STAFF' },
];

/** The status an event leads to from another, or null where the table has no such move. */
export function statusAfter(event: ReservationEvent, from: ReservationStatus): ReservationStatus | null {
  return transitions.find((each) => each.event === event && each.from.includes(from))?.to ?? null;
}

/** Whether it was the hold that ended, by itself or by the practice: who paid in time may still have the slot, if it is free. */
export const endsHold = (event: string | undefined): boolean => event === 'HOLD_OVER' || event === 'HOLD_FREED';

export type ShownStatus = 'On Stand By' | 'Already accepted' | 'Rejected' | 'Cancelled' | 'Expired' | 'Completed' | 'No-show';

/** The words of SPEC 2 for a status, the key under which both languages keep their label. */
export const shownStatuses: Record<ReservationStatus, ShownStatus> = {
  PENDING_PAYMENT: 'On Stand By',
  ON_STAND_BY: 'On Stand By',
  ACCEPTED: 'Already accepted',
  REJECTED: 'Rejected',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  COMPLETED: 'Completed',
  NO_SHOW: 'No-show',
};

interface Dated {
  readonly status: ReservationStatus;
  readonly startDateTime: string;
  /** Absent from what an earlier version has kept on a phone. */
  readonly proposedTimes?: readonly string[] | null;
  readonly history?: readonly { readonly event: string }[];
}

const hoursUntil = (instant: string, now: Date) => (Date.parse(instant) - now.getTime()) / 3_600_000;

/** Whether its client may move or cancel it without notice: the practice asks for another time, or has chosen the one it is at. */
export const owesNoNotice = ({ proposedTimes, history }: Pick<Dated, 'proposedTimes' | 'history'>): boolean =>
  Boolean(proposedTimes) || history?.findLast(({ event }) => event.startsWith('MOVED'))?.event === 'MOVED_BY_STAFF';

/** Whether its client may still cancel it; `isFree` tells whether the amount is then due back, as it is whenever the time is not of their choice. */
export function clientCancellation(reservation: Dated, now: Date): { isPossible: boolean; isFree: boolean } {
  const isPossible = statusAfter('CANCELLED_BY_CLIENT', reservation.status) !== null && hoursUntil(reservation.startDateTime, now) > 0;
  const isEarly = hoursUntil(reservation.startDateTime, now) >= freeCancellationHours;
  return { isPossible, isFree: isEarly || reservation.status !== 'ACCEPTED' || owesNoNotice(reservation) };
}

/** Whether its client may still move it: twice at most, a day before at the latest; until it starts where the time is not of their choice. */
export function isMovable(reservation: Dated & { readonly rescheduleCount: number }, now: Date): boolean {
  if (statusAfter('MOVED', reservation.status) === null) return false;
  const hours = hoursUntil(reservation.startDateTime, now);
  return owesNoNotice(reservation) ? hours > 0 : reservation.rescheduleCount < maxReschedules && hours >= freeCancellationHours;
}

/** Whether an approval may still be undone by the person who gave it. */
export function isApprovalUndoable(approvedAt: string | null, now: Date): boolean {
  return approvedAt !== null && now.getTime() - Date.parse(approvedAt) <= undoSeconds * 1000;
}
