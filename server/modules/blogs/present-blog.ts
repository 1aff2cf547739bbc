import type { Blog, BlogSummary, WrittenBlog, WrittenBlogSummary } from '#contract/blogs/blogs.schema.ts';
import { withOutline } from '#contract/blogs/outline.ts';
import { pointsToHelp } from '#contract/blogs/points-to-help.ts';
import { withPictureSizes } from '#contract/blogs/text-pictures.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import { describeFile } from '../bucket/describe-file.ts';
import type { BlogRow, BlogSummaryRow, WrittenBlogRow } from './blogs.queries.ts';

export function presentBlogSummary(row: BlogSummaryRow): BlogSummary {
  const { slug, title, excerpt, categories, language, readingMinutes, featured } = row;
  return {
    slug,
    title,
    excerpt,
    cover: row.cover && describeFile(row.cover),
    categories,
    language,
    readingMinutes,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    featured,
  };
}

export function presentBlog(row: BlogRow): Blog {
  const { content, contentNote, author, sources, translations } = row;
  return {
    ...presentBlogSummary(row),
    ...withOutline(withPictureSizes(content), slugOf),
    contentNote,
    pointsToHelp: pointsToHelp(row),
    author,
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    sources,
    ...(translations && { translations }),
  };
}

/** As staff see it: with its status, and what it is changed by. */
export const presentWrittenBlog = (row: WrittenBlogRow): WrittenBlog => {
  const { id, status, categoryIds, authorId, versions } = row;
  const publishAt = row.publishAt?.toISOString() ?? null;
  return { ...presentBlog(row), id, status, publishAt, categoryIds, authorId, translationOfId: versions[0]?.id ?? null, versions };
};

export const presentWrittenBlogSummary = (row: BlogSummaryRow & Pick<WrittenBlogRow, 'status' | 'publishAt'>): WrittenBlogSummary => ({
  ...presentBlogSummary(row),
  id: row.id,
  status: row.status,
  publishAt: row.publishAt?.toISOString() ?? null,
});
