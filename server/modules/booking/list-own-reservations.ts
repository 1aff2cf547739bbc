import { and, eq } from 'drizzle-orm';
import type { listOwnReservations as declared } from '#contract/booking/booking.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { reservations } from './booking.tables.ts';
import { presentReservation } from './present-reservation.ts';
import { findReservations } from './reservation.queries.ts';
import { startsWithin } from './starts-within.ts';

/** One's own reservations that start within two instants. */
export async function listOwnReservations(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<AnswerOf<typeof declared>> {
  const mine = and(eq(reservations.userId, actor.accountId), startsWithin(query.start, query.end));
  const order = { field: query['sort-field'], direction: query['sort-direction'] };
  const page = await pageOf(query, {
    rows: async (limit, offset) => (await findReservations(deps.db, mine, order, limit, offset)).map(presentReservation),
    countUpTo: (atMost) => countUpTo(deps.db, reservations, mine, atMost),
  });
  // SPEC 3 asks for one length beside the list; each reservation carries its own.
  return { ...page, sessionDuration: page.items[0]?.sessionDuration ?? null };
}
