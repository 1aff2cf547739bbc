import { and, eq } from 'drizzle-orm';
import type { readPaymentDetails as declared } from '#contract/booking/booking.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { describeFile } from '../bucket/describe-file.ts';
import { reservationsPayableBy } from '../payment/payment-scope.ts';
import { reservations } from './booking.tables.ts';
import { findReservation } from './reservation.queries.ts';

const shownEnd = 3;
const masked = (code: string) => '•'.repeat(Math.max(0, code.length - shownEnd)) + code.slice(-shownEnd);

/** How a reservation is paid, to its client and to the staff it concerns; their look is noted. */
export async function readPaymentDetails(
  deps: Deps,
  actor: Actor,
  { reservationId }: QueryOf<typeof declared>,
): Promise<AnswerOf<typeof declared>> {
  const [known] = await deps.db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.id, reservationId), await reservationsPayableBy(deps, actor, 'READ')));
  const view = known ? await findReservation(deps.db, known.id) : null;
  if (!view) throw notFound('RESERVATION');
  const { reservation, payment, cardPayment } = view;
  if (reservation.userId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [reservationId]);
  return {
    amountMillimes: reservation.priceMillimes,
    currency: 'TND',
    kind: reservation.paymentKind,
    status: payment?.row.status ?? cardPayment?.status ?? null,
    transferCode: payment?.row.transferCode ? masked(payment.row.transferCode) : null,
    proofUrl: payment?.file ? describeFile(payment.file).url : null,
  };
}
