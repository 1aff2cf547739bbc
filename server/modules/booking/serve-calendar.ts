import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { calendarPath } from './calendar-subscription.ts';
import { readPracticeCalendar } from './read-practice-calendar.ts';

/** The 256 bits of a secret, in base64url. */
const fileName = /^([\w-]{43})\.ics$/;

/** What calendar programs read, which know nothing of sessions: the address alone opens it. Its secret is in no log, which hold routes. */
export function serveCalendar(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>(`${calendarPath}/:file`, async ({ params: { file } }, reply) => {
    const [, secret] = fileName.exec(file) ?? [];
    if (secret === undefined) throw refused('NOT_FOUND');
    const content = await readPracticeCalendar(deps, secret);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });
}
