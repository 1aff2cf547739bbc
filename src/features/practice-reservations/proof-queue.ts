import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { staffActions } from './staff-actions.ts';

/** The proofs to look at from one that was opened: those of the list that wait for a decision, in its order, and the opened one where it stands. */
export const proofQueue = (reservations: readonly PracticeReservation[], firstId: string, now: Date): readonly string[] =>
  reservations
    .filter((each) => each.id === firstId || (each.payment.manualPayment?.file && isProofToDecide(each, now)))
    .map(({ id }) => id);

export function isProofToDecide(reservation: PracticeReservation, now: Date): boolean {
  const { canCheckProof, isMoneyToCheck } = staffActions(reservation, now);
  return canCheckProof || isMoneyToCheck;
}
