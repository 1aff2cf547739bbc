import * as z from 'zod/mini';
import { anyone, anyoneKnownOrNot, endpoint } from '../endpoint.ts';
import { itemsOf, listQuery, pageOf, staticPath } from '../pagination.ts';
import { requiredText } from '../validation-rules.ts';
import { blog, blogGroup, blogSummary, score } from './blogs.schema.ts';

const sortFields = ['publishedAt', 'title', 'hot'] as const;

export const listBlogs = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/',
  summary: 'Published articles; keyword searches French text, accents and small typing errors forgiven, best matches first.',
  access: anyone,
  query: listQuery(sortFields),
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
  answer: itemsOf(blogSummary),
  cache: 'READABLE_OFFLINE',
});

export const listBlogsByCategory = endpoint({
  method: 'GET',
  path: '/v1/blogs/blogs/by-category',
  summary: 'Published articles of one category, named by its slug.',
  access: anyone,
  query: z.extend(listQuery(sortFields), { category: requiredText() }),
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
