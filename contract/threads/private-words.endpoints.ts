import * as z from 'zod/mini';
import { endpoint, requires, requiresAll } from '../endpoint.ts';
import { listQuery, pageOf } from '../pagination.ts';
import { ownPrivateWord, privateWordBody, sentPrivateWord } from './private-words.schema.ts';

export const sendPrivateWord = endpoint({
  method: 'PUT',
  path: '/v1/threads/thread/admin/{slug}/private-word',
  summary: 'Writes to the author of a thread, or of a comment, alone: nobody else sees it, and the sender does not learn who it is.',
  access: requiresAll(['ALL_THREADS', 'READ'], ['PUBLIC_THREAD', 'WRITE']),
  body: privateWordBody,
  answer: sentPrivateWord,
  isIdempotent: true,
  problems: ['NOT_FOUND', 'AUTHOR_GONE'],
});

export const listOwnPrivateWords = endpoint({
  method: 'GET',
  path: '/v1/threads/private-words',
  summary: 'What the practice wrote to me alone about my threads and comments, the newest first.',
  access: requires('PUBLIC_THREAD', 'READ_SELF'),
  query: z.pick(listQuery(['createdAt']), { page: true, limit: true }),
  answer: pageOf(ownPrivateWord),
});
