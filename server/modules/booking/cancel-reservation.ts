import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { changeByStaff } from './change-by-staff.ts';

/** Cancels a reservation for the practice: the full amount is due back. */
export function cancelReservation(
  deps: Deps,
  actor: Actor,
  { id, reason }: { id: string; reason: string | null },
): Promise<PracticeReservation> {
  return changeByStaff(deps, actor, id, { decision: 'CANCELLED', reason: reason || null });
}
