import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { listRefunds as declared } from '#contract/payment/refunds.endpoints.ts';
import { recordLook } from '../../audit/record-look.ts';
import { pageOf } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { readRefunds } from './read-refund.ts';
import { findRefundIds, sumRefunds } from './refunds.queries.ts';

/** What the practice owes, has to look for, or has given back. */
export async function listRefunds(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<AnswerOf<typeof declared>> {
  const scope = await reservationsOfPractice(deps, actor);
  const { count, totalMillimes } = await sumRefunds(deps.db, query.status, scope);
  const page = await pageOf(query, {
    rows: async (limit, offset) => readRefunds(deps.db, await findRefundIds(deps.db, query.status, scope, limit, offset)),
    countUpTo: () => Promise.resolve(count),
  });
  await recordLook(
    deps,
    actor,
    'PAYMENT_VIEWED',
    page.items.flatMap(({ id, reservation }) => [id, reservation.id]),
  );
  return { ...page, totalMillimes };
}
