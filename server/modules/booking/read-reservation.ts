import type { PracticeReservation } from '#contract/booking/booking.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { isInScope } from './practice-scope.ts';
import { presentPracticeReservation } from './present-reservation.ts';
import { findReservation } from './reservation.queries.ts';

/** One reservation of the practice; another therapist's looks like none at all. */
export async function readReservation(deps: Deps, actor: Actor, { id }: { id: string }): Promise<PracticeReservation> {
  const view = await findReservation(deps.db, id);
  if (!view || !isInScope(actor, view)) throw notFound('RESERVATION');
  return presentPracticeReservation(view);
}
