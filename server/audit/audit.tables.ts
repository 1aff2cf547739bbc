import { sql } from 'drizzle-orm';
import { char, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditKind } from '#contract/auth/audit-kinds.ts';
import { idColumn, instantColumn } from '../database/columns.ts';

/**
 * What staff did and looked at. Append-only: the migration's triggers refuse update, delete and truncate.
 * The ids refer to nothing, so that what they named may be erased while the trail stays whole.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    /** From 1, without a gap. */
    position: integer('position').primaryKey(),
    at: instantColumn('at').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    actorId: idColumn('actor_id').notNull(),
    subjects: text('subjects').array().notNull(),
    detail: text('detail'),
    previousHash: char('previous_hash', { length: 64 }).notNull(),
    hash: char('hash', { length: 64 }).notNull(),
  },
  (table) => [
    index('audit_entries_actor').on(table.actorId, table.position),
    index('audit_entries_kind').on(table.kind, table.position),
    index('audit_entries_subjects').using('gin', sql`${table.subjects}`),
  ],
);
