import { and, asc, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import { kindsOfFamily } from '#contract/auth/audit-kinds.ts';
import type { listAuditTrail as declared } from '#contract/auth/audit.endpoints.ts';
import type { AuditEntry, MinimalUser } from '#contract/auth/audit.schema.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf, type Page } from '../database/paging.ts';
import type { Deps } from '../deps.ts';
import { may, type Actor } from '../http/actor.ts';
import { findMinimalUsers } from '../modules/auth/minimal-users.queries.ts';
import { auditEntries } from './audit.tables.ts';
import { noteLook } from './record-look.ts';

type Row = typeof auditEntries.$inferSelect;

const isOfAuthors = eq(auditEntries.kind, 'THREAD_AUTHORS_VIEWED');

/**
 * What an entry is about. Entries written before 24 November 2026 name the authors looked at behind the thread, and
 * cannot be rewritten: they are found by the thread alone, and shown without them.
 */
const isAbout = (subject: string) =>
  and(sql`${auditEntries.subjects} @> array[${subject}]::text[]`, or(not(isOfAuthors), sql`${auditEntries.subjects}[1] = ${subject}`));

/** The trail, the latest first unless told otherwise. Reading it is a look of its own, noted once its page is read. */
export async function listAuditTrail(deps: Deps, reader: Actor, query: QueryOf<typeof declared>): Promise<Page<AuditEntry>> {
  const { actor, subject } = query;
  const page = await readTrail(deps, reader, query);
  const subjects = [actor, subject].filter((id) => id !== undefined);
  await noteLook(deps, reader, { kind: 'AUDIT_VIEWED', subjects });
  return page;
}

async function readTrail(deps: Deps, reader: Actor, query: QueryOf<typeof declared>): Promise<Page<AuditEntry>> {
  const { family, kind, actor, subject } = query;
  const where = and(
    may(reader, 'ALL_THREADS', 'READ') ? undefined : not(isOfAuthors),
    family && inArray(auditEntries.kind, [...kindsOfFamily[family]]),
    kind && eq(auditEntries.kind, kind),
    actor ? eq(auditEntries.actorId, actor) : undefined,
    subject ? isAbout(subject) : undefined,
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

function withoutAuthors(row: Row): Row {
  if (row.kind !== 'THREAD_AUTHORS_VIEWED') return row;
  const [threadId = '', ...authorIds] = row.subjects;
  return { ...row, subjects: [threadId], detail: row.detail ?? String(authorIds.length) };
}

async function present(deps: Deps, rows: Row[]): Promise<AuditEntry[]> {
  const users = await findMinimalUsers(deps.db, [...new Set(rows.flatMap((row) => [row.actorId, personOf(row)]))]);
  return rows.map(withoutAuthors).map((row) => ({
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
