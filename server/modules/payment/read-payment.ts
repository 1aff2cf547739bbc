import type { CardPayment } from '#contract/payment/payment.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findCardPayment } from './card-payments.queries.ts';
import { reservationsPayableBy } from './payment-scope.ts';
import { presentCardPayment } from './present-card-payment.ts';

/** A card payment, to its client and to the staff it concerns; their look is noted. */
export async function readPayment(deps: Deps, actor: Actor, { id }: { id: string }): Promise<CardPayment> {
  const view = await findCardPayment(deps.db, id, await reservationsPayableBy(deps, actor, 'READ'));
  if (!view) throw notFound('PAYMENT');
  if (view.reservation.userId !== actor.accountId) await recordLook(deps, actor, 'PAYMENT_VIEWED', [id, view.reservation.id]);
  return presentCardPayment(view.payment);
}
