import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { BlogStatus } from '#contract/blogs/blogs.schema.ts';
import { idColumn, instantColumn, searchVector } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { files } from '../bucket/bucket.tables.ts';
import { categories } from '../categories/categories.tables.ts';
import { therapists } from '../therapist/therapist.tables.ts';

export const blogs = pgTable(
  'blogs',
  {
    id: idColumn().primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Sanitised HTML. */
    content: text('content').notNull(),
    /** The words of title, excerpt and content without tags or accents, lower case: what a search looks through. */
    searchText: text('search_text').notNull(),
    /** The words of the title, which the text begins with (« œ » as two letters), weigh ten times as much (weight A of ts_rank, beside D). */
    search: searchVector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('french'::regconfig, left(search_text, length(regexp_replace(title, '[œŒæÆ]', 'xx', 'g')))), 'A') || to_tsvector('french'::regconfig, search_text)`,
    ),
    coverFileId: idColumn('cover_file_id').references(() => files.id),
    authorId: idColumn('author_id').references(() => therapists.id),
    language: text('language').notNull().default('fr'),
    /** What an article and its translations have in common; null of one that never had any, or is no translation any more. */
    translationKey: idColumn('translation_key'),
    readingMinutes: integer('reading_minutes').notNull(),
    contentNote: text('content_note'),
    status: text('status').$type<BlogStatus>().notNull(),
    featured: boolean('featured').notNull().default(false),
    sources: jsonb('sources').$type<{ title: string; url: string }[]>().notNull(),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    claps: integer('claps').notNull().default(0),
    /** HOT of DOMAIN 7, kept at each vote. */
    hot: doublePrecision('hot').notNull().default(0),
    publishedAt: instantColumn('published_at').notNull(),
    /** Of a scheduled one, when it is to be published. */
    publishAt: instantColumn('publish_at'),
    reviewedAt: instantColumn('reviewed_at'),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('blogs_published').on(table.status, table.publishedAt),
    index('blogs_hot').on(table.status, table.hot),
    index('blogs_featured').on(table.status, table.featured, table.hot),
    index('blogs_search').using('gin', table.search),
    uniqueIndex('blogs_translation').on(table.translationKey, table.language),
    index('blogs_cover')
      .on(table.coverFileId)
      .where(sql`cover_file_id is not null`),
  ],
);

export const blogCategories = pgTable(
  'blog_categories',
  {
    blogId: idColumn('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    categoryId: idColumn('category_id')
      .notNull()
      .references(() => categories.id),
    order: integer('sort_order').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.categoryId] }), index('blog_categories_category').on(table.categoryId)],
);

/** The words of an article at each instant at which they were changed. */
export const blogRevisions = pgTable(
  'blog_revisions',
  {
    id: idColumn().primaryKey(),
    blogId: idColumn('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    savedAt: instantColumn('saved_at').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    content: text('content').notNull(),
    contentNote: text('content_note'),
  },
  (table) => [index('blog_revisions_blog').on(table.blogId, table.savedAt)],
);

/** The pictures within the text: a file that a text shows is not swept away. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    blogId: idColumn('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    fileId: idColumn('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.fileId] }), index('blog_pictures_file').on(table.fileId)],
);

export const blogVotes = pgTable(
  'blog_votes',
  {
    blogId: idColumn('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vote: text('vote').$type<'up' | 'down'>(),
    claps: integer('claps').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.accountId] })],
);

/** How often each article was read in a week that began on that Monday, yyyy-MM-dd by the practice's clocks. */
export const articleReadings = pgTable(
  'article_readings',
  {
    blogId: idColumn('blog_id')
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    week: text('week').notNull(),
    readings: integer('readings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.week] })],
);

/** Every word that some article holds, as it is searched: what a typing error is corrected to. */
export const blogWords = pgTable('blog_words', { word: text('word').primaryKey() }, () => [
  index('blog_words_trigrams').using('gin', sql`word gin_trgm_ops`),
]);
