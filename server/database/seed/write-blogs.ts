import type { Deps } from '../../deps.ts';
import { blogCategories, blogs } from '../../modules/blogs/blogs.tables.ts';
import { hot } from '../../votes/hot.ts';
import { learnWords } from '../../modules/blogs/known-words.ts';
import { readingMinutes } from '#contract/blogs/reading-minutes.ts';
import { sanitiseRichText } from '../../rich-text/sanitise-rich-text.ts';
import { articleSearchText } from '../../modules/blogs/search-text.ts';
import { newId } from '../new-id.ts';
import { blogs as articles } from './blogs.ts';

/** The articles, written by the therapist; their covers are drawn by the page. */
export async function writeBlogs(deps: Deps, authorId: string, categoryIds: ReadonlyMap<string, string>): Promise<void> {
  const links: (typeof blogCategories.$inferInsert)[] = [];
  const keys = new Map(articles.flatMap(({ translationOf }) => (translationOf ? [[translationOf, newId(deps.clock.now())]] : [])));
  const rows = articles.map(({ categorySlugs, isFeatured, translationOf, ...article }) => {
    const id = newId(deps.clock.now());
    const publishedAt = new Date(article.publishedAt);
    const content = sanitiseRichText(article.content, 'ARTICLE');
    for (const [order, slug] of categorySlugs.entries()) links.push({ blogId: id, categoryId: categoryIds.get(slug) ?? '', order });
    return {
      ...article,
      id,
      authorId,
      content,
      translationKey: keys.get(translationOf ?? article.slug) ?? null,
      status: 'PUBLISHED' as const,
      featured: isFeatured,
      searchText: articleSearchText({ ...article, content }),
      readingMinutes: readingMinutes(content),
      hot: hot({ upvotes: 0, downvotes: 0, claps: 0, publishedAt }),
      publishedAt,
      reviewedAt: new Date(article.reviewedAt),
      updatedAt: new Date(article.reviewedAt),
    };
  });
  await deps.db.insert(blogs).values(rows);
  await deps.db.insert(blogCategories).values(links);
  for (const row of rows) await learnWords(deps.db, row.searchText);
}
