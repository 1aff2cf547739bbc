import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { TextDirection } from '#contract/enumerations.ts';
import type { CommentStatus, ThreadStatus } from '#contract/threads/threads.schema.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { categories } from '../categories/categories.tables.ts';

export const threads = pgTable(
  'threads',
  {
    id: idColumn().primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    excerpt: text('excerpt').notNull(),
    searchText: text('search_text').notNull(),
    categoryId: idColumn('category_id')
      .notNull()
      .references(() => categories.id),
    authorId: idColumn('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    isAnonymous: boolean('is_anonymous').notNull().default(true),
    pseudonym: text('pseudonym').notNull(),
    contentNote: text('content_note'),
    language: text('language').notNull(),
    direction: text('direction').$type<TextDirection>().notNull(),
    status: text('status').$type<ThreadStatus>().notNull(),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    claps: integer('claps').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    hot: doublePrecision('hot').notNull().default(0),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
  },
  (table) => [
    index('threads_hot').on(table.status, table.hot),
    index('threads_created').on(table.status, table.createdAt),
    index('threads_search_trigrams').using('gin', sql`search_text gin_trgm_ops`),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: idColumn().primaryKey(),
    threadId: idColumn('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    authorId: idColumn('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    isAnonymous: boolean('is_anonymous').notNull().default(true),
    pseudonym: text('pseudonym').notNull(),
    isStaff: boolean('is_staff').notNull().default(false),
    direction: text('direction').$type<TextDirection>().notNull(),
    status: text('status').$type<CommentStatus>().notNull(),
    /** Its place among those that wait to be read: the highest first. */
    priority: integer('priority').notNull().default(0),
    clientItemId: text('client_item_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('comments_thread').on(table.threadId, table.status, table.createdAt),
    // Also finds what one person has written: the item is mostly there.
    uniqueIndex('comments_client_item').on(table.authorId, table.clientItemId),
  ],
);
