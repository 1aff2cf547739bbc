import { eq, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { reservations } from './booking.tables.ts';
import type { ReservationView } from './reservation.queries.ts';
import { findTherapistId } from './schedule.queries.ts';

/** Administrators see the whole practice; a therapist's level ends one step below. */
export const seesWholePractice = (actor: Actor) => may(actor, 'RESERVATION', 'DELETE');

/** Which reservations staff work with: all of them, those of the therapist they are, or none (null). */
export async function practiceScope(deps: Deps, actor: Actor): Promise<{ where: SQL | undefined } | null> {
  if (seesWholePractice(actor)) return { where: undefined };
  const therapistId = await findTherapistId(deps.db, actor.accountId);
  return therapistId === null ? null : { where: eq(reservations.therapistId, therapistId) };
}

/** Whether someone looks after the agenda of the therapist who is this person. */
export const worksFor = (actor: Actor, therapistUserId: string): boolean => seesWholePractice(actor) || therapistUserId === actor.accountId;

/** Whether one reservation is among them. */
export const isInScope = (actor: Actor, view: ReservationView): boolean => worksFor(actor, view.therapist.userId);
