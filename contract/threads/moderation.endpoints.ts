import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { isObjectId, isOneOf, text } from '../validation-rules.ts';
import { assigneeAnswer, assigneeBody } from './assignee.schema.ts';
import {
  moderatedComment,
  moderatedThread,
  practiceCommentBody,
  textAuthor,
  threadFlagsBody,
  threadOfAnyStatus,
  undoDecisionBody,
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

export const readTextAuthor = endpoint({
  method: 'GET',
  path: '/v1/threads/thread/admin/{slug}/author',
  summary: 'Who wrote a thread, or one of its comments, and nobody else of it. Each look is in the audit trail.',
  access: requires('ALL_THREADS', 'READ'),
  query: z.object({ commentId: z.optional(text(isObjectId)) }),
  answer: z.object({ author: z.nullable(textAuthor) }),
  problems: ['NOT_FOUND'],
});

export const assignText = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/admin/{slug}/assignee',
  summary:
    'Says that I see to the person behind a thread or a comment, or no longer do. Where somebody else does, only whoever was shown so takes over.',
  access: requires('ALL_THREADS', 'READ'),
  body: assigneeBody,
  answer: assigneeAnswer,
  problems: ['NOT_FOUND', 'ASSIGNED_MEANWHILE'],
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

export const undoDecision = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/admin/{slug}/undo',
  summary: 'Undoes my own decision about a thread or a comment within 30 s, before anybody is told of it.',
  access: requires('ALL_THREADS', 'WRITE'),
  body: undoDecisionBody,
  answer: moderatedThread,
  problems: ['NOT_FOUND', 'UNDO_TOO_LATE'],
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
