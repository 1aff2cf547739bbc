import { asc, gt } from 'drizzle-orm';
import type { AuditVerification } from '#contract/auth/audit.schema.ts';
import type { Deps } from '../deps.ts';
import { auditEntries } from './audit.tables.ts';
import { auditHash, firstPreviousHash } from './audit-hash.ts';

const entriesAtOnce = 1000;

/** Computes the chain anew, a thousand entries at a time, and stops at the first that does not follow. */
export async function verifyAuditTrail(deps: Deps): Promise<AuditVerification> {
  let entryCount = 0;
  let lastHash = firstPreviousHash;
  for (;;) {
    const entries = await deps.db
      .select()
      .from(auditEntries)
      .where(gt(auditEntries.position, entryCount))
      .orderBy(asc(auditEntries.position))
      .limit(entriesAtOnce);
    for (const entry of entries) {
      const follows = entry.position === entryCount + 1 && entry.previousHash === lastHash && entry.hash === auditHash(entry);
      if (!follows) return { isIntact: false, entryCount, brokenAt: entryCount + 1, lastHash };
      entryCount += 1;
      lastHash = entry.hash;
    }
    if (entries.length < entriesAtOnce) return { isIntact: true, entryCount, brokenAt: null, lastHash };
  }
}
