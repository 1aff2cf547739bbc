import * as contract from '#contract/blogs/blogs.endpoints.ts';
import { listReadings as readings } from '#contract/blogs/readings.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { staticPaths } from '../../http/static-paths.ts';
import { clapTimes, voteAs } from '../../votes/own-vote.ts';
import { findBlogPaths } from './blogs.queries.ts';
import { changeOwnVote } from './change-own-vote.ts';
import { countReading } from './count-reading.ts';
import { createBlog } from './create-blog.ts';
import { deleteBlog } from './delete-blog.ts';
import { listBlogsGrouped } from './list-blogs-grouped.ts';
import { listBlogs } from './list-blogs.ts';
import { listFeaturedBlogs } from './list-featured-blogs.ts';
import { listReadings } from './list-readings.ts';
import { listWrittenBlogs } from './list-written-blogs.ts';
import { readBlog } from './read-blog.ts';
import { readBlogScore } from './read-blog-score.ts';
import { listRevisions, readRevision } from './revisions.ts';
import { showWrittenBlog } from './show-written-blog.ts';
import { updateBlog } from './update-blog.ts';

export const blogsRoutes: Route[] = [
  route(contract.listBlogs, ({ deps, query }) => listBlogs(deps, query)),
  route(contract.listBlogsByCategory, ({ deps, query }) => listBlogs(deps, query)),
  route(contract.listBlogsGrouped, ({ deps }) => listBlogsGrouped(deps)),
  route(contract.listFeaturedBlogs, ({ deps, query }) => listFeaturedBlogs(deps, query)),
  route(contract.blogStaticPaths, async ({ deps }) => staticPaths(await findBlogPaths(deps.db))),
  route(contract.readBlogScore, ({ deps, actor, parameters }) => readBlogScore(deps, actor, parameters.slug)),
  route(contract.readBlog, ({ deps, parameters }) => readBlog(deps, parameters.slug)),

  route(contract.clapForBlog, ({ deps, actor, parameters, body }) => changeOwnVote(deps, actor, parameters.slug, clapTimes(body?.claps))),
  route(contract.upvoteBlog, ({ deps, actor, parameters }) => changeOwnVote(deps, actor, parameters.slug, voteAs('up'))),
  route(contract.downvoteBlog, ({ deps, actor, parameters }) => changeOwnVote(deps, actor, parameters.slug, voteAs('down'))),
  route(contract.removeBlogVote, ({ deps, actor, parameters }) => changeOwnVote(deps, actor, parameters.slug, voteAs(null))),

  route(contract.countReading, ({ deps, parameters }) => countReading(deps, parameters.slug)),
  route(readings, ({ deps, query }) => listReadings(deps, query)),

  route(contract.listWrittenBlogs, ({ deps, query }) => listWrittenBlogs(deps, query)),
  route(contract.readWrittenBlog, ({ deps, parameters }) => showWrittenBlog(deps.db, parameters.id)),
  route(contract.listBlogRevisions, ({ deps, parameters }) => listRevisions(deps.db, parameters.id)),
  route(contract.readBlogRevision, ({ deps, parameters }) => readRevision(deps.db, parameters.id, parameters.revisionId)),
  route(contract.createBlog, ({ deps, actor, body }) => createBlog(deps, actor, body)),
  route(contract.updateBlog, ({ deps, actor, parameters, body }) => updateBlog(deps, actor, { ...body, ...parameters })),
  route(contract.deleteBlog, ({ deps, actor, parameters }) => deleteBlog(deps, actor, parameters)),
];
