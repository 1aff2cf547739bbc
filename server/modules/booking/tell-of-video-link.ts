import { addSeconds } from 'date-fns';
import { undoSeconds } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { videoLinkOf } from './present-reservation.ts';
import { isPutOff } from './quiet-hours.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

/** Tells a client of the link of their session by video; not where its confirmation, which left after the change, has said it. */
export async function tellOfVideoLink(deps: Deps, event: EventOf<'VIDEO_LINK_CHANGED'>): Promise<void> {
  const { reservationId, at } = event;
  const view = await findReservation(deps.db, reservationId);
  if (!view || videoLinkOf(view) === null) return;
  const last = view.history.at(-1);
  if (last?.event === 'APPROVED' && addSeconds(last.at, undoSeconds) > new Date(at)) return;
  const telling = { to: 'CLIENT', until: view.reservation.startDateTime } as const;
  if (await isPutOff(deps, view, { ...telling, postponed: event })) return;
  const { endDateTime } = view.reservation;
  await tellOfReservation(deps, view, { ...telling, until: endDateTime, news: `video link ${reservationId} ${at}`, kind: 'VIDEO_LINK' });
}
