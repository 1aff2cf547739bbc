import { index, pgTable } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { comments, threads } from './threads.tables.ts';

/** Who of the practice sees to the person behind a text: one at a time. */
export const textAssignments = pgTable(
  'text_assignments',
  {
    /** Of the comment, or of the thread itself. */
    textId: idColumn('text_id').primaryKey(),
    threadId: idColumn('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Null where it is about the thread itself. */
    commentId: idColumn('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    since: instantColumn('since').notNull(),
  },
  (table) => [index('text_assignments_thread').on(table.threadId)],
);
