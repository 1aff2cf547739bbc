import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { kindsOfFamily } from '#contract/auth/audit-kinds.ts';
import type { listAuditTrail as declared } from '#contract/auth/audit.endpoints.ts';
import type { AuditEntry, MinimalUser } from '#contract/auth/audit.schema.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf, type Page } from '../database/paging.ts';
import type { Deps } from '../deps.ts';
import { findMinimalUsers } from '../modules/auth/minimal-users.queries.ts';
import { auditEntries } from './audit.tables.ts';

type Row = typeof auditEntries.$inferSelect;

/** The trail, the latest first unless told otherwise. Reading it is not noted in it: it would grow at each look. */
export async function listAuditTrail(deps: Deps, query: QueryOf<typeof declared>): Promise<Page<AuditEntry>> {
  const { family, kind, actor, subject } = query;
  const where = and(
    family && inArray(auditEntries.kind, [...kindsOfFamily[family]]),
    kind && eq(auditEntries.kind, kind),
    actor ? eq(auditEntries.actorId, actor) : undefined,
    subject ? sql`${auditEntries.subjects} @> array[${subject}]::text[]` : undefined,
  );
  const towards = query['sort-direction'] === 'asc' ? asc : desc;
  return pageOf(query, {
    rows: async (limit, offset) => {
      const order = towards(auditEntries.position);
      return present(deps, await deps.db.select().from(auditEntries).where(where).orderBy(order).limit(limit).offset(offset));
    },
    countUpTo: (atMost) => countUpTo(deps.db, auditEntries, where, atMost),
  });
}

const unknownUser = (authID: string): MinimalUser => ({ authID, userName: authID, firstName: null, lastName: null });
/** The account an entry is about, where it is about one. */
const personOf = ({ kind, subjects }: Row): string => (kind.startsWith('ACCOUNT_') ? (subjects[0] ?? '') : '');

async function present(deps: Deps, rows: Row[]): Promise<AuditEntry[]> {
  const users = await findMinimalUsers(deps.db, [...new Set(rows.flatMap((row) => [row.actorId, personOf(row)]))]);
  return rows.map((row) => ({
    position: row.position,
    at: row.at.toISOString(),
    kind: row.kind,
    actor: users.get(row.actorId) ?? unknownUser(row.actorId),
    subjects: row.subjects,
    person: users.get(personOf(row)) ?? null,
    detail: row.detail,
    hash: row.hash,
  }));
}
