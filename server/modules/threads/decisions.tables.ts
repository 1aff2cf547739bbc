import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { comments, threads } from './threads.tables.ts';

/** The last decision about a text, with what stood before it: while it is young, whoever made it can undo it. */
export const textDecisions = pgTable('text_decisions', {
  /** Of the comment, or of the thread itself. */
  textId: idColumn('text_id').primaryKey(),
  threadId: idColumn('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' }),
  /** Null where it is about the thread itself. */
  commentId: idColumn('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
  decidedBy: idColumn('decided_by')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  decidedAt: instantColumn('decided_at').notNull(),
  statusBefore: text('status_before').$type<ThreadStatus>().notNull(),
  reasonBefore: text('reason_before'),
  wasLockedBefore: boolean('was_locked_before').notNull().default(false),
  statusAfter: text('status_after').$type<ThreadStatus>().notNull(),
});
