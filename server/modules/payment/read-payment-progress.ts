import { subSeconds } from 'date-fns';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import type { readPaymentProgress as declared } from '#contract/payment/payment.endpoints.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import type { Deps } from '../../deps.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound } from '../../http/problem.ts';
import { askAboutCardPayment } from './ask-about-card-payment.ts';
import { findCardPaymentByReference } from './card-payments.queries.ts';
import { cardPayments } from './payment.tables.ts';

/** Anybody may call this, as often as they like; the provider hears of one payment no more often than this. */
const askedEverySeconds = 5;

/** True for one of those who call in the same few seconds. */
async function isFirstToAsk({ db, clock }: Deps, id: string): Promise<boolean> {
  const now = clock.now();
  const wasNotJustAsked = or(isNull(cardPayments.askedAt), lte(cardPayments.askedAt, subSeconds(now, askedEverySeconds)));
  const first = await db
    .update(cardPayments)
    .set({ askedAt: now })
    .where(and(eq(cardPayments.id, id), wasNotJustAsked))
    .returning();
  return first.length > 0;
}

/**
 * Called by providers and by the page of return alike. The query only says which payment is meant; where the provider
 * cannot be asked now, or has just been, the answer is what is known, and the asking goes on behind.
 */
export async function readPaymentProgress(
  deps: Deps,
  { payment_ref: konnects, payment_id: floucis }: QueryOf<typeof declared>,
): Promise<AnswerOf<typeof declared>> {
  const reference = konnects || floucis;
  if (!reference) throw brokenRule('payment_ref', isNotEmpty);
  const meant = await findCardPaymentByReference(deps.db, reference);
  if (!meant) throw notFound('PAYMENT');
  if (await isFirstToAsk(deps, meant.payment.id)) await askAboutCardPayment(deps, meant.payment);
  const { payment, reservation } = (await findCardPaymentByReference(deps.db, reference)) ?? meant;
  const { id: reservationId, status: reservationStatus, holdUntil } = reservation;
  const isHeld = reservationStatus === 'PENDING_PAYMENT' && holdUntil !== null;
  return { status: payment.status, reservationStatus, reservationId, holdUntil: isHeld ? holdUntil.toISOString() : null };
}
