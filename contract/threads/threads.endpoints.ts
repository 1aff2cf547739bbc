import * as z from 'zod/mini';
import { anyone, endpoint } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { text } from '../validation-rules.ts';
import { thread, threadSummary } from './threads.schema.ts';

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
