import { alias } from 'drizzle-orm/pg-core';
import { and, desc, eq, exists, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Blog, BlogSummary, WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { isObjectId } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { files } from '../bucket/bucket.tables.ts';
import { categories } from '../categories/categories.tables.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { blogCategories, blogs, blogVotes } from './blogs.tables.ts';

const { id, slug, title, excerpt, language, readingMinutes, publishedAt, updatedAt, featured } = blogs;
const { content, contentNote, reviewedAt, sources } = blogs;

/** The categories of each article, in the same query: a list never asks article by article. */
const categoriesOfBlog = sql<BlogSummary['categories']>`(
  select coalesce(json_agg(json_build_object('slug', ${categories.slug}, 'name', ${categories.name}) order by ${blogCategories.order}), '[]')
  from ${blogCategories} join ${categories} on ${categories.id} = ${blogCategories.categoryId}
  where ${blogCategories.blogId} = ${blogs.id})`;

const summaryColumns = {
  id,
  slug,
  title,
  excerpt,
  language,
  readingMinutes,
  publishedAt,
  updatedAt,
  featured,
  cover: getTableColumns(files),
  categories: categoriesOfBlog,
};

/** The article that staff name by its slug, or by its id: the slug of a draft may change. */
export const isNamed = (named: string): SQL => eq(isObjectId.test(named) ? id : slug, named);

export const isPublished: SQL = eq(blogs.status, 'PUBLISHED');

/** Published, and in one of these languages where some are named. */
export const isListed = (languages: readonly string[] | undefined): SQL | undefined =>
  and(isPublished, languages && inArray(language, [...languages]));

/** The articles whose category has this slug. */
export function isInCategory(db: Db, categorySlug: string): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(blogCategories)
      .innerJoin(categories, eq(categories.id, blogCategories.categoryId))
      .where(and(eq(blogCategories.blogId, blogs.id), eq(categories.slug, categorySlug))),
  );
}

const selectSummaries = (db: Db) => db.select(summaryColumns).from(blogs).leftJoin(files, eq(files.id, blogs.coverFileId)).$dynamic();

export type BlogSummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

export function findBlogs(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<BlogSummaryRow[]> {
  return selectSummaries(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

const author = { slug: therapists.slug, fullName: therapists.fullName, title: therapists.title };

const version = alias(blogs, 'version');
const isOtherVersion = sql`${version.translationKey} = ${blogs.translationKey} and ${version.id} <> ${blogs.id}`;

const translations = sql<NonNullable<Blog['translations']> | null>`(
  select json_agg(json_build_object('slug', ${version.slug}, 'language', ${version.language}) order by ${version.language})
  from ${blogs} ${version} where ${isOtherVersion} and ${version.status} = 'PUBLISHED')`;

const wholeColumns = { ...summaryColumns, content, contentNote, reviewedAt, sources, author, translations };

const selectWhole = (db: Db) =>
  db
    .select(wholeColumns)
    .from(blogs)
    .leftJoin(files, eq(files.id, blogs.coverFileId))
    .leftJoin(therapists, eq(therapists.id, blogs.authorId))
    .$dynamic();

async function findBlogWhere(db: Db, where: SQL | undefined) {
  const [row] = await selectWhole(db).where(where);
  return row;
}

export const findBlog = (db: Db, named: string) => findBlogWhere(db, and(eq(slug, named), isPublished));

const categoryIds = sql<string[]>`(
  select coalesce(json_agg(${blogCategories.categoryId} order by ${blogCategories.order}), '[]')
  from ${blogCategories} where ${blogCategories.blogId} = ${blogs.id})`;

const versions = sql<WrittenBlog['versions']>`(
  select coalesce(json_agg(json_build_object('id', ${version.id}, 'title', ${version.title}, 'language', ${version.language},
    'status', ${version.status}) order by ${version.language}), '[]')
  from ${blogs} ${version} where ${isOtherVersion})`;

/** An article in whatever status, for those who write it. */
export async function findWrittenBlog(db: Db, blogId: string) {
  const [row] = await db
    .select({ ...wholeColumns, status: blogs.status, publishAt: blogs.publishAt, authorId: blogs.authorId, categoryIds, versions })
    .from(blogs)
    .leftJoin(files, eq(files.id, blogs.coverFileId))
    .leftJoin(therapists, eq(therapists.id, blogs.authorId))
    .where(eq(id, blogId));
  return row;
}

export type WrittenBlogRow = NonNullable<Awaited<ReturnType<typeof findWrittenBlog>>>;

/** Articles in any status, the last changed first or last. */
export const findWrittenBlogs = (db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number) =>
  db
    .select({ ...summaryColumns, status: blogs.status, publishAt: blogs.publishAt })
    .from(blogs)
    .leftJoin(files, eq(files.id, blogs.coverFileId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

export type BlogRow = NonNullable<Awaited<ReturnType<typeof findBlog>>>;

/** The newest articles in some languages, whole. */
export const findNewestBlogs = (db: Db, languages: readonly string[], howMany: number): Promise<BlogRow[]> =>
  selectWhole(db).where(isListed(languages)).orderBy(desc(publishedAt), desc(id)).limit(howMany);

/** The newest articles of each category, with the category's id beside each. */
export function findNewestOfEachCategory(db: Db, howMany: number): Promise<(BlogSummaryRow & { categoryId: string })[]> {
  const ranked = db
    .select({
      blogId: blogCategories.blogId,
      categoryId: blogCategories.categoryId,
      rank: sql<number>`row_number() over (partition by ${blogCategories.categoryId} order by ${publishedAt} desc, ${id} desc)`.as('rank'),
    })
    .from(blogCategories)
    .innerJoin(blogs, eq(blogs.id, blogCategories.blogId))
    .where(isPublished)
    .as('ranked');
  return db
    .select({ ...summaryColumns, categoryId: ranked.categoryId })
    .from(ranked)
    .innerJoin(blogs, eq(blogs.id, ranked.blogId))
    .leftJoin(files, eq(files.id, blogs.coverFileId))
    .where(lte(ranked.rank, howMany))
    .orderBy(desc(publishedAt), desc(id));
}

/** Every published article, with what it has in common with its translations. */
export function findBlogPaths(db: Db): Promise<{ slug: string; language: string; updatedAt: Date; translationKey: string | null }[]> {
  return db
    .select({ slug, language, updatedAt, translationKey: blogs.translationKey })
    .from(blogs)
    .where(isPublished)
    .orderBy(desc(publishedAt), desc(id));
}

/** Votes of an article, and those of one person on it (null when that person has none, or nobody asks). */
export async function findBlogVotes(db: Db, named: string, accountId: string | null) {
  const { upvotes, downvotes, claps } = blogs;
  // Claps first: Drizzle takes a joined row for absent when its first column is null, and a vote may be.
  const [row] = await db
    .select({ upvotes, downvotes, claps, mine: { claps: blogVotes.claps, vote: blogVotes.vote } })
    .from(blogs)
    .leftJoin(blogVotes, and(eq(blogVotes.blogId, id), accountId === null ? sql`false` : eq(blogVotes.accountId, accountId)))
    .where(and(eq(slug, named), isPublished));
  return row;
}
