import type { PushAudience } from '../client/push-kinds.ts';

/** The e-mails that a person can do without, by their role; those owed by law or by the contract for an appointment are none of these (DOMAIN 8). */
export const switchableMailsOf = {
  CLIENT: ['HOLD_EXPIRING', 'REMINDER'],
  PRACTICE: ['BOOKING_NEW', 'PROOF_RECEIVED', 'BOOKING_CANCELLED_BY_CLIENT', 'BOOKING_MOVED_BY_CLIENT', 'DECISION_DUE'],
} as const satisfies Record<PushAudience, readonly string[]>;

export const switchableMails = [...switchableMailsOf.CLIENT, ...switchableMailsOf.PRACTICE] as const;
export type SwitchableMail = (typeof switchableMails)[number];

export const isSwitchable = (kind: string): kind is SwitchableMail => (switchableMails as readonly string[]).includes(kind);
