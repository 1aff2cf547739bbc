import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { TextDirection } from '#contract/enumerations.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { comments, threads } from './threads.tables.ts';

/** What somebody of the practice wrote to the author of a text alone. */
export const privateWords = pgTable(
  'private_words',
  {
    id: idColumn().primaryKey(),
    threadId: idColumn('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    /** Null where it is about the thread itself. */
    commentId: idColumn('comment_id').references(() => comments.id, { onDelete: 'cascade' }),
    recipientId: idColumn('recipient_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    senderId: idColumn('sender_id').references(() => accounts.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    direction: text('direction').$type<TextDirection>().notNull(),
    clientItemId: text('client_item_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('private_words_recipient').on(table.recipientId, table.createdAt),
    index('private_words_thread').on(table.threadId, table.createdAt),
    uniqueIndex('private_words_client_item').on(table.senderId, table.clientItemId),
  ],
);
