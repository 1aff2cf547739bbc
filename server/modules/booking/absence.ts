import { and, asc, eq, inArray } from 'drizzle-orm';
import type { AbsenceAnswer, AbsenceConflict } from '#contract/booking/booking.schema.ts';
import { isAfter, isBefore, isDate } from '#contract/validation-rules.ts';
import { recordAudit, type AuditNote } from '../../audit/record-audit.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Db } from '../../database/connect.ts';
import { withRetries } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { refused, type Problem } from '../../http/problem.ts';
import { accounts } from '../auth/auth.tables.ts';
import type { Absence } from './absence-occurrences.ts';
import { reservations } from './booking.tables.ts';
import { changeReservationStatus, type ReservationRow } from './change-reservation-status.ts';
import { lockAcceptedWithin } from './days-off.queries.ts';
import { worksFor } from './practice-scope.ts';
import { isPaymentSettled } from './present-reservation.ts';
import { findTimesToPropose, proposeTimes } from './propose-times.ts';
import { findReservations, type ReservationView } from './reservation.queries.ts';

const earliest = '2000-01-01T00:00:00.000Z';
const latest = '2200-01-01T00:00:00.000Z';
const yearMs = 365 * 86_400_000;

interface AbsenceBody {
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly yearly?: boolean | undefined;
  readonly answers?: readonly { readonly id: string; readonly answer: string }[] | undefined;
  readonly message?: string | null | undefined;
}

/** The stretch of an absence; throws a 400 when it ends before it starts, lies in no calendar of ours, or meets itself a year later. */
export function absenceOf(body: AbsenceBody): Absence {
  const start = new Date(body.startDateTime);
  const end = new Date(body.endDateTime);
  const yearly = body.yearly ?? false;
  if (start < new Date(earliest)) throw brokenRule('startDateTime', isDate);
  if (end > new Date(latest)) throw brokenRule('endDateTime', isDate);
  if (end <= start) throw brokenRule('endDateTime', isAfter(body.startDateTime));
  const nextYear = new Date(start.getTime() + yearMs);
  if (yearly && end > nextYear) throw brokenRule('endDateTime', isBefore(nextYear.toISOString()));
  return { start, end, yearly };
}

interface LaidDown {
  readonly userId: string;
  readonly absence: Absence;
  readonly body: AbsenceBody;
  readonly kind: Extract<AuditNote['kind'], 'ABSENCE_ADDED' | 'ABSENCE_CHANGED'>;
}

interface Refusal {
  readonly reason: 'DAYS_OFF_CONFLICT' | 'NO_TIME_TO_PROPOSE';
  readonly because: readonly ReservationRow[];
}

/**
 * Writes an absence with what was answered for each accepted reservation within it, all or nothing. Where one is not
 * answered for, nothing is written: DAYS_OFF_CONFLICT lists them all, and the trail holds that they were shown.
 */
export async function layDown(
  deps: Deps,
  actor: Actor,
  { userId, absence, body, kind }: LaidDown,
  write: (tx: Db) => Promise<unknown>,
): Promise<void> {
  const answers = new Map((body.answers ?? []).map(({ id, answer }) => [id, answer as AbsenceAnswer]));
  const isChange = [...answers.values()].some((answer) => answer !== 'KEEP');
  if (isChange && !(may(actor, 'RESERVATION', 'WRITE') && worksFor(actor, userId))) throw refused('ACCESS_MISMATCH');
  const message = body.message || null;
  const lay = async () => {
    const asked = [...answers].filter(([, answer]) => answer === 'PROPOSE').map(([id]) => id);
    // Before the transaction: the times are a proposal, and whoever takes one finds out whether it is still free.
    const times = await findTimesToPropose(deps, await findAccepted(deps.db, asked), absence);
    return deps.db.transaction(async (tx): Promise<Refusal | null> => {
      const met = await lockAcceptedWithin(tx, userId, absence, deps.clock.now());
      if (met.some(({ id }) => !answers.has(id))) return { reason: 'DAYS_OFF_CONFLICT', because: met };
      const answered = (answer: AbsenceAnswer) => met.filter(({ id }) => answers.get(id) === answer);
      const withoutTimes = answered('PROPOSE').filter(({ id }) => !times.get(id)?.length);
      if (withoutTimes.length > 0) return { reason: 'NO_TIME_TO_PROPOSE', because: withoutTimes };
      await write(tx);
      for (const reservation of answered('PROPOSE'))
        await proposeTimes(deps, tx, actor, { reservation, slots: times.get(reservation.id) ?? [], message });
      for (const reservation of answered('CANCEL')) {
        const change = { event: 'CANCELLED_BY_STAFF', by: 'STAFF', byAccountId: actor.accountId, reason: message } as const;
        await changeReservationStatus(deps, tx, reservation, change);
      }
      for (const note of notesOf({ userId, kind, proposed: answered('PROPOSE'), cancelled: answered('CANCEL') }))
        await recordAudit(deps, tx, actor, note);
      return null;
    });
  };
  const refusal = await withRetries(lay);
  if (refusal) throw await inTheWay(deps, actor, userId, refusal);
}

/** Those of some reservations that are accepted, the earliest first: that one has the first choice. */
async function findAccepted(db: Db, ids: readonly string[]): Promise<ReservationRow[]> {
  if (ids.length === 0) return [];
  const accepted = and(inArray(reservations.id, [...ids]), eq(reservations.status, 'ACCEPTED'));
  return db.select().from(reservations).where(accepted).orderBy(asc(reservations.startDateTime));
}

interface Written {
  readonly userId: string;
  readonly kind: AuditNote['kind'];
  readonly proposed: readonly ReservationRow[];
  readonly cancelled: readonly ReservationRow[];
}

const notesOf = ({ userId, kind, proposed, cancelled }: Written): AuditNote[] => [
  ...proposed.map(({ id }): AuditNote => ({ kind: 'RESERVATION_TIMES_PROPOSED', subjects: [id] })),
  ...cancelled.map(({ id }): AuditNote => ({ kind: 'RESERVATION_CANCELLED', subjects: [id] })),
  { kind, subjects: [userId] },
];

/** The refusal, with what must be known of each reservation to answer for it, for who may know it. */
async function inTheWay(deps: Deps, actor: Actor, userId: string, { reason, because }: Refusal): Promise<Problem> {
  if (!may(actor, 'RESERVATION', 'READ') || !worksFor(actor, userId)) return refused(reason, { conflicts: [] });
  const ids = because.map(({ id }) => id);
  const order = { field: 'startDateTime', direction: 'asc' } as const;
  const views = await findReservations(deps.db, inArray(reservations.id, ids), order, ids.length, 0);
  const people = views.map(({ reservation }) => reservation.userId);
  const addresses = await deps.db.select({ id: accounts.id, email: accounts.email }).from(accounts).where(inArray(accounts.id, people));
  const emailOf = new Map(addresses.map(({ id, email }) => [id, email]));
  await recordLook(deps, actor, 'RESERVATION_VIEWED', ids);
  return refused(reason, { conflicts: views.map((view) => presentConflict(view, emailOf.get(view.reservation.userId) ?? null)) });
}

function presentConflict(view: ReservationView, email: string | null): AbsenceConflict {
  const { reservation, service, client, payment } = view;
  const { id, startDateTime, endDateTime, proposedTimes, paymentKind, priceMillimes } = reservation;
  const { authID, userName, firstName, lastName, phoneNumber, isDiscreet, mailRefusedAt } = client;
  const reach = email === null ? 'PHONE' : mailRefusedAt === null ? 'MAIL' : 'SITE';
  const isPaid = paymentKind !== 'OFFICE' && isPaymentSettled(view);
  return {
    id,
    startDateTime: startDateTime.toISOString(),
    endDateTime: endDateTime.toISOString(),
    service: service.name,
    paidMillimes: isPaid ? (payment?.row.amountReceivedMillimes ?? priceMillimes) : 0,
    proposedTimes: proposedTimes && [...proposedTimes],
    client: { authID, userName, firstName, lastName, phoneNumber, isDiscreet, reach },
  };
}
