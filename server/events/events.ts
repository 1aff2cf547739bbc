import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import type { PushNews } from '#contract/client/push-message.ts';
import type { Mail } from '../modules/mailing/mail.ts';
import type { ReservationStep } from '#contract/booking/reservation-status.ts';

/** What has no hurry, and waits for its person's morning. */
export type Postponed =
  | { kind: 'REMINDER'; reservationId: string; startDateTime: string; hoursBefore: number }
  | { kind: 'DECISION_DUE'; reservationId: string; startDateTime: string }
  | Extract<DomainEvent, { kind: 'REFUND_UPDATED' | 'RECEIPTS_ISSUED' | 'VIDEO_LINK_CHANGED' }>;

/** What happened, recorded in the transaction of the write that made it so. Ids only: no personal data rests in the queue. */
export type DomainEvent =
  | { kind: 'RESERVATION_HELD'; reservationId: string; holdUntil: string }
  | { kind: 'RESERVATION_ON_STAND_BY'; reservationId: string; startDateTime: string }
  | { kind: 'RESERVATION_ACCEPTED'; reservationId: string; startDateTime: string; endDateTime: string }
  /** Every step of a reservation; `historyId` is its row in the history. */
  | { kind: 'RESERVATION_CHANGED'; reservationId: string; historyId: number; change: ReservationStep; at: string }
  /** A confirmed session by video has a link, or another one than before. */
  | { kind: 'VIDEO_LINK_CHANGED'; reservationId: string; at: string }
  | { kind: 'CARD_PAYMENT_OPENED'; paymentId: string; at: string }
  /** A payment came in for a reservation that can no longer have its slot. */
  | { kind: 'REFUND_FELL_DUE'; paymentId: string; reservationId: string; at: string }
  /** What the practice has said of money that is owed: that it is, that it never came in, or that it was given back. */
  | { kind: 'REFUND_UPDATED'; paymentId: string; reservationId: string; change: 'DUE' | 'MISSING' | 'PAID'; at: string }
  /** What one change of a payment has issued, in order; a credit note of a refund is told by REFUND_UPDATED. */
  | { kind: 'RECEIPTS_ISSUED'; reservationId: string; receiptIds: string[]; at: string }
  /** The quiet hours of somebody who is to be told something are over. */
  | { kind: 'QUIET_HOURS_OVER'; postponed: Postponed; at: string }
  /** A reservation taken by phone, on stand-by from the start, is paid now and can be approved. */
  | { kind: 'PAYMENT_ARRIVED'; paymentId: string; reservationId: string; at: string }
  /** A thread, or one of its comments, was published, or will not be. */
  | { kind: 'TEXT_DECIDED'; threadId: string; commentId: string | null; isPublished: boolean; at: string }
  | { kind: 'COMMENT_PUBLISHED'; threadId: string; commentId: string; at: string }
  /** Somebody of the practice wrote to the author of a text alone. */
  | { kind: 'PRIVATE_WORD_SENT'; wordId: string; at: string }
  /** A thread, or one of its comments, holds a word of crisis, or is reported as a danger. */
  | { kind: 'CRISIS_FLAGGED'; threadId: string; commentId: string | null; at: string }
  /** One e-mail, of use until an instant; who it is for stands in the delivery of that news. */
  | { kind: 'MAIL_DUE'; news: string; mail: Mail; at: string; until: string }
  /** `accountId` is null when nobody has that name: the call has done the same work all the same. */
  | { kind: 'PASSWORD_RESET_ASKED'; requestId: string; accountId: string | null; at: string }
  | { kind: 'ACCOUNT_DELETION_ASKED'; accountId: string; askedAt: string; effectiveAt: string }
  /** Whose account is gone wrote a thread, comments under it, or both: erased, or no longer signed with their first name. */
  | { kind: 'WRITINGS_FORGOTTEN'; threadId: string; isThread: boolean; commentIds: string[]; choice: ThreadChoice; at: string }
  /** An article is to be published at an instant, on the word of an account. */
  | { kind: 'BLOG_SCHEDULED'; blogId: string; publishAt: string; accountId: string }
  /** Their rows are gone; so shall their bytes be. */
  | { kind: 'FILES_DROPPED'; keys: string[]; at: string }
  /** One message for one browser, of use until an instant. */
  | { kind: 'PUSH_DUE'; news: string; subscriptionId: string; message: PushNews; at: string; until: string };

export type EventKind = DomainEvent['kind'];
export type EventOf<K extends EventKind> = Extract<DomainEvent, { kind: K }>;
