import * as z from 'zod/mini';
import { anyone, anyoneKnownOrNot, endpoint, requires } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { text } from '../validation-rules.ts';
import { addCommentBody, ownComment, thread, threadScore, threadSummary } from './threads.schema.ts';

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

export const readThread = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/{slug}',
  summary: 'One validated thread and its validated comments.',
  access: anyone,
  answer: thread,
  cache: 'PUBLIC_THREADS',
  problems: ['NOT_FOUND'],
});

export const addComment = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/add-comment/{slug}',
  summary: 'Adds a comment to a public thread. It waits to be read first, until its author has three validated ones.',
  access: requires('PUBLIC_THREAD', 'WRITE_SELF'),
  limit: 'COMMENT',
  body: addCommentBody,
  answer: z.extend(ownComment, { clientItemId: z.nullable(z.string()) }),
  isIdempotent: true,
  problems: ['NOT_FOUND', 'THREAD_LOCKED', 'COMMENTS_CLOSED'],
});

export const readThreadScore = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/score/{slug}',
  summary: 'Votes and claps of a thread; when signed in, also my own and my comments that wait to be read.',
  access: anyoneKnownOrNot,
  answer: threadScore,
  problems: ['NOT_FOUND'],
});
