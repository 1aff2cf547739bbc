import { and } from 'drizzle-orm';
import { defaultTimeZone } from '#contract/constants.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { paymentMethods } from '#contract/payment/payment.schema.ts';
import type { listReceipts as declared } from '#contract/payment/receipts.endpoints.ts';
import { recordLook } from '../../audit/record-look.ts';
import { pageOf } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { addDays, localDate } from '../booking/zoned-time.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { presentReceipt } from './present-receipt.ts';
import { findReceipts, isIssuedWithin, sumReceipts } from './receipts.queries.ts';

/** A month of the practice's receipts and credit notes. */
export async function listReceipts(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<AnswerOf<typeof declared>> {
  const month = query.month ?? localDate(defaultTimeZone, deps.clock.now()).slice(0, 7);
  const first = `${month}-01`;
  // A month and a few days later it is the next one, whichever it was.
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  const where = and(isIssuedWithin(first, next), await reservationsOfPractice(deps, actor));
  const sums = await sumReceipts(deps.db, where);
  const count = sums.reduce((total, each) => total + each.count, 0);
  const page = await pageOf(query, {
    rows: async (limit, offset) => (await findReceipts(deps.db, where, limit, offset)).map(presentReceipt),
    countUpTo: () => Promise.resolve(count),
  });
  await recordLook(
    deps,
    actor,
    'PAYMENT_VIEWED',
    page.items.flatMap(({ id, reservationId }) => [id, reservationId]),
  );
  const totals = paymentMethods.map((method) => {
    const sum = sums.find((each) => each.method === method);
    return { method, receivedMillimes: sum?.receivedMillimes ?? 0, creditedMillimes: sum?.creditedMillimes ?? 0 };
  });
  return { ...page, month, totals };
}
