import type { FastifyInstance } from 'fastify';
import { localeOfHeader } from '#contract/locale.ts';
import { describeError } from '../describe-error.ts';
import { databaseRefusal } from '../database/database-refusal.ts';
import { Problem, refused } from './problem.ts';

/** What Fastify itself refuses before a handler runs, in the contract's words. */
const frameworkProblems: Readonly<Record<number, Problem>> = {
  400: refused('BAD_REQUEST'),
  413: refused('FILE_TOO_LARGE'),
  415: refused('UNSUPPORTED_BODY'),
  429: refused('RATE_LIMITED'),
  503: refused('UNAVAILABLE'),
};

// PostgreSQL keeps no NUL character and no half of a surrogate pair; a body may hold both.
const unstorableText = ['22021', '22P05'];

function foreseen(error: Error & { statusCode?: number }): Problem | null {
  if (error instanceof Problem) return error;
  if (unstorableText.includes(databaseRefusal(error)?.code ?? '')) return refused('BAD_REQUEST');
  if (error.statusCode === undefined || error.statusCode >= 500) return null;
  return frameworkProblems[error.statusCode] ?? refused('BAD_REQUEST');
}

/** Writes every error in the one shape of the contract; an unforeseen one says nothing but the request's id. */
export function handleProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const locale = localeOfHeader(request.headers['accept-language']);
    const known = foreseen(error);
    if (!known) request.log.error(describeError(error), 'unforeseen error');
    const problem = known ?? refused('INTERNAL', { requestId: request.id });
    return reply
      .code(problem.status)
      .headers({ 'cache-control': 'no-store', ...problem.headers })
      .send(problem.body(locale));
  });
}
