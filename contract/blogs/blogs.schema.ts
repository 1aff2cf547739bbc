import * as z from 'zod/mini';
import { fileRecord, fileReference } from '../bucket/bucket.schema.ts';
import { category, localizedText } from '../categories/categories.schema.ts';
import { blogMaxCategories, blogMaxSources, maxClaps } from '../constants.ts';
import { blogLengths } from './blog-lengths.ts';
import { hasMaxLength, isDate, isNotEmpty, isObjectId, isOneOf, requiredText, text, urlText } from '../validation-rules.ts';

/** Only a published one exists for readers. */
const blogStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type BlogStatus = (typeof blogStatuses)[number];
export const blogLanguages = ['fr', 'en', 'ar'] as const;

export const blogSummary = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: z.nullable(fileRecord),
  categories: z.array(z.pick(category, { slug: true, name: true })),
  language: z.string(),
  readingMinutes: z.int(),
  publishedAt: z.string(),
  updatedAt: z.string(),
  featured: z.boolean(),
});
export type BlogSummary = z.infer<typeof blogSummary>;

export const blog = z.extend(blogSummary, {
  /** Sanitised HTML; each heading of `outline` has its id. */
  content: z.string(),
  /** The headings of the second level, in order, as plain text. */
  outline: z.array(z.object({ id: z.string(), title: z.string() })),
  contentNote: z.nullable(z.string()),
  /** What it is about may touch a reader closely: whom to call stands beside it. */
  pointsToHelp: z.boolean(),
  author: z.nullable(z.object({ slug: z.string(), fullName: z.string(), title: localizedText })),
  reviewedAt: z.nullable(z.string()),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
});
export type Blog = z.infer<typeof blog>;

/** Votes of one piece; what is personal is there only with a bearer. */
export const score = z.object({
  score: z.int(),
  claps: z.int(),
  myVote: z.optional(z.nullable(z.enum(['up', 'down']))),
  myClaps: z.optional(z.int()),
});

export const blogGroup = z.object({ category, items: z.array(blogSummary) });

/** Nothing adds one clap; a number sets them, so that a replay is harmless. */
export const clapBody = z.optional(z.nullable(z.object({ claps: z.optional(z.int().check(z.minimum(0), z.maximum(maxClaps))) })));

/** An article as staff write it. The address comes from the first title; what is left out when changing stays. */
export const blogBody = z.object({
  title: requiredText(hasMaxLength(blogLengths.title)),
  excerpt: requiredText(hasMaxLength(blogLengths.excerpt)),
  content: requiredText(hasMaxLength(blogLengths.content)),
  categoryIds: z.array(requiredText(isObjectId)).check(z.minLength(1), z.maxLength(blogMaxCategories)),
  status: requiredText(isOneOf(blogStatuses)),
  language: z._default(text(isOneOf(blogLanguages)), 'fr'),
  cover: z.optional(z.nullable(fileReference)),
  authorId: z.optional(z.nullable(text(isObjectId))),
  contentNote: z.optional(z.nullable(text(hasMaxLength(blogLengths.contentNote)))),
  sources: z.optional(
    z
      .array(
        z.object({
          title: requiredText(hasMaxLength(blogLengths.sourceTitle)),
          url: urlText(isNotEmpty, hasMaxLength(blogLengths.url)),
        }),
      )
      .check(z.maxLength(blogMaxSources)),
  ),
  reviewedAt: z.optional(z.nullable(text(isDate))),
  featured: z.optional(z.boolean()),
});

/** What staff are answered: with the status that readers never see. */
export const writtenBlog = z.extend(blog, { status: z.enum(blogStatuses) });
export type WrittenBlog = z.infer<typeof writtenBlog>;
