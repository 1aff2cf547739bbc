import type { PushAudience, PushKind } from '#contract/client/push-kinds.ts';
import type { EventOf } from '../../events/events.ts';

/** What is told of a reservation by e-mail as well, to whom, and by which letter (DOMAIN 8). */
export const reservationLetters = {
  CLIENT: {
    BOOKING_ACCEPTED: 'BOOKING_ACCEPTED',
    BOOKING_REJECTED: 'BOOKING_REJECTED',
    BOOKING_CANCELLED: 'BOOKING_CANCELLED',
    BOOKING_MOVED: 'BOOKING_MOVED',
    BOOKING_TO_PAY: 'BOOKING_TO_PAY',
    BOOKING_TIMES_PROPOSED: 'BOOKING_TIMES_PROPOSED',
    VIDEO_LINK: 'VIDEO_LINK',
    PROOF_REJECTED: 'PROOF_REJECTED',
    HOLD_EXPIRING: 'HOLD_EXPIRING',
    REMINDER: 'REMINDER',
  },
  PRACTICE: {
    BOOKING_NEW: 'BOOKING_NEW',
    PROOF_RECEIVED: 'PROOF_RECEIVED',
    BOOKING_CANCELLED: 'BOOKING_CANCELLED_BY_CLIENT',
    BOOKING_MOVED: 'BOOKING_MOVED_BY_CLIENT',
    REMINDER: 'DECISION_DUE',
  },
} as const satisfies Record<PushAudience, Partial<Record<PushKind, string>>>;

type Letters = typeof reservationLetters;
export type ReservationLetter = Letters['CLIENT'][keyof Letters['CLIENT']] | Letters['PRACTICE'][keyof Letters['PRACTICE']];

export type ReservationMail =
  | { kind: ReservationLetter; reservationId: string }
  | { kind: 'RECEIPTS_ISSUED'; reservationId: string; receiptIds: readonly string[] }
  /** News of money that is owed: sent while it still stands so. */
  | { kind: 'REFUND_UPDATED'; reservationId: string; change: EventOf<'REFUND_UPDATED'>['change'] };

/** An e-mail before it is written: what it is about, by ids. Who it is for, and in which language, is known when it leaves. */
export type Mail =
  | {
      kind:
        | 'WELCOME'
        | 'WELCOME_CONFIRMED'
        | 'CONFIRM_EMAIL'
        | 'RESET'
        | 'PASSWORD_CHANGED'
        | 'BAN'
        | 'SUSPENSION'
        | 'CRISIS_FLAG'
        | 'INVITATION'
        | 'ACCESS_GIVEN';
    }
  | { kind: 'NEW_DEVICE'; deviceId: string }
  | { kind: 'DELETION_ASKED'; effectiveAt: string }
  | ReservationMail;
