import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'accalmie-device';
/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 24 * 3600;
const pattern = /^[\w-]{32}$/;

/**
 * What a browser is known by when it signs in again: a random mark in a cookie that scripts cannot read and that goes
 * nowhere but to the calls of signing in. Signing out leaves it: it says nothing, and opens nothing.
 */
export function deviceMarkOf(request: FastifyRequest, reply: FastifyReply, isHttps: boolean): string {
  const kept = request.cookies[cookieName];
  const mark = kept !== undefined && pattern.test(kept) ? kept : randomBytes(24).toString('base64url');
  const options = { path: '/api/v1/auth/n', httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge: keptSeconds } as const;
  reply.setCookie(cookieName, mark, options);
  return mark;
}
