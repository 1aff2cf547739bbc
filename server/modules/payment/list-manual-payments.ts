import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import { unconfirmedManualPaymentStatuses } from '#contract/payment/manual-payment-status.ts';
import type { listManualPayments as declared } from '#contract/payment/payment.endpoints.ts';
import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import { pageOf, type Page } from '../../database/paging.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { countPaymentsUpTo, findPayments } from './payment.queries.ts';
import { reservationsOfPractice } from './payment-scope.ts';
import { manualPayments } from './payment.tables.ts';
import { presentManualPayment } from './present-manual-payment.ts';

/** The money orders staff look after, those waiting for a check first; a keyword is the beginning of a transfer code. */
export async function listManualPayments(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<Page<ManualPayment>> {
  const code = query.keyword?.toUpperCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
  const where = and(
    await reservationsOfPractice(deps, actor),
    query.status && eq(manualPayments.status, query.status),
    code ? like(manualPayments.transferCode, `${code}%`) : undefined,
  );
  const direction = query['sort-direction'] === 'asc' ? asc : desc;
  const column = { submittedAt: manualPayments.submittedAt, createdAt: manualPayments.createdAt }[query['sort-field']];
  const order = [
    desc(inArray(manualPayments.status, unconfirmedManualPaymentStatuses)),
    sql`${direction(column)} nulls last`,
    direction(manualPayments.id),
  ];
  const page = await pageOf(query, {
    rows: async (limit, offset) =>
      (await findPayments(deps.db, where, order, limit, offset)).map(({ payment, file }) => presentManualPayment(payment, file)),
    countUpTo: (atMost) => countPaymentsUpTo(deps.db, where, atMost),
  });
  await recordLook(
    deps,
    actor,
    'PAYMENT_VIEWED',
    page.items.flatMap(({ id, reservationId }) => [id, reservationId]),
  );
  return page;
}
