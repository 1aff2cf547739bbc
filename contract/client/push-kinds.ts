/** What a push says has happened (DOMAIN 8). The words for it are the worker's. */
export const pushKinds = [
  'BOOKING_NEW',
  'PROOF_RECEIVED',
  'BOOKING_ACCEPTED',
  'BOOKING_REJECTED',
  'BOOKING_CANCELLED',
  'BOOKING_MOVED',
  'BOOKING_TO_PAY',
  'BOOKING_TIMES_PROPOSED',
  'VIDEO_LINK',
  'PROOF_REJECTED',
  'REFUND_UPDATED',
  'HOLD_EXPIRING',
  'REMINDER',
  'THREAD_VALIDATED',
  'THREAD_UNVALIDATED',
  'THREAD_REPLY',
  'PRIVATE_WORD',
  'CRISIS_FLAG',
] as const;
export type PushKind = (typeof pushKinds)[number];

/** In which role a person is told: it decides which page the notification opens. */
export const pushAudiences = ['CLIENT', 'PRACTICE'] as const;
export type PushAudience = (typeof pushAudiences)[number];

/** Who is told of what. */
export const pushKindsOf: Record<PushAudience, readonly PushKind[]> = {
  CLIENT: [
    'BOOKING_ACCEPTED',
    'BOOKING_REJECTED',
    'BOOKING_CANCELLED',
    'BOOKING_MOVED',
    'BOOKING_TO_PAY',
    'BOOKING_TIMES_PROPOSED',
    'VIDEO_LINK',
    'PROOF_REJECTED',
    'REFUND_UPDATED',
    'HOLD_EXPIRING',
    'REMINDER',
    'THREAD_VALIDATED',
    'THREAD_UNVALIDATED',
    'THREAD_REPLY',
    'PRIVATE_WORD',
  ],
  PRACTICE: ['BOOKING_NEW', 'PROOF_RECEIVED', 'BOOKING_CANCELLED', 'BOOKING_MOVED', 'REMINDER', 'CRISIS_FLAG'],
};
