import { and, inArray } from 'drizzle-orm';
import { exactTotalLimit } from '#contract/pagination.ts';
import { unconfirmedManualPaymentStatuses } from '#contract/payment/manual-payment-status.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { countPaymentsUpTo } from './payment.queries.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { manualPayments } from './payment.tables.ts';

/** How many proofs wait for somebody's check, up to a thousand. */
export async function countPendingPayments(deps: Deps, actor: Actor): Promise<{ count: number }> {
  const where = and(inArray(manualPayments.status, unconfirmedManualPaymentStatuses), await reservationsOfPractice(deps, actor));
  return { count: await countPaymentsUpTo(deps.db, where, exactTotalLimit) };
}
