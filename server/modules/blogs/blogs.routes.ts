import * as contract from '#contract/blogs/blogs.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { staticPaths } from '../../http/static-paths.ts';
import { findBlogPaths } from './blogs.queries.ts';
import { listBlogsGrouped } from './list-blogs-grouped.ts';
import { listBlogs } from './list-blogs.ts';
import { listFeaturedBlogs } from './list-featured-blogs.ts';
import { readBlog } from './read-blog.ts';
import { readBlogScore } from './read-blog-score.ts';

export const blogsRoutes: Route[] = [
  route(contract.listBlogs, ({ deps, query }) => listBlogs(deps, query)),
  route(contract.listBlogsByCategory, ({ deps, query }) => listBlogs(deps, query)),
  route(contract.listBlogsGrouped, ({ deps }) => listBlogsGrouped(deps)),
  route(contract.listFeaturedBlogs, ({ deps }) => listFeaturedBlogs(deps)),
  route(contract.blogStaticPaths, async ({ deps }) => staticPaths(await findBlogPaths(deps.db))),
  route(contract.readBlogScore, ({ deps, actor, parameters }) => readBlogScore(deps, actor, parameters.slug)),
  route(contract.readBlog, ({ deps, parameters }) => readBlog(deps, parameters.slug)),
];
