import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import { videoLinkIn } from '#contract/booking/video-link.ts';
import type { saveVideoLink as declared } from '#contract/booking/video-link.endpoints.ts';
import type { videoLink } from '#contract/booking/video-link.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { reservations } from './booking.tables.ts';
import { lockReservation } from './change-reservation-status.ts';
import { isInScope } from './practice-scope.ts';
import { readReservation } from './read-reservation.ts';
import { findReservation } from './reservation.queries.ts';
import { showReservation } from './show-reservation.ts';

type VideoLink = z.infer<typeof videoLink>;
type Input = BodyOf<typeof declared> & { id: string };

/** In these it may still take place. */
const openStatuses: readonly ReservationStatus[] = ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED'];

/** Where a session by video of the actor's practice takes place. */
export async function readVideoLink(deps: Deps, actor: Actor, { id }: { id: string }): Promise<VideoLink> {
  const view = await findReservation(deps.db, id);
  if (!view || !isInScope(actor, view)) throw notFound('RESERVATION');
  refuseOthers(deps, view.reservation);
  return { own: view.reservation.videoLink, usual: view.therapist.videoLink };
}

/**
 * Writes where a session by video of the actor's practice takes place, or all those of its therapist that have no link of
 * their own. Each client whose confirmed session has another link by it is told. Where nothing changes, the trail tells of a look.
 */
export async function saveVideoLink(deps: Deps, actor: Actor, { id, ...input }: Input): Promise<PracticeReservation> {
  const link = videoLinkIn(input.url);
  const hasChanged = await deps.db.transaction(async (tx) => {
    const found = await findReservation(tx, id);
    if (!found || !isInScope(actor, found)) throw notFound('RESERVATION');
    const { therapistId } = found.reservation;
    // One change of a therapist's links at a time: what was usual until now decides who is told.
    const [therapist] = await tx
      .select({ usual: therapists.videoLink })
      .from(therapists)
      .where(eq(therapists.id, therapistId))
      .for('update');
    const reservation = await lockReservation(tx, id);
    if (!therapist || !reservation) throw notFound('RESERVATION');
    refuseOthers(deps, reservation);
    const { usual } = therapist;
    const own = input.isUsual || link === usual ? null : link;
    const isUsualNew = input.isUsual && link !== usual;
    if (own === reservation.videoLink && !isUsualNew) return false;
    const concerned = isUsualNew ? await withoutOwn(deps, tx, therapistId, id) : [];
    if (isUsualNew) await tx.update(therapists).set({ videoLink: link }).where(eq(therapists.id, therapistId));
    if (own !== reservation.videoLink) await tx.update(reservations).set({ videoLink: own }).where(eq(reservations.id, id));
    const now = input.isUsual ? link : (own ?? usual);
    const hasMoved = reservation.status === 'ACCEPTED' && now !== (reservation.videoLink ?? usual);
    if (now !== null) await tell(deps, tx, [...concerned, ...(hasMoved ? [id] : [])]);
    const detail = input.isUsual ? { detail: 'USUAL' } : {};
    await recordAudit(deps, tx, actor, { kind: 'VIDEO_LINK_CHANGED', subjects: [id], ...detail });
    return true;
  });
  return hasChanged ? showReservation(deps, actor, id) : readReservation(deps, actor, { id });
}

/** Confirmed sessions by video that are not over and go by the usual link, but for one of them. */
async function withoutOwn(deps: Deps, tx: Db, therapistId: string, exceptId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.therapistId, therapistId),
        eq(reservations.status, 'ACCEPTED'),
        eq(reservations.mode, 'VIDEO'),
        gt(reservations.endDateTime, deps.clock.now()),
        isNull(reservations.videoLink),
        ne(reservations.id, exceptId),
      ),
    );
  return rows.map(({ id }) => id);
}

async function tell(deps: Deps, tx: Db, reservationIds: readonly string[]): Promise<void> {
  const at = deps.clock.now().toISOString();
  for (const reservationId of reservationIds) await deps.events.record(tx, { kind: 'VIDEO_LINK_CHANGED', reservationId, at });
}

/** A session that is over, called off or not by video has no link any more. */
function refuseOthers({ clock }: Deps, { mode, status, endDateTime }: typeof reservations.$inferSelect): void {
  if (mode !== 'VIDEO' || !openStatuses.includes(status) || endDateTime <= clock.now()) throw refused('INVALID_TRANSITION');
}
