import type { PushMessage } from '#contract/client/push-message.ts';
import type { ReservationEvent } from '#contract/booking/reservation-status.ts';

/** What happened, recorded in the transaction of the write that made it so. Ids only: no personal data rests in the queue. */
export type DomainEvent =
  | { kind: 'RESERVATION_HELD'; reservationId: string; holdUntil: string }
  | { kind: 'RESERVATION_ON_STAND_BY'; reservationId: string; startDateTime: string }
  | { kind: 'RESERVATION_ACCEPTED'; reservationId: string; startDateTime: string; endDateTime: string }
  /** Every step of a reservation; `historyId` is its row in the history. */
  | { kind: 'RESERVATION_CHANGED'; reservationId: string; historyId: number; change: ReservationEvent; at: string }
  /** One message for one browser, of use until an instant. */
  | { kind: 'PUSH_DUE'; news: string; subscriptionId: string; message: Omit<PushMessage, 'locale'>; at: string; until: string };

export type EventKind = DomainEvent['kind'];
export type EventOf<K extends EventKind> = Extract<DomainEvent, { kind: K }>;
