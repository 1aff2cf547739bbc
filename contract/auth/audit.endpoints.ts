import * as z from 'zod/mini';
import { endpoint, requiresAll } from '../endpoint.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { isObjectId, text } from '../validation-rules.ts';
import { auditFamilies, auditKinds } from './audit-kinds.ts';
import { auditEntry, auditVerification } from './audit.schema.ts';

// Beside SPEC 7: see docs/decisions/011-the-audit-trail.md for who may read it, and why.
const governsAccess = requiresAll(['ROLE', 'READ'], ['AUTHENTICATED_CLIENTS', 'READ']);

export const listAuditTrail = endpoint({
  method: 'GET',
  path: '/v1/auth/audit/',
  summary: 'What staff did and looked at, the latest first: by kind or family of kinds, by who did it, by what it was about.',
  access: governsAccess,
  query: z.extend(listQuery(['position']), {
    family: z.optional(z.enum(auditFamilies)),
    kind: z.optional(z.enum(auditKinds)),
    actor: z.optional(text(isObjectId)),
    subject: z.optional(text(isObjectId)),
  }),
  answer: pageOf(auditEntry),
});

export const verifyAuditTrail = endpoint({
  method: 'GET',
  path: '/v1/auth/audit/verification',
  summary: 'Computes the chain of the audit trail anew and tells whether every entry follows from the one before it.',
  access: governsAccess,
  answer: auditVerification,
});
