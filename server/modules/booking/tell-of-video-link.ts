import { addSeconds } from 'date-fns';
import { undoSeconds } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { videoLinkOf } from './present-reservation.ts';
import { findReservation } from './reservation.queries.ts';
import { tellOfReservation } from './tell-of-reservation.ts';

/** Tells a client of the link of their session by video; not where its confirmation, which says it, is still to leave. */
export async function tellOfVideoLink(deps: Deps, { reservationId, at }: EventOf<'VIDEO_LINK_CHANGED'>): Promise<void> {
  const view = await findReservation(deps.db, reservationId);
  if (!view || videoLinkOf(view) === null) return;
  const approval = view.history.at(-1);
  if (approval?.event === 'APPROVED' && addSeconds(approval.at, undoSeconds) > new Date(at)) return;
  const { endDateTime } = view.reservation;
  await tellOfReservation(deps, view, { news: `video link ${reservationId} ${at}`, to: 'CLIENT', kind: 'VIDEO_LINK', until: endDateTime });
}
