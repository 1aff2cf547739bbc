import { eq, inArray } from 'drizzle-orm';
import type { BlogStatus } from '#contract/blogs/blogs.schema.ts';
import type { blogBody } from '#contract/blogs/blogs.schema.ts';
import { exists, isNotEmpty } from '#contract/validation-rules.ts';
import type * as z from 'zod/mini';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { publicPicture } from '../bucket/chosen-picture.ts';
import { categories } from '../categories/categories.tables.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import type { blogs } from './blogs.tables.ts';
import { readingMinutes } from '#contract/blogs/reading-minutes.ts';
import { sanitiseRichText } from '../../rich-text/sanitise-rich-text.ts';
import { articleSearchText } from './search-text.ts';
import { textPictures } from './text-pictures.ts';
import { translationKeyOf } from './translations.ts';

export type BlogInput = z.output<typeof blogBody>;
type BlogRow = typeof blogs.$inferSelect;

/** The columns that an article's body decides, and the pictures of its text: content made safe, what is named looked up. Left out: as `before` has it. */
export async function blogColumns(tx: Db, actor: Actor, input: BlogInput, before: BlogRow | null, now: Date) {
  const { content, pictureIds } = await textPictures(tx, actor, sanitiseRichText(input.content, 'ARTICLE'));
  if (content === '' && input.status !== 'DRAFT') throw brokenRule('content', isNotEmpty);
  await refuseUnknownCategories(tx, input.categoryIds);
  const translationKey = await translationKeyOf(tx, input, before, now);
  const { title, excerpt } = input;
  const columns = {
    title,
    excerpt,
    content,
    searchText: articleSearchText({ title, excerpt, content }),
    readingMinutes: readingMinutes(content),
    status: input.status as BlogStatus,
    language: input.language,
    translationKey,
    coverFileId: await publicPicture(tx, actor, input.cover, { before: before?.coverFileId ?? null, orPublic: true, fieldName: 'cover' }),
    authorId: await authorOf(tx, actor, input.authorId, before),
    contentNote: input.contentNote === undefined ? (before?.contentNote ?? null) : input.contentNote || null,
    sources: input.sources ?? before?.sources ?? [],
    reviewedAt: input.reviewedAt === undefined ? (before?.reviewedAt ?? null) : input.reviewedAt ? new Date(input.reviewedAt) : null,
    featured: input.featured ?? before?.featured ?? false,
  };
  return { columns, pictureIds };
}

async function refuseUnknownCategories(tx: Db, ids: readonly string[]): Promise<void> {
  const known = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  if (known.length < new Set(ids).size) throw brokenRule('categoryIds', exists(false));
}

/** Who signs: the therapist named, else the one who writes; nobody when the practice does. */
async function authorOf(tx: Db, actor: Actor, authorId: BlogInput['authorId'], before: BlogRow | null): Promise<string | null> {
  if (authorId === null) return null;
  if (authorId === undefined && before) return before.authorId;
  const column = authorId === undefined ? eq(therapists.userId, actor.accountId) : eq(therapists.id, authorId);
  const [therapist] = await tx.select({ id: therapists.id }).from(therapists).where(column);
  if (!therapist && authorId !== undefined) throw brokenRule('authorId', exists(false));
  return therapist?.id ?? null;
}
