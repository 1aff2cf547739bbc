import type { Reservation } from '#contract/booking/booking.schema.ts';
import { clientCancellation } from '#contract/booking/reservation-status.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { changeReservationStatus, lockReservation } from './change-reservation-status.ts';
import { presentReservation } from './present-reservation.ts';
import { findReservation, readHistory } from './reservation.queries.ts';

/** Cancels one's own reservation; an accepted one less than a day before is late, and its amount stays with the practice. */
export async function cancelOwnReservation(deps: Deps, actor: Actor, { id }: { id: string }): Promise<Reservation> {
  await deps.db.transaction((tx) => cancel(deps, tx, actor, id));
  const view = await findReservation(deps.db, id);
  if (!view) throw notFound('RESERVATION');
  return presentReservation(view);
}

async function cancel(deps: Deps, tx: Db, actor: Actor, id: string): Promise<void> {
  const reservation = await lockReservation(tx, id);
  if (reservation?.userId !== actor.accountId) throw notFound('RESERVATION');
  if (reservation.status === 'CANCELLED') return;
  const { status, startDateTime, proposedTimes } = reservation;
  const { isPossible, isFree } = clientCancellation(
    { status, startDateTime: startDateTime.toISOString(), proposedTimes, history: await readHistory(tx, id) },
    deps.clock.now(),
  );
  if (!isPossible) throw refused('INVALID_TRANSITION');
  await changeReservationStatus(deps, tx, reservation, {
    event: 'CANCELLED_BY_CLIENT',
    by: 'CLIENT',
    byAccountId: actor.accountId,
    set: { late: !isFree },
    isDueBack: isFree,
  });
}
