import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { itemsOf, listQuery, pageOf } from '../pagination.ts';
import { isOneOf, text } from '../validation-rules.ts';
import {
  moderatedComment,
  moderatedThread,
  practiceCommentBody,
  threadAuthor,
  threadFlagsBody,
  threadOfAnyStatus,
  unvalidateBody,
  validateBody,
  waitingText,
} from './moderation.schema.ts';
import { threadStatuses } from './threads.schema.ts';

export const listWaitingTexts = endpoint({
  method: 'GET',
  path: '/v1/threads/waiting-texts',
  summary:
    'Texts that wait to be read, new ones and those that readers report: danger first, then links, numbers and privacy, the oldest first.',
  access: requires('ALL_THREADS', 'READ'),
  query: z.pick(listQuery(['createdAt']), { page: true, limit: true }),
  answer: pageOf(waitingText),
});

export const listAllThreads = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/all',
  summary: 'Threads in every status but erased, or in one, the newest first.',
  access: requires('ALL_THREADS', 'READ'),
  query: z.extend(listQuery(['createdAt']), { status: z.optional(text(isOneOf(threadStatuses))) }),
  answer: pageOf(threadOfAnyStatus),
});

export const readModeratedThread = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/admin/{slug}',
  summary: 'One thread in whatever status, with every comment; not who wrote them.',
  access: requires('ALL_THREADS', 'READ'),
  answer: moderatedThread,
  problems: ['NOT_FOUND'],
});

export const readThreadAuthors = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/admin/{slug}/authors',
  summary: 'Who wrote a thread and its comments. Each look is in the audit trail.',
  access: requires('ALL_THREADS', 'READ'),
  answer: itemsOf(threadAuthor),
  problems: ['NOT_FOUND'],
});

export const updateThreadFlags = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/admin/{slug}',
  summary: 'Closes a public thread to comments or opens it again; picks it for readers or no longer. What is left out stays.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: threadFlagsBody,
  answer: moderatedThread,
  problems: ['NOT_FOUND', 'THREAD_NOT_PUBLIC'],
});

export const validateThread = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/validate/{slug}',
  summary: 'Publishes a thread.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: validateBody,
  answer: moderatedThread,
  problems: ['NOT_FOUND', 'TEXT_CHANGED'],
});

export const unvalidateThread = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/unvalidate/{slug}',
  summary: 'Takes a thread back, or does not publish it, with a reason that its author reads.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: unvalidateBody,
  answer: moderatedThread,
  problems: ['NOT_FOUND', 'TEXT_CHANGED'],
});

export const validateComment = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/{slug}/validate/{commentId}',
  summary: 'Publishes a comment; its thread gets warmer.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: validateBody,
  answer: moderatedComment,
  problems: ['NOT_FOUND', 'TEXT_CHANGED'],
});

export const unvalidateComment = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/{slug}/unvalidate/{commentId}',
  summary: 'Takes a comment back, or does not publish it, with a reason that its author reads.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: unvalidateBody,
  answer: moderatedComment,
  problems: ['NOT_FOUND', 'TEXT_CHANGED'],
});

export const addPracticeComment = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/admin/add-comment/{slug}',
  summary: 'Answers a public thread, a closed one too, in the name of the practice; published at once.',
  access: requires('PUBLIC_THREAD', 'WRITE'),
  body: practiceCommentBody,
  answer: moderatedComment,
  isIdempotent: true,
  problems: ['NOT_FOUND'],
});
