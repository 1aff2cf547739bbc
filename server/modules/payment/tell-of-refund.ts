import { addDays } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { isPutOff } from '../booking/quiet-hours.ts';
import { findReservation } from '../booking/reservation.queries.ts';
import { tellOfReservation } from '../booking/tell-of-reservation.ts';

const daysOfUse = 7;

/** What the practice has said of money that is owed: its client is told, and reads there which it is. */
export async function tellOfRefund(deps: Deps, event: EventOf<'REFUND_UPDATED'>): Promise<void> {
  const { paymentId, reservationId, change, at } = event;
  const view = await findReservation(deps.db, reservationId);
  if (!view) return;
  const until = addDays(at, daysOfUse);
  if (await isPutOff(deps, view, { to: 'CLIENT', until, postponed: event })) return;
  // Another proof may be sent, and be missed again: each time is news.
  const telling = { news: `refund ${change} of ${paymentId} at ${at}`, to: 'CLIENT', kind: 'REFUND_UPDATED' } as const;
  const mail = { kind: 'REFUND_UPDATED', reservationId, change } as const;
  await tellOfReservation(deps, view, { ...telling, mail, until });
}
