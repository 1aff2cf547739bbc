import * as z from 'zod/mini';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { blogFields, blogNeeds, type Blog, type BlogRevision, type BlogStatus, type WrittenBlog } from '#contract/blogs/blogs.schema.ts';
import { withOutline } from '#contract/blogs/outline.ts';
import { pointsToHelp } from '#contract/blogs/points-to-help.ts';
import { withoutPictureSizes, withPictureSizes } from '#contract/blogs/text-pictures.ts';
import { readingMinutes } from '#contract/blogs/reading-minutes.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import type { updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { isDate, isObjectId, text } from '#contract/validation-rules.ts';
import type { BegunVersion } from './blogs-search.ts';
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

const emptyBlog = (authorId: string): BlogFields => ({
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

/** What a new article begins with: of the version of another one, in its language, what both have in common. */
export function begunBlog(begun: BegunVersion | null, original: WrittenBlog | undefined, authorId: string): BlogFields {
  const empty = { ...emptyBlog(authorId), ...(begun && { language: begun.language }) };
  if (!begun || !original) return empty;
  const { id, cover, categoryIds, sources } = original;
  return { ...empty, authorId: original.authorId ?? '', cover, categoryIds, sources, translationOfId: id };
}

/** The ids of headings and the sizes of pictures are the server's to give. */
const asWritten = (content: string): string => withoutPictureSizes(content.replaceAll(/<h2 [^<>]*>/g, '<h2>'));

/** The words of an article, or of one of its revisions, as they are typed. */
export const wordsIn = ({ title, excerpt, content, contentNote }: BlogRevision | WrittenBlog) => ({
  title,
  excerpt,
  content: asWritten(content),
  contentNote: contentNote ?? '',
});

export const fieldsOf = (blog: WrittenBlog): BlogFields => ({
  ...wordsIn(blog),
  language: blog.language,
  cover: blog.cover,
  categoryIds: blog.categoryIds,
  authorId: blog.authorId ?? '',
  translationOfId: blog.translationOfId ?? '',
  sources: blog.sources,
  reviewedAt: blog.reviewedAt?.slice(0, 10) ?? '',
  featured: blog.featured,
  status: blog.status,
});

/** The body that leaves an article as it is; with what others it is linked is left out, for that may change by what becomes of them. */
export const inputOf = (blog: WrittenBlog): BlogInput => ({
  ...fieldsOf(blog),
  authorId: blog.authorId,
  translationOfId: undefined,
  reviewedAt: blog.reviewedAt,
});

interface Known {
  categories: readonly Category[];
  therapists: readonly Therapist[];
  /** The same article in other languages, each published. */
  translations: Blog['translations'];
  /** Of a new article now is when it would be published. */
  now: Date;
}

/** What readers would be shown if what is typed were published. */
export function typedBlog(typed: BlogFields, blog: WrittenBlog | null, { categories, therapists, translations, now }: Known): Blog {
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
    // The ids of headings are the server's to give: these last as long as the preview.
    ...withOutline(withPictureSizes(content), () => 'preview'),
    contentNote: contentNote.trim() || null,
    pointsToHelp: pointsToHelp(typed),
    author: author ? { slug: author.slug, fullName: author.fullName, title: author.title } : null,
    reviewedAt: typed.reviewedAt === '' ? null : new Date(typed.reviewedAt).toISOString(),
    sources: typed.sources.filter((source) => source.title !== '' && /^https?:/.test(source.url)),
    ...(translations && { translations }),
  };
}
