import * as z from 'zod/mini';
import { anyone, anyoneKnownOrNot, endpoint, requires } from '../endpoint.ts';
import { itemsOf, listQuery, pageOf, staticPath } from '../pagination.ts';
import { isOneOf, requiredText, text } from '../validation-rules.ts';
import {
  blog,
  blogBody,
  blogGroup,
  blogLanguages,
  blogRevision,
  blogRevisionSummary,
  blogStatuses,
  blogSummary,
  clapBody,
  score,
  writtenBlog,
  writtenBlogSummary,
} from './blogs.schema.ts';

/** Some of the languages articles are written in, with commas between: `fr,ar`; without, all of them. */
const inLanguages = z.object({
  languages: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((value) => value.split(',')),
      ),
      z.array(z.enum(blogLanguages)),
    ),
  ),
});

const sortFields = ['publishedAt', 'title', 'hot'] as const;

export const listBlogs = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/',
  summary: 'Published articles; keyword searches French text, accents and small typing errors forgiven, best matches first.',
  access: anyone,
  query: z.extend(listQuery(sortFields), inLanguages.shape),
  answer: pageOf(blogSummary),
  cache: 'READABLE_OFFLINE',
});

export const blogStaticPaths = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/static-paths',
  summary: 'The slug of every published article and when it changed.',
  access: anyone,
  answer: z.array(staticPath),
  cache: 'READABLE_OFFLINE',
});

export const listBlogsGrouped = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/grouped',
  summary: 'Three articles of each category.',
  access: anyone,
  answer: itemsOf(blogGroup),
  cache: 'READABLE_OFFLINE',
});

export const listFeaturedBlogs = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/featured',
  summary: 'Six articles: those picked by hand, then the hottest.',
  access: anyone,
  query: inLanguages,
  answer: itemsOf(blogSummary),
  cache: 'READABLE_OFFLINE',
});

export const listBlogsByCategory = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/by-category',
  summary: 'Published articles of one category, named by its slug.',
  access: anyone,
  query: z.extend(listQuery(sortFields), { ...inLanguages.shape, category: requiredText() }),
  answer: pageOf(blogSummary),
  cache: 'READABLE_OFFLINE',
});

export const readBlogScore = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/score/{slug}',
  summary: 'Votes and claps of an article, with my own when signed in.',
  access: anyoneKnownOrNot,
  answer: score,
  problems: ['NOT_FOUND'],
});

export const readBlog = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/{slug}',
  summary: 'One published article.',
  access: anyone,
  answer: blog,
  cache: 'READABLE_OFFLINE',
  problems: ['NOT_FOUND'],
});

export const clapForBlog = endpoint({
  method: 'PUT',
  path: '/v1/blogs/blogs/clap/{slug}',
  limit: 'VOTE',
  summary: 'Claps for an article, ten times at most; {claps: n} sets how many.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: clapBody,
  answer: score,
  problems: ['NOT_FOUND'],
});

export const upvoteBlog = endpoint({
  method: 'PUT',
  path: '/v1/blogs/blogs/upvote/{slug}',
  limit: 'VOTE',
  summary: 'Says that an article helped; takes the place of my other vote.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  answer: score,
  problems: ['NOT_FOUND'],
});

export const downvoteBlog = endpoint({
  method: 'PUT',
  path: '/v1/blogs/blogs/downvote/{slug}',
  limit: 'VOTE',
  summary: 'Says that an article did not help; takes the place of my other vote.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  answer: score,
  problems: ['NOT_FOUND'],
});

export const removeBlogVote = endpoint({
  method: 'PUT',
  path: '/v1/blogs/blogs/remove-vote/{slug}',
  limit: 'VOTE',
  summary: 'Takes my vote back; my claps stay.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  answer: score,
  problems: ['NOT_FOUND'],
});

/** Counted by article and week alone: neither who read it, nor from where, nor when in the week. */
export const countReading = endpoint({
  method: 'POST',
  path: '/v1/blogs/blogs/reading/{slug}',
  limit: 'READING',
  summary: 'Counts that an article was read; nothing is kept of the reader.',
  access: anyone,
  problems: ['NOT_FOUND'],
});

export const listWrittenBlogs = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/all',
  summary: 'Articles in every status and language, or in some, for those who write them: the last changed first; keyword searches titles.',
  access: requires('BLOGS', 'WRITE'),
  query: z.extend(listQuery(['updatedAt']), { ...inLanguages.shape, status: z.optional(text(isOneOf(blogStatuses))) }),
  answer: pageOf(writtenBlogSummary),
});

export const readWrittenBlog = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/admin/{id}',
  summary: 'One article in whatever status, by its id: the address of a draft may change.',
  access: requires('BLOGS', 'WRITE'),
  answer: writtenBlog,
  problems: ['NOT_FOUND'],
});

export const listBlogRevisions = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/admin/{id}/revisions',
  summary: 'When the words of an article were changed, the last first: its newest hundred.',
  access: requires('BLOGS', 'WRITE'),
  answer: itemsOf(blogRevisionSummary),
  problems: ['NOT_FOUND'],
});

export const readBlogRevision = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/admin/{id}/revisions/{revisionId}',
  summary: 'The words of an article as they were saved then.',
  access: requires('BLOGS', 'WRITE'),
  answer: blogRevision,
  problems: ['NOT_FOUND'],
});

export const createBlog = endpoint({
  method: 'POST',
  path: '/v1/blogs/blogs/',
  summary: 'Writes an article, for readers once it is published; its address is made of the title. A draft needs nothing else.',
  access: requires('BLOGS', 'WRITE'),
  body: blogBody,
  answer: writtenBlog,
  creates: true,
  isIdempotent: true,
});

export const updateBlog = endpoint({
  method: 'PUT',
  path: '/v1/blogs/blogs/{slug}',
  summary:
    'Changes an article in whatever status, by its slug or its id. The address of a draft, and of a scheduled one, follows its title; one that has been published keeps it, and is no draft again.',
  access: requires('BLOGS', 'WRITE'),
  body: blogBody,
  answer: writtenBlog,
  problems: ['NOT_FOUND'],
});

export const deleteBlog = endpoint({
  method: 'DELETE',
  path: '/v1/blogs/blogs/{slug}',
  summary: 'Removes an article with its votes, by its slug or its id; answers it as it was.',
  access: requires('BLOGS', 'DELETE'),
  answer: writtenBlog,
  problems: ['NOT_FOUND'],
});
