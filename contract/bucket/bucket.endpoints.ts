import * as z from 'zod/mini';
import { anyoneKnownOrNot, endpoint, uploadTokenHolder } from '../endpoint.ts';
import { queryInteger } from '../pagination.ts';
import { createFileByUrlBody, fileRecord } from './bucket.schema.ts';

export const uploadFile = endpoint({
  method: 'POST',
  path: '/v1/bucket/file/',
  limit: 'UPLOAD',
  summary:
    'Stores one file, or several, all or none. A picture is decoded and written anew without its metadata; it stays private until something public refers to it.',
  access: uploadTokenHolder,
  isMultipart: true,
  answer: z.union([fileRecord, z.object({ items: z.array(fileRecord) })]),
  creates: true,
  isIdempotent: true,
  problems: ['FILE_TOO_LARGE', 'FILE_TYPE', 'QUOTA_REACHED'],
});

export const createFileByUrl = endpoint({
  method: 'POST',
  path: '/v1/bucket/file/create-by-url',
  limit: 'UPLOAD',
  summary:
    'Stores the file at a public https address, read by the server: its type is told by its bytes, and it is kept as one that was sent.',
  access: uploadTokenHolder,
  body: createFileByUrlBody,
  answer: fileRecord,
  creates: true,
  isIdempotent: true,
  problems: ['URL_NOT_ALLOWED', 'URL_NOT_REACHABLE', 'FILE_TOO_LARGE', 'FILE_TYPE', 'QUOTA_REACHED'],
});

export const readFile = endpoint({
  method: 'GET',
  path: '/v1/bucket/file/{key}',
  summary: 'The bytes of a file; w and h ask for a picture within that box. A private file answers its owner and staff who may see it.',
  access: anyoneKnownOrNot,
  query: z.object({ w: z.optional(queryInteger(1, 4000)), h: z.optional(queryInteger(1, 4000)) }),
  answersFile: true,
  problems: ['NOT_FOUND', 'RATE_LIMITED'],
});
