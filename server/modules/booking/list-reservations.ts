import { and, eq, inArray } from 'drizzle-orm';
import type { listReservations as declared } from '#contract/booking/booking.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf } from '../../database/paging.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { isCalled } from '../auth/account.queries.ts';
import { accounts } from '../auth/auth.tables.ts';
import { reservations } from './booking.tables.ts';
import { practiceScope } from './practice-scope.ts';
import { presentPracticeReservation } from './present-reservation.ts';
import { findReservations } from './reservation.queries.ts';
import { startsWithin } from './starts-within.ts';
import { whetherUndecided } from './whether-undecided.ts';

type Query = QueryOf<typeof declared>;

/** The practice's reservations; a therapist sees their own. */
export async function listReservations(deps: Deps, actor: Actor, query: Query): Promise<AnswerOf<typeof declared>> {
  const scope = await practiceScope(deps, actor);
  if (!scope) return { items: [], page: query.page, limit: query.limit, total: 0 };
  const where = and(
    scope.where,
    query.status && eq(reservations.status, query.status),
    query.userId ? eq(reservations.userId, query.userId) : undefined,
    whetherUndecided(deps.db, query.needsDecision),
    startsWithin(query.start, query.end),
    query.keyword ? isOfClientCalled(deps, query.keyword) : undefined,
  );
  const order = { field: query['sort-field'], direction: query['sort-direction'] };
  const page = await pageOf(query, {
    rows: async (limit, offset) => (await findReservations(deps.db, where, order, limit, offset)).map(presentPracticeReservation),
    countUpTo: (atMost) => countUpTo(deps.db, reservations, where, atMost),
  });
  await recordLook(
    deps,
    actor,
    'RESERVATION_VIEWED',
    page.items.map(({ id }) => id),
  );
  return page;
}

const isOfClientCalled = (deps: Deps, keyword: string) =>
  inArray(reservations.userId, deps.db.select({ id: accounts.id }).from(accounts).where(isCalled(keyword)));
