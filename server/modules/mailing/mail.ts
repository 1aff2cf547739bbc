/** An e-mail before it is written: what it is about, by ids. Who it is for, and in which language, is known when it leaves. */
export type Mail =
  | { kind: 'WELCOME' | 'WELCOME_CONFIRMED' | 'CONFIRM_EMAIL' | 'RESET' | 'PASSWORD_CHANGED' | 'BAN' | 'SUSPENSION' | 'CRISIS_FLAG' }
  | { kind: 'NEW_DEVICE'; deviceId: string }
  | { kind: 'DELETION_ASKED'; effectiveAt: string };
