import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { TextDirection } from '#contract/enumerations.ts';
import type { CommentStatus, ThreadStatus } from '#contract/threads/threads.schema.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { categories } from '../categories/categories.tables.ts';

const isPending = sql`status = 'PENDING'`;
/** A locked thread takes no more comments, but stays readable. Written out: an index of it is found by these words. */
const isPublicStatus = sql`status in ('VALIDATED', 'LOCKED')`;

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
    /** Withheld while it took no more comments: it takes none either once it is published again. */
    wasLocked: boolean('was_locked').notNull().default(false),
    /** Why it is not published, for its author. */
    reason: text('reason'),
    /** Its place among those that wait to be read: the highest first. */
    priority: integer('priority').notNull().default(0),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    claps: integer('claps').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    /** When the newest of those counted was written. */
    lastCommentAt: instantColumn('last_comment_at'),
    /** Of those counted, what others than its author wrote: a part of how hot it is. */
    commentsByOthers: integer('comments_by_others').notNull().default(0),
    /** Picked by hand. */
    featured: boolean('featured').notNull().default(false),
    hot: doublePrecision('hot').notNull().default(0),
    /** Of its published comments as they are read: kept by what changes them, for each reader asks for it. */
    commentsDigest: text('comments_digest').notNull().default(''),
    clientItemId: text('client_item_id'),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
    /** By its author; its words are erased thirty days later. */
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    // Each list in the order it is read, of what is public alone: a page costs the same among a million.
    index('threads_hot').on(table.hot, table.id).where(isPublicStatus),
    index('threads_created').on(table.createdAt, table.id).where(isPublicStatus),
    index('threads_category_hot').on(table.categoryId, table.hot, table.id).where(isPublicStatus),
    index('threads_category_created').on(table.categoryId, table.createdAt, table.id).where(isPublicStatus),
    index('threads_featured').on(table.featured, table.hot, table.id).where(isPublicStatus),
    index('threads_author').on(table.authorId, table.createdAt),
    uniqueIndex('threads_client_item').on(table.authorId, table.clientItemId),
    index('threads_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('threads_all').on(table.createdAt, table.id),
    index('threads_waiting').on(table.priority, table.createdAt).where(isPending),
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
    /** Why it is not published, for its author. */
    reason: text('reason'),
    /** Its place among those that wait to be read: the highest first. */
    priority: integer('priority').notNull().default(0),
    clientItemId: text('client_item_id'),
    createdAt: instantColumn('created_at').notNull(),
    editedAt: instantColumn('edited_at'),
    /** By its author; its words are erased thirty days later. */
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    index('comments_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('comments_thread').on(table.threadId, table.status, table.createdAt),
    index('comments_waiting').on(table.priority, table.createdAt).where(isPending),
    // Also finds what one person has written: the item is mostly there.
    uniqueIndex('comments_client_item').on(table.authorId, table.clientItemId),
  ],
);

export const threadVotes = pgTable(
  'thread_votes',
  {
    threadId: idColumn('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vote: text('vote').$type<'up' | 'down'>(),
    claps: integer('claps').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.accountId] }), index('thread_votes_account').on(table.accountId)],
);
