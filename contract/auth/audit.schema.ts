import * as z from 'zod/mini';
import { auditKinds } from './audit-kinds.ts';

/** Who somebody is, as far as a list needs it. */
export const minimalUser = z.object({
  authID: z.string(),
  userName: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
});
export type MinimalUser = z.infer<typeof minimalUser>;

export const auditEntry = z.object({
  /** From 1, without a gap. */
  position: z.int(),
  at: z.string(),
  kind: z.enum(auditKinds),
  actor: minimalUser,
  /** The ids it was about. */
  subjects: z.array(z.string()),
  /** Whom it was about, where the subject is an account that is still there. */
  person: z.nullable(minimalUser),
  /** Role names, levels, instants; never what somebody wrote in their own words. */
  detail: z.nullable(z.string()),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditVerification = z.object({
  isIntact: z.boolean(),
  entryCount: z.int(),
  /** The first entry that does not follow from the one before it. */
  brokenAt: z.nullable(z.int()),
  /** The hash of the last entry: noted elsewhere, it proves later that nothing before it was rewritten. */
  lastHash: z.string(),
});
export type AuditVerification = z.infer<typeof auditVerification>;
