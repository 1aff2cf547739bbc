import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';

interface Payment {
  readonly id: string;
  readonly reservationId: string;
}

/** A client is to hear of their money: it is owed, it has not come in, or it was given back. */
export async function recordRefundNews(deps: Deps, tx: Db, payment: Payment, change: EventOf<'REFUND_UPDATED'>['change']): Promise<void> {
  const { id: paymentId, reservationId } = payment;
  await deps.events.record(tx, { kind: 'REFUND_UPDATED', paymentId, reservationId, change, at: deps.clock.now().toISOString() });
}
