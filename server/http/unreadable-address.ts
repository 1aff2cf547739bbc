import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOfHeader } from '#contract/locale.ts';
import { refused } from './problem.ts';

/** A path that no page has: a percent sign that begins no escape stands for itself. */
export function asWritten(url: string): string {
  const [path = '', ...query] = url.split('?');
  // More than one slash, of either kind, would name another site.
  const ours = path.replace(/^[/\\\s]+/, '/').replaceAll('%', '%25');
  return [ours, ...query].join('?');
}

/**
 * Answers a path whose escapes are broken (`/blogs/%E9`, a link that was cut), which no route sees. A page is asked for again under an
 * address that can be read, where the site says that there is no such page; a program reads a problem of the contract.
 */
export function answerUnreadable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const isFile = /^\/(api|assets)\//.test(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && !isFile)
    return void reply
      .code(302)
      .headers({ location: asWritten(request.url) })
      .send();
  const problem = refused('BAD_REQUEST');
  const locale = localeOfHeader(request.headers['accept-language']);
  void reply.code(problem.status).headers({ 'cache-control': 'no-store' }).send(problem.body(locale));
}
