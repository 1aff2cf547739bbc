import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import { videoLinkIn } from '#contract/booking/video-link.ts';
import type { saveVideoLink as declared } from '#contract/booking/video-link.endpoints.ts';
import type { videoLink } from '#contract/booking/video-link.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { reservations } from './booking.tables.ts';
import { isOpen, lockReservation, type ReservationRow } from './change-reservation-status.ts';
import { isInScope } from './practice-scope.ts';
import { readReservation } from './read-reservation.ts';
import { findReservation } from './reservation.queries.ts';
import { showReservation } from './show-reservation.ts';

type VideoLink = z.infer<typeof videoLink>;
type Input = BodyOf<typeof declared> & { id: string };

/** Where a session by video of the actor's practice takes place. */
export async function readVideoLink(deps: Deps, actor: Actor, { id }: { id: string }): Promise<VideoLink> {
  const view = await findReservation(deps.db, id);
  if (!view || !isInScope(actor, view)) throw notFound('RESERVATION');
  refuseOthers(deps, view.reservation);
  return { own: view.reservation.videoLink, usual: view.therapist.videoLink };
}

/**
 * Writes where a session by video of the actor's practice takes place, or all those of its therapist that have no link of
 * their own. Each client with another link by it is told. Where nothing changes, the trail tells of a look.
 */
export async function saveVideoLink(deps: Deps, actor: Actor, { id, url, isUsual }: Input): Promise<PracticeReservation> {
  const link = videoLinkIn(url);
  const save = () =>
    deps.db.transaction(async (tx) => {
      const found = await findReservation(tx, id);
      if (!found || !isInScope(actor, found)) throw notFound('RESERVATION');
      const reservation = await lockReservation(tx, id);
      // One change of a therapist's links at a time: what was usual until now decides who is told.
      const [therapist] = await tx
        .select({ id: therapists.id, usual: therapists.videoLink })
        .from(therapists)
        .where(eq(therapists.id, found.reservation.therapistId))
        .for('update');
      if (!therapist || !reservation) throw notFound('RESERVATION');
      refuseOthers(deps, reservation);
      const { usual } = therapist;
      const own = isUsual || link === usual ? null : link;
      const isUsualNew = isUsual && link !== usual;
      if (own === reservation.videoLink && !isUsualNew) return false;
      if (isUsualNew) await tx.update(therapists).set({ videoLink: link }).where(eq(therapists.id, therapist.id));
      if (own !== reservation.videoLink) await tx.update(reservations).set({ videoLink: own }).where(eq(reservations.id, id));
      const [before, now] = [reservation.videoLink ?? usual, isUsual ? link : (own ?? usual)];
      const changed = [...(before === now ? [] : [id]), ...(isUsualNew ? await withoutOwn(tx, therapist.id, id) : [])];
      if (now !== null) await tell(deps, tx, changed);
      await recordAudit(deps, tx, actor, { kind: 'VIDEO_LINK_CHANGED', subjects: [id], ...(isUsual ? { detail: 'USUAL' } : {}) });
      return true;
    });
  return (await withRetries(save)) ? showReservation(deps, actor, id) : readReservation(deps, actor, { id });
}

/** The reservations of a therapist, but for one, that go by the usual link. */
async function withoutOwn(tx: Db, therapistId: string, exceptId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.therapistId, therapistId),
        inArray(reservations.status, [...blockingStatuses]),
        isNull(reservations.videoLink),
        ne(reservations.id, exceptId),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Each client once, of the first of their confirmed sessions by video among these: who comes every week gets one letter. */
async function tell(deps: Deps, tx: Db, changedIds: string[]): Promise<void> {
  const now = deps.clock.now();
  const first = await tx
    .selectDistinctOn([reservations.userId], { reservationId: reservations.id })
    .from(reservations)
    .where(
      and(
        inArray(reservations.id, changedIds),
        eq(reservations.mode, 'VIDEO'),
        eq(reservations.status, 'ACCEPTED'),
        gt(reservations.endDateTime, now),
      ),
    )
    .orderBy(reservations.userId, reservations.startDateTime);
  const at = now.toISOString();
  for (const { reservationId } of first) await deps.events.record(tx, { kind: 'VIDEO_LINK_CHANGED', reservationId, at });
}

/** A session that is over, called off or not by video has no link any more. */
function refuseOthers({ clock }: Deps, { mode, status, endDateTime }: ReservationRow): void {
  if (mode !== 'VIDEO' || !isOpen(status) || endDateTime <= clock.now()) throw refused('INVALID_TRANSITION');
}
