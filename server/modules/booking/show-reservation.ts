import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { isInScope } from './practice-scope.ts';
import { presentPracticeReservation } from './present-reservation.ts';
import { findReservation } from './reservation.queries.ts';

/** A reservation of the practice, after a decision on it; another therapist's looks like none at all. */
export async function showReservation(deps: Deps, actor: Actor, id: string): Promise<PracticeReservation> {
  const view = await findReservation(deps.db, id);
  if (!view || !isInScope(actor, view)) throw notFound('RESERVATION');
  return presentPracticeReservation(view);
}
