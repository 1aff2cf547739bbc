import type { Refund } from '#contract/payment/refunds.schema.ts';
import { endsHold } from '#contract/booking/reservation-status.ts';
import type { MessageKey } from '#src/page/namespaces.ts';

type Key = MessageKey<'practice-refunds'>;

/** What is owed though its reservation stands: a second payment of it. */
const standing: readonly Refund['reservation']['status'][] = ['ON_STAND_BY', 'ACCEPTED', 'COMPLETED', 'NO_SHOW', 'PENDING_PAYMENT'];

/** Why an amount is owed, in the words of the practice; `reason` is what somebody wrote, where it was told. */
export function whyRefunded({ reservation, method }: Pick<Refund, 'reservation' | 'method'>): { key: Key; reason: string | null } {
  const { status, late, history, statusReason, payment } = reservation;
  const isOther = method === 'ONLINE' && standing.includes(status) && payment.isSettled;
  if (isOther) return { key: 'why.PAID_TWICE', reason: null };
  if (status === 'REJECTED') return { key: 'why.REJECTED', reason: statusReason };
  if (status === 'CANCELLED') {
    const ended = history.findLast(({ to }) => to === 'CANCELLED');
    if (ended?.event === 'PAYMENT_FAILED') return { key: 'why.TOO_LATE', reason: null };
    if (ended?.by === 'CLIENT') return { key: late ? 'why.GRANTED_LATE' : 'why.CANCELLED_BY_CLIENT', reason: null };
    return { key: 'why.CANCELLED_BY_PRACTICE', reason: statusReason };
  }
  if (status === 'EXPIRED') {
    return { key: endsHold(history.at(-1)?.event) ? 'why.TOO_LATE' : 'why.UNDECIDED', reason: null };
  }
  return { key: status === 'NO_SHOW' ? 'why.GRANTED_NO_SHOW' : 'why.GRANTED', reason: null };
}
