import {
  blogStaticPaths,
  listBlogs,
  listBlogsByCategory,
  listBlogsGrouped,
  listFeaturedBlogs,
  readBlog,
  readBlogScore,
} from '#contract/blogs/blogs.endpoints.ts';
import { notFound } from '../../http/problem.ts';
import { route, type Route } from '../../http/route.ts';
import { findBlog, findBlogPaths } from './blogs.queries.ts';
import { listBlogsGrouped as listGrouped } from './list-blogs-grouped.ts';
import { listBlogs as list } from './list-blogs.ts';
import { listFeaturedBlogs as listFeatured } from './list-featured-blogs.ts';
import { presentBlog } from './present-blog.ts';
import { readBlogScore as readScore } from './read-blog-score.ts';

export const blogsRoutes: Route[] = [
  route(listBlogs, async ({ deps, query }) => list(deps, query)),
  route(listBlogsByCategory, async ({ deps, query }) => list(deps, query)),
  route(listBlogsGrouped, async ({ deps }) => listGrouped(deps)),
  route(listFeaturedBlogs, async ({ deps }) => listFeatured(deps)),
  route(blogStaticPaths, async ({ deps }) =>
    (await findBlogPaths(deps.db)).map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
  ),
  route(readBlogScore, async ({ deps, actor, parameters }) => readScore(deps, actor, parameters.slug)),
  route(readBlog, async ({ deps, parameters }) => {
    const row = await findBlog(deps.db, parameters.slug);
    if (!row) throw notFound('BLOGS');
    return presentBlog(row);
  }),
];
