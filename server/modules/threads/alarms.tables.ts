import { pgTable } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { threads } from './threads.tables.ts';

/** The last letter to a member of staff that somebody may be in danger. */
export const alarmMails = pgTable('alarm_mails', {
  accountId: idColumn('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  threadId: idColumn('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' }),
  /** Null where the alarm is the thread itself. */
  commentId: idColumn('comment_id'),
  /** When it leaves, which may be later than it was written. */
  mailedAt: instantColumn('mailed_at').notNull(),
  /** When its reader looked at the queue since. */
  seenAt: instantColumn('seen_at'),
});
