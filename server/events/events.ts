/** What happened, recorded in the transaction of the write that made it so. Ids only: no personal data rests in the queue. */
export type DomainEvent =
  | { kind: 'RESERVATION_HELD'; reservationId: string; holdUntil: string }
  | { kind: 'RESERVATION_ON_STAND_BY'; reservationId: string; startDateTime: string }
  | { kind: 'RESERVATION_ACCEPTED'; reservationId: string; endDateTime: string };

export type EventKind = DomainEvent['kind'];
export type EventOf<K extends EventKind> = Extract<DomainEvent, { kind: K }>;
