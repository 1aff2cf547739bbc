import { addDays } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { isPutOff } from '../booking/quiet-hours.ts';
import { findReservation } from '../booking/reservation.queries.ts';
import { mailLater } from '../mailing/mail-later.ts';

const daysOfUse = 7;

/** A client is sent what was issued for their payment: by e-mail alone, a receipt is no news for a locked phone. */
export async function tellOfReceipts(deps: Deps, event: EventOf<'RECEIPTS_ISSUED'>): Promise<void> {
  const { reservationId, receiptIds, at } = event;
  const view = await findReservation(deps.db, reservationId);
  if (!view) return;
  const until = addDays(at, daysOfUse);
  if (await isPutOff(deps, view, { to: 'CLIENT', until, postponed: event })) return;
  const mail = { kind: 'RECEIPTS_ISSUED', reservationId, receiptIds } as const;
  const letter = { news: `receipts ${receiptIds.join(' ')}`, accountId: view.reservation.userId, mail, until };
  await deps.db.transaction((tx) => mailLater(deps, tx, letter));
}
