import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { replacedItems } from './replaced-items.ts';
import { addCommentBody, ownComment } from './threads.schema.ts';
import { ownThread, ownThreadSummary, threadBody, threadChangeBody } from './writing.schema.ts';

export const listOwnThreads = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/own',
  summary: 'The threads I have written, in every status but deleted, the newest first.',
  access: requires('PUBLIC_THREAD', 'READ_SELF'),
  query: z.pick(listQuery(['createdAt']), { page: true, limit: true }),
  answer: pageOf(ownThreadSummary),
});

export const readOwnThread = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/own/{slug}',
  summary: 'One thread I have written, in whatever status but deleted.',
  access: requires('PUBLIC_THREAD', 'READ_SELF'),
  answer: ownThread,
  problems: ['NOT_FOUND'],
});

export const openThread = endpoint({
  method: 'POST',
  path: '/v1/threads/thread/',
  summary: 'Opens a thread. It waits to be read before others see it.',
  access: requires('PUBLIC_THREAD', 'WRITE_SELF'),
  limit: 'THREAD',
  body: z.extend(threadBody, replacedItems),
  answer: z.extend(ownThread, { clientItemId: z.nullable(z.string()) }),
  creates: true,
  isIdempotent: true,
  problems: ['NO_LONGER_EDITABLE'],
});

export const updateThread = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/{slug}',
  summary: 'Changes a thread of mine within six hours. It waits to be read again; a new title gives it a new address.',
  access: requires('PUBLIC_THREAD', 'WRITE_SELF'),
  limit: 'COMMENT',
  body: threadChangeBody,
  answer: ownThread,
  problems: ['NOT_FOUND', 'NO_LONGER_EDITABLE'],
});

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/v1/threads/thread/{slug}',
  summary: 'Takes a thread of mine away, with its answers; its words are erased after thirty days.',
  access: requires('PUBLIC_THREAD', 'DELETE_SELF'),
  answer: ownThread,
  problems: ['NOT_FOUND'],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/v1/threads/thread/{slug}/comment/{commentId}',
  summary: 'Takes a comment of mine away, however it stands; its words are erased after thirty days.',
  access: requires('PUBLIC_THREAD', 'DELETE_SELF'),
  answer: ownComment,
  problems: ['NOT_FOUND'],
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/{slug}/update-comment/{commentId}',
  summary: 'Changes a comment of mine within six hours. It may wait to be read again.',
  access: requires('PUBLIC_THREAD', 'WRITE_SELF'),
  limit: 'COMMENT',
  body: z.pick(addCommentBody, { content: true }),
  answer: ownComment,
  problems: ['NOT_FOUND', 'NO_LONGER_EDITABLE', 'THREAD_LOCKED'],
});
