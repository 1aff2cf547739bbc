/** What the audit trail can say was done: each changes something for somebody. */
export const auditActs = [
  'ROLE_CREATED',
  'ROLE_UPDATED',
  'ROLE_DELETED',
  'ACCOUNT_ROLE_CHANGED',
  'ACCOUNT_ACCESS_CHANGED',
  'ACCOUNT_UPDATED',
  'ACCOUNT_IDENTITY_CONFIRMED',
  'ACCOUNT_BANNED',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_REINSTATED',
  'PROOF_VALIDATED',
  'PROOF_REFUSED',
  'PAYMENT_NOTED',
  'REFUND_GRANTED',
  'REFUND_PAID',
  'RESERVATION_APPROVED',
  'RESERVATION_REJECTED',
  'RESERVATION_CANCELLED',
  'RESERVATION_APPROVAL_UNDONE',
  'RESERVATION_NOT_ATTENDED',
  'RESERVATION_HOLD_FREED',
  'RESERVATION_TAKEN',
  'CATEGORY_CREATED',
  'CATEGORY_UPDATED',
  'CATEGORY_DELETED',
  'BLOG_CREATED',
  'BLOG_UPDATED',
  'BLOG_DELETED',
  'SCHEDULE_CREATED',
  'SCHEDULE_UPDATED',
  'SCHEDULE_DELETED',
  'THERAPIST_CREATED',
  'THERAPIST_UPDATED',
  'THERAPIST_DELETED',
  'PRACTICE_UPDATED',
  'THREAD_VALIDATED',
  'THREAD_UNVALIDATED',
  'THREAD_UPDATED',
  'COMMENT_VALIDATED',
  'COMMENT_UNVALIDATED',
  'DECISION_UNDONE',
  'COMMENT_ADDED',
  'PRIVATE_WORD_SENT',
  'TEXT_ASSIGNED',
  'TEXT_RELEASED',
  'REPORTS_CLOSED',
  'CRISIS_PHRASE_CREATED',
  'CRISIS_PHRASE_DELETED',
  'HELP_NUMBER_CREATED',
  'HELP_NUMBER_UPDATED',
  'HELP_NUMBER_VERIFIED',
  'HELP_NUMBER_DELETED',
] as const;

/** What it can say was read: what is private of somebody else. */
export const auditLooks = [
  'ACCOUNT_VIEWED',
  'ACCOUNTS_VIEWED',
  'NAMES_VIEWED',
  'RESERVATION_VIEWED',
  'PAYMENT_VIEWED',
  'PROOF_VIEWED',
  'THREAD_AUTHORS_VIEWED',
  'AUDIT_VIEWED',
] as const;

export const auditKinds = [...auditActs, ...auditLooks] as const;
export type AuditKind = (typeof auditKinds)[number];

export const auditFamilies = ['ACTS', 'LOOKS'] as const;
export type AuditFamily = (typeof auditFamilies)[number];

export const kindsOfFamily: Record<AuditFamily, readonly AuditKind[]> = { ACTS: auditActs, LOOKS: auditLooks };
