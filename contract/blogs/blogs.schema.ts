import * as z from 'zod/mini';
import { fileRecord } from '../bucket/bucket.schema.ts';
import { category, localizedText } from '../categories/categories.schema.ts';

export type BlogStatus = 'DRAFT' | 'PUBLISHED' | 'ARCHIVED';

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
  content: z.string(),
  contentNote: z.nullable(z.string()),
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
