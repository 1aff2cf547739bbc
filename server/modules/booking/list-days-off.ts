import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import type { listDaysOff as declared } from '#contract/booking/booking.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { daysOff } from './booking.tables.ts';
import { presentDaysOff } from './days-off.queries.ts';

/** One's own absences, or everyone's for who may read them. */
export async function listDaysOff(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<AnswerOf<typeof declared>> {
  const where = and(
    may(actor, 'DAYSOFF', 'READ') ? undefined : eq(daysOff.userId, actor.accountId),
    query.start ? or(gt(daysOff.endDateTime, new Date(query.start)), eq(daysOff.yearly, true)) : undefined,
  );
  const towards = query['sort-direction'] === 'asc' ? asc : desc;
  return pageOf(query, {
    rows: async (limit, offset) => {
      const ordered = deps.db.select().from(daysOff).where(where).orderBy(towards(daysOff.startDateTime), towards(daysOff.id));
      return presentDaysOff(deps.db, await ordered.limit(limit).offset(offset), deps.clock.now());
    },
    countUpTo: (atMost) => countUpTo(deps.db, daysOff, where, atMost),
  });
}
