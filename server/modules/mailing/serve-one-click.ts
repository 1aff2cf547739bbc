import type { FastifyInstance } from 'fastify';
import { locales, pathInLocale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { unsubscribe } from './mail-switches.ts';
import { unsubscribePath } from './unsubscribe-link.ts';

/**
 * One-click unsubscribe (RFC 8058): what a mail program calls by POST, without cookies, at the address of a letter's List-Unsubscribe.
 * Its form says nothing that the address does not; by GET the same address is a page.
 */
export async function serveOneClick(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: 10_000, parseAs: 'string' }, (_request, _form, done) => done(null));
    for (const locale of locales)
      scope.post(pathInLocale(unsubscribePath, locale), async (request, reply) => {
        const { token } = request.query as { token?: unknown };
        if (typeof token !== 'string') throw refused('NOT_FOUND');
        await unsubscribe(deps, { token, isOn: false });
        return reply.code(200).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('OK\n');
      });
  });
}
