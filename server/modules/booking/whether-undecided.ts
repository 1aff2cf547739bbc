import { eq, inArray, not, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { manualPayments } from '../payment/payment.tables.ts';
import { reservations } from './booking.tables.ts';

/** Reservations to be accepted or not, or lost with a proof of which nobody has said whether its money came in; or all the others. */
export function whetherUndecided(db: Db, needsDecision: boolean | undefined): SQL | undefined {
  if (needsDecision === undefined) return undefined;
  const isToCheck = eq(manualPayments.status, 'REFUND_TO_CHECK');
  const toCheck = db.select({ id: manualPayments.reservationId }).from(manualPayments).where(isToCheck);
  const isUndecided = or(eq(reservations.status, 'ON_STAND_BY'), inArray(reservations.id, toCheck));
  return needsDecision ? isUndecided : isUndecided && not(isUndecided);
}
