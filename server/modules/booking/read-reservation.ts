import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { showReservation } from './show-reservation.ts';

/** One reservation of the practice; another therapist's looks like none at all. The look is noted. */
export async function readReservation(deps: Deps, actor: Actor, { id }: { id: string }): Promise<PracticeReservation> {
  const reservation = await showReservation(deps, actor, id);
  await recordLook(deps, actor, 'RESERVATION_VIEWED', [id]);
  return reservation;
}
