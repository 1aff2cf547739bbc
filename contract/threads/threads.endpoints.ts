import * as z from 'zod/mini';
import { anyone, anyoneKnownOrNot, endpoint, requires } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { clapBody } from '../blogs/blogs.schema.ts';
import { itemsOf, listQuery, pageOf, staticPath } from '../pagination.ts';
import { requiredText, text } from '../validation-rules.ts';
import { replacedItems } from './replaced-items.ts';
import { addCommentBody, ownComment, publicThread, threadEvent, threadGroup, threadScore, threadSummary } from './threads.schema.ts';

export const threadsHealth = healthEndpoint('/v1/threads/health');

/** HOT or NEW in any case. */
const sortType = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value.toUpperCase()),
    ),
    z.enum(['HOT', 'NEW']),
  ),
  'HOT',
);

export const listThreads = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/',
  summary: 'Validated threads: the hottest first, or the newest with sort-type=NEW.',
  access: anyone,
  query: z.extend(listQuery(['createdAt']), { 'sort-type': sortType, category: z.optional(text()) }),
  answer: pageOf(threadSummary),
  cache: 'PUBLIC_THREADS',
});

export const threadStaticPaths = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/static-paths',
  summary: 'The slugs of the 5,000 newest public threads and when each changed.',
  access: anyone,
  answer: z.array(staticPath),
  cache: 'PUBLIC_THREADS',
});

export const listThreadsGrouped = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/grouped',
  summary: 'The three hottest threads of each category.',
  access: anyone,
  answer: itemsOf(threadGroup),
  cache: 'PUBLIC_THREADS',
});

export const listFeaturedThreads = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/featured',
  summary: 'Six threads: those picked by hand, then the hottest.',
  access: anyone,
  answer: itemsOf(threadSummary),
  cache: 'PUBLIC_THREADS',
});

export const readThread = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/{slug}',
  summary:
    'One validated thread, by slug or id, and thirty of its validated comments, oldest first: the first, those `after` a place, or the `last`.',
  access: anyone,
  query: z.object({ after: z.optional(text()) }),
  answer: publicThread,
  cache: 'PUBLIC_THREADS',
  problems: ['NOT_FOUND'],
});

export const followThread = endpoint({
  method: 'GET',
  path: '/v1/threads/events',
  summary: 'Tells, as it happens, that a public thread has changed; at once where it is no longer at the revision `after`.',
  access: anyoneKnownOrNot,
  query: z.object({ slug: requiredText(), after: z.optional(text()) }),
  answersEvents: threadEvent,
  problems: ['NOT_FOUND', 'RATE_LIMITED', 'UNAVAILABLE'],
});

export const addComment = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/add-comment/{slug}',
  summary: 'Adds a comment to a public thread. It waits to be read first, until its author has three validated ones.',
  access: requires('PUBLIC_THREAD', 'WRITE_SELF'),
  limit: 'COMMENT',
  body: z.extend(addCommentBody, replacedItems),
  answer: z.extend(ownComment, { clientItemId: z.nullable(z.string()) }),
  isIdempotent: true,
  problems: ['NOT_FOUND', 'THREAD_LOCKED', 'COMMENTS_CLOSED', 'NO_LONGER_EDITABLE'],
});

export const readThreadScore = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/score/{slug}',
  summary: 'Votes and claps of a thread; when signed in, also my own and my comments that wait to be read.',
  access: anyoneKnownOrNot,
  answer: threadScore,
  problems: ['NOT_FOUND'],
});

export const clapForThread = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/clap/{slug}',
  limit: 'VOTE',
  summary: 'Claps for a thread, ten times at most; {claps: n} sets how many.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  body: clapBody,
  answer: threadScore,
  problems: ['NOT_FOUND'],
});

export const upvoteThread = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/upvote/{slug}',
  limit: 'VOTE',
  summary: 'Says that a thread helps; takes the place of my other vote.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  answer: threadScore,
  problems: ['NOT_FOUND'],
});

export const downvoteThread = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/downvote/{slug}',
  limit: 'VOTE',
  summary: 'Says that a thread does not help; takes the place of my other vote.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  answer: threadScore,
  problems: ['NOT_FOUND'],
});

export const removeThreadVote = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/remove-vote/{slug}',
  limit: 'VOTE',
  summary: 'Takes my vote back; my claps stay.',
  access: requires('AUTHENTICATED_CLIENTS', 'WRITE_SELF'),
  answer: threadScore,
  problems: ['NOT_FOUND'],
});
