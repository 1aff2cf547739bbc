import * as z from 'zod/mini';
import { fileRecord, fileReference } from '../bucket/bucket.schema.ts';
import { category, localizedText } from '../categories/categories.schema.ts';
import { blogMaxCategories, blogMaxSources, maxClaps } from '../constants.ts';
import { blogLengths } from './blog-lengths.ts';
import { hasMaxLength, isDate, isNotEmpty, isObjectId, isOneOf, requiredText, text, urlText } from '../validation-rules.ts';

/** Only a published one exists for readers; a scheduled one is published by itself. */
export const blogStatuses = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const;
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

const translation = z.object({ slug: z.string(), language: z.enum(blogLanguages) });

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
  /** The same article in other languages, each published; absent where there is none. */
  translations: z.optional(z.array(translation)),
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

const draft: BlogStatus = 'DRAFT';

/** What a draft may still be without. */
const isNeededByReaders = (field: 'excerpt' | 'content' | 'categoryIds') =>
  z.refine<Record<typeof field | 'status', unknown>>((body) => body.status === draft || isNotEmpty.test(body[field]), {
    path: [field],
    params: { rule: isNotEmpty },
  });

/** The fields of an article, each by itself. */
export const blogFields = z.object({
  title: requiredText(hasMaxLength(blogLengths.title)),
  excerpt: text(hasMaxLength(blogLengths.excerpt)),
  content: text(hasMaxLength(blogLengths.content)),
  categoryIds: z.array(requiredText(isObjectId)).check(z.maxLength(blogMaxCategories)),
  status: requiredText(isOneOf(blogStatuses)),
  /** When a scheduled one is published: an instant to come, within a year. Left out: as it was. */
  publishAt: z.optional(z.nullable(text(isDate))),
  language: z._default(text(isOneOf(blogLanguages)), 'fr'),
  cover: z.optional(z.nullable(fileReference)),
  authorId: z.optional(z.nullable(text(isObjectId))),
  /**
   * Any article that is this one in another language. This one comes to those that it is linked with; one that is linked with none comes to
   * those of this one, unless they have its language. Null: this one leaves them.
   */
  translationOfId: z.optional(z.nullable(text(isObjectId))),
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

export const blogNeeds = [isNeededByReaders('excerpt'), isNeededByReaders('content'), isNeededByReaders('categoryIds')] as const;

/**
 * An article as staff write it; a draft needs a title alone. The address comes from the title that it is published with; what is left
 * out when changing stays.
 */
export const blogBody = blogFields.check(...blogNeeds);

/** One of a list for those who write: with the status that readers never see. */
export const writtenBlogSummary = z.extend(blogSummary, {
  id: z.string(),
  status: z.enum(blogStatuses),
  /** Of a scheduled one. */
  publishAt: z.nullable(z.string()),
});

/** What staff are answered: with what it is changed by. */
export const writtenBlog = z.extend(blog, {
  id: z.string(),
  status: z.enum(blogStatuses),
  publishAt: z.nullable(z.string()),
  categoryIds: z.array(z.string()),
  authorId: z.nullable(z.string()),
  /** The first of `versions`. */
  translationOfId: z.nullable(z.string()),
  /** The same article in other languages, in whatever status. */
  versions: z.array(z.object({ id: z.string(), title: z.string(), language: z.string(), status: z.enum(blogStatuses) })),
});
export type WrittenBlog = z.infer<typeof writtenBlog>;
export type WrittenBlogSummary = z.infer<typeof writtenBlogSummary>;

/** The words of an article as they were saved at an instant. */
export const blogRevisionSummary = z.object({ id: z.string(), savedAt: z.string(), title: z.string() });
export const blogRevision = z.extend(blogRevisionSummary, {
  excerpt: z.string(),
  content: z.string(),
  contentNote: z.nullable(z.string()),
});
export type BlogRevision = z.infer<typeof blogRevision>;
