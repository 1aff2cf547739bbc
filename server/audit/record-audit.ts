import { desc, sql } from 'drizzle-orm';
import type { AuditKind } from '#contract/auth/audit-kinds.ts';
import type { Db } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../http/actor.ts';
import { auditEntries } from './audit.tables.ts';
import { auditHash, firstPreviousHash } from './audit-hash.ts';

export interface AuditNote {
  readonly kind: AuditKind;
  /** The ids it is about. */
  readonly subjects: readonly string[];
  /** Role names, levels, instants. Never a sentence somebody typed: a reason may speak of health. */
  readonly detail?: string;
}

const advisoryLock = 7_205_760;

/**
 * Adds an entry to the audit trail in the transaction of what it tells of. Call it last in the transaction: it holds
 * the trail's lock until the end, and who holds that one must wait for no other.
 */
export async function recordAudit(deps: Deps, tx: Db, actor: Pick<Actor, 'accountId'>, note: AuditNote): Promise<void> {
  // Two writers that read the same last entry would both continue from it.
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
  const [last] = await tx
    .select({ position: auditEntries.position, hash: auditEntries.hash })
    .from(auditEntries)
    .orderBy(desc(auditEntries.position))
    .limit(1);
  const entry = {
    position: (last?.position ?? 0) + 1,
    at: deps.clock.now(),
    kind: note.kind,
    actorId: actor.accountId,
    subjects: [...note.subjects],
    detail: note.detail ?? null,
    previousHash: last?.hash ?? firstPreviousHash,
  };
  await tx.insert(auditEntries).values({ ...entry, hash: auditHash(entry) });
}
