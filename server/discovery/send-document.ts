import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCopy } from '../http/has-copy.ts';

/** As long as a program may show what has just been taken off the site. */
const keptSeconds = 300;

/**
 * Sends what programs read of the site outside its API, from wherever they ask; 304 to one that has it already. By its tag alone: what is
 * taken off the site changes a document without being newer than what stays in it, so no date would tell.
 */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, type: string, content: string) {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${keptSeconds}`,
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    // Weak: compressed or not, it says the same.
    etag: `W/${tag}`,
  });
  return hasCopy(request, tag) ? reply.code(304).send() : reply.send(content);
}
