import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../database/columns.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: idColumn('account_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call runs. */
    status: integer('status'),
    answer: jsonb('answer'),
    startedAt: instantColumn('started_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.key] }), index('idempotency_keys_started').on(table.startedAt)],
);
