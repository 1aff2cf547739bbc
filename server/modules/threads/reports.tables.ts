import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { ReportReason } from '#contract/threads/report-reasons.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { comments, threads } from './threads.tables.ts';

export const threadReports = pgTable(
  'thread_reports',
  {
    id: idColumn().primaryKey(),
    threadId: idColumn('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Null where the thread itself is reported. */
    commentId: idColumn('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    reporterId: idColumn('reporter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    /** The place of its text among those that wait to be read: the highest first. */
    priority: integer('priority').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When its reason or its note last changed. */
    updatedAt: instantColumn('updated_at').notNull(),
    closedAt: instantColumn('closed_at'),
    closedBy: idColumn('closed_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('thread_reports_once').on(table.reporterId, table.threadId, table.commentId).nullsNotDistinct(),
    // In the order they are read, of what nobody has dealt with alone.
    index('thread_reports_open')
      .on(table.priority, table.createdAt)
      .where(sql`closed_at is null`),
    index('thread_reports_text').on(table.threadId, table.commentId),
  ],
);
