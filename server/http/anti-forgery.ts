import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refused } from './problem.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';

const isSame = (a: string, b: string) => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the bytes of a file. */
    answersFile?: boolean;
  }
}

/** Only a browser sends these, and only a browser can be made to call on someone's behalf. */
const isFromBrowser = (request: FastifyRequest) => request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;

/**
 * A cookie and a header that must agree, for calls that change something without a bearer.
 * Another site can make a browser send the cookie, but cannot read it to write the header.
 */
export function addAntiForgery(app: FastifyInstance, isHttps: boolean): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.url.startsWith('/api/')) return;
    const cookie = request.cookies[cookieName];
    if (request.method === 'GET' || request.method === 'HEAD') {
      // A file may be kept on the way for others: nobody's cookie goes with it.
      if (cookie === undefined && request.routeOptions.config.answersFile !== true)
        reply.setCookie(cookieName, randomBytes(24).toString('base64url'), { path: '/', sameSite: 'strict', secure: isHttps });
      return;
    }
    if (request.headers.authorization !== undefined || !isFromBrowser(request)) return;
    const header = request.headers[headerName];
    if (cookie === undefined || typeof header !== 'string' || !isSame(cookie, header)) throw refused('CSRF');
  });
}
