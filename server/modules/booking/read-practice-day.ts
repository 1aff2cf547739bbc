import { and, eq, gte } from 'drizzle-orm';
import type { DayAppointment, PracticeDay, PracticeWaiting } from '#contract/booking/practice-day.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { exactTotalLimit } from '#contract/pagination.ts';
import { recordLook } from '../../audit/record-look.ts';
import { countUpTo } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { countPendingPayments } from '../payment/count-pending-payments.ts';
import { reservationsOfPractice } from '../payment/payment-scope.ts';
import { sumRefunds } from '../payment/refunds.queries.ts';
import { countWaitingTexts } from '../threads/moderation.queries.ts';
import { reservations } from './booking.tables.ts';
import { findReturning, findUnreachedClients, startsWithinStretch } from './practice-day.queries.ts';
import { practiceScope } from './practice-scope.ts';
import { presentPracticeReservation } from './present-reservation.ts';
import { findReservations, type ReservationView } from './reservation.queries.ts';
import { findSchedule } from './schedule.queries.ts';
import { whetherUndecided } from './whether-undecided.ts';
import { addDays, instantsAt, localDate } from './zoned-time.ts';

/** More than a practice sees in a day: the list of a day has no pages. */
const mostOfDay = 200;
const mostUnreached = 20;
const soonestFirst = { field: 'startDateTime', direction: 'asc' } as const;

type Scope = Awaited<ReturnType<typeof practiceScope>>;

/** The day of the practice as the reader's calendar has it; whose reservations are shown is noted. */
export async function readPracticeDay(deps: Deps, actor: Actor): Promise<PracticeDay> {
  const { db, clock } = deps;
  const now = clock.now();
  const timeZone = (await findSchedule(db, actor.accountId))?.timeZone ?? defaultTimeZone;
  const date = localDate(timeZone, now);
  const start = new Date(instantsAt(timeZone, date, 0).earlier);
  const end = new Date(instantsAt(timeZone, addDays(date, 1), 0).earlier);

  const scope = await practiceScope(deps, actor);
  const today = scope
    ? await findReservations(db, and(scope.where, startsWithinStretch({ start, end }, now)), soonestFirst, mostOfDay, 0)
    : [];
  const isAhead = and(scope?.where, eq(reservations.status, 'ACCEPTED'), gte(reservations.startDateTime, end));
  const ahead = scope ? await findReservations(db, isAhead, soonestFirst, 1, 0) : [];
  const shown = await withFirstTimes(deps, [...today, ...ahead]);
  const [appointments, [nextAfterToday = null]] = [shown.slice(0, today.length), shown.slice(today.length)];
  const waiting = await readWaiting(deps, actor, scope, now);

  await recordLook(
    deps,
    actor,
    'RESERVATION_VIEWED',
    shown.map(({ id }) => id),
  );
  return { generatedAt: now.toISOString(), timeZone, date, appointments, nextAfterToday, waiting };
}

async function withFirstTimes({ db }: Deps, views: readonly ReservationView[]): Promise<DayAppointment[]> {
  const returning = await findReturning(
    db,
    views.map(({ reservation }) => reservation.id),
  );
  return views.map((view) => ({ ...presentPracticeReservation(view), isFirstTime: !returning.has(view.reservation.id) }));
}

async function readWaiting(deps: Deps, actor: Actor, scope: Scope, now: Date): Promise<PracticeWaiting> {
  const { db } = deps;
  const decisions = scope ? await countUpTo(db, reservations, and(scope.where, whetherUndecided(db, true)), exactTotalLimit) : 0;
  const readsPayments = may(actor, 'PAYMENT', 'READ');
  const readsTexts = may(actor, 'ALL_THREADS', 'READ');
  const proofs = readsPayments ? (await countPendingPayments(deps, actor)).count : null;
  const refunds = readsPayments ? (await sumRefunds(db, 'REFUND_DUE', await reservationsOfPractice(deps, actor))).count : null;
  const texts = readsTexts ? await countWaitingTexts(db, exactTotalLimit) : null;
  const unreached = scope ? await findUnreachedClients(db, scope.where, now, mostUnreached) : [];
  return {
    decisions,
    proofs,
    refunds,
    texts: texts?.count ?? null,
    alarms: texts?.alarms ?? null,
    unreached: unreached.map((each) => ({
      ...each,
      mailRefusedAt: each.mailRefusedAt.toISOString(),
      startDateTime: each.startDateTime.toISOString(),
    })),
  };
}
