import * as z from 'zod/mini';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { blogFields, blogNeeds, type Blog, type BlogStatus, type WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { withoutPictureSizes, withPictureSizes } from '#contract/blogs/text-pictures.ts';
import { readingMinutes } from '#contract/blogs/reading-minutes.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import type { updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { isDate, isObjectId, text } from '#contract/validation-rules.ts';
import { textOrNone } from '#src/practice/text-or-none.ts';

/** An article as it is typed: what may be left out is an empty text. */
export interface BlogFields {
  title: string;
  language: string;
  excerpt: string;
  content: string;
  cover: FileRecord | null;
  categoryIds: string[];
  /** Empty where the practice signs. */
  authorId: string;
  /** Empty of one that translates none. */
  translationOfId: string;
  contentNote: string;
  sources: { title: string; url: string }[];
  /** yyyy-MM-dd. */
  reviewedAt: string;
  featured: boolean;
  status: BlogStatus;
}

export type BlogInput = BodyInputOf<typeof updateBlog>;

/** Judges what is typed as the server judges the article. */
export const blogForm = z
  .extend(blogFields, {
    authorId: textOrNone(text(isObjectId)),
    translationOfId: textOrNone(text(isObjectId)),
    reviewedAt: textOrNone(text(isDate)),
  })
  .check(...blogNeeds) as unknown as z.ZodMiniType<BlogInput, BlogFields>;

export const emptyBlog = (authorId: string): BlogFields => ({
  title: '',
  language: 'fr',
  excerpt: '',
  content: '',
  cover: null,
  categoryIds: [],
  authorId,
  translationOfId: '',
  contentNote: '',
  sources: [],
  reviewedAt: '',
  featured: false,
  status: 'DRAFT',
});

/** What an article has in common with its version in another language, which is begun by it. */
export const begunVersion = (original: WrittenBlog, language: string): BlogFields => ({
  ...emptyBlog(original.authorId ?? ''),
  language,
  cover: original.cover,
  categoryIds: original.categoryIds,
  sources: original.sources,
  translationOfId: original.id,
});

/** The ids of headings and the sizes of pictures are the server's to give. */
const asWritten = (content: string): string => withoutPictureSizes(content.replaceAll(/<h2 [^<>]*>/g, '<h2>'));

export const fieldsOf = (blog: WrittenBlog): BlogFields => ({
  title: blog.title,
  language: blog.language,
  excerpt: blog.excerpt,
  content: asWritten(blog.content),
  cover: blog.cover,
  categoryIds: blog.categoryIds,
  authorId: blog.authorId ?? '',
  translationOfId: blog.translationOfId ?? '',
  contentNote: blog.contentNote ?? '',
  sources: blog.sources,
  reviewedAt: blog.reviewedAt?.slice(0, 10) ?? '',
  featured: blog.featured,
  status: blog.status,
});

/** The body that leaves an article as it is. */
export const inputOf = (blog: WrittenBlog): BlogInput => ({
  ...fieldsOf(blog),
  authorId: blog.authorId,
  translationOfId: blog.translationOfId,
  reviewedAt: blog.reviewedAt,
});

interface Known {
  categories: readonly Category[];
  therapists: readonly Therapist[];
  /** Of a new article now is when it would be published. */
  now: Date;
}

/** What readers would be shown if what is typed were published. */
export function typedBlog(typed: BlogFields, blog: WrittenBlog | null, { categories, therapists, now }: Known): Blog {
  const { title, language, excerpt, content, cover, contentNote, featured } = typed;
  const author = therapists.find(({ id }) => id === typed.authorId);
  return {
    slug: blog?.slug ?? 'article',
    title,
    excerpt,
    cover,
    categories: categories.filter(({ id }) => typed.categoryIds.includes(id)),
    language,
    readingMinutes: readingMinutes(content),
    publishedAt: blog?.publishAt ?? (blog && blog.status !== 'DRAFT' ? blog.publishedAt : now.toISOString()),
    updatedAt: now.toISOString(),
    featured,
    content: withPictureSizes(content),
    outline: [],
    contentNote: contentNote.trim() || null,
    pointsToHelp: blog?.pointsToHelp ?? false,
    author: author ? { slug: author.slug, fullName: author.fullName, title: author.title } : null,
    reviewedAt: typed.reviewedAt === '' ? null : new Date(typed.reviewedAt).toISOString(),
    sources: typed.sources.filter((source) => source.title !== '' && /^https?:/.test(source.url)),
    translations: [],
  };
}
