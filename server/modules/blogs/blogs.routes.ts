import * as contract from '#contract/blogs/blogs.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { staticPaths } from '../../http/static-paths.ts';
import { findBlogPaths } from './blogs.queries.ts';
import { clapForBlog } from './clap-for-blog.ts';
import { createBlog } from './create-blog.ts';
import { deleteBlog } from './delete-blog.ts';
import { listBlogsGrouped } from './list-blogs-grouped.ts';
import { listBlogs } from './list-blogs.ts';
import { listFeaturedBlogs } from './list-featured-blogs.ts';
import { readBlog } from './read-blog.ts';
import { readBlogScore } from './read-blog-score.ts';
import { updateBlog } from './update-blog.ts';
import { voteOnBlog } from './vote-on-blog.ts';

export const blogsRoutes: Route[] = [
  route(contract.listBlogs, ({ deps, query }) => listBlogs(deps, query)),
  route(contract.listBlogsByCategory, ({ deps, query }) => listBlogs(deps, query)),
  route(contract.listBlogsGrouped, ({ deps }) => listBlogsGrouped(deps)),
  route(contract.listFeaturedBlogs, ({ deps }) => listFeaturedBlogs(deps)),
  route(contract.blogStaticPaths, async ({ deps }) => staticPaths(await findBlogPaths(deps.db))),
  route(contract.readBlogScore, ({ deps, actor, parameters }) => readBlogScore(deps, actor, parameters.slug)),
  route(contract.readBlog, ({ deps, parameters }) => readBlog(deps, parameters.slug)),

  route(contract.clapForBlog, ({ deps, actor, parameters, body }) => clapForBlog(deps, actor, { ...parameters, claps: body?.claps })),
  route(contract.upvoteBlog, ({ deps, actor, parameters }) => voteOnBlog(deps, actor, { ...parameters, vote: 'up' })),
  route(contract.downvoteBlog, ({ deps, actor, parameters }) => voteOnBlog(deps, actor, { ...parameters, vote: 'down' })),
  route(contract.removeBlogVote, ({ deps, actor, parameters }) => voteOnBlog(deps, actor, { ...parameters, vote: null })),

  route(contract.createBlog, ({ deps, actor, body }) => createBlog(deps, actor, body)),
  route(contract.updateBlog, ({ deps, actor, parameters, body }) => updateBlog(deps, actor, { ...body, ...parameters })),
  route(contract.deleteBlog, ({ deps, actor, parameters }) => deleteBlog(deps, actor, parameters)),
];
