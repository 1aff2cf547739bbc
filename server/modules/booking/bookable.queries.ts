import { and, eq, gt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { isObjectId } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import type { Closure } from '../auth/is-closed.ts';
import { services, therapists } from '../therapist/therapist.tables.ts';
import type { Stretch } from './availability.ts';
import { reservations, schedules } from './booking.tables.ts';

export interface Bookable {
  readonly therapistId: string;
  readonly therapistUserId: string;
  readonly account: Closure;
  readonly schedule: Omit<Schedule, 'userId'>;
  /** Null when it is not one of the therapist's; one that is no longer on offer can be moved, and booked by nobody. */
  readonly service: Pick<typeof services.$inferSelect, keyof typeof offered> | null;
}

const hours = {
  timeZone: schedules.timeZone,
  weekly: schedules.weekly,
  seasons: schedules.seasons,
  slotIntervalMinutes: schedules.slotIntervalMinutes,
  bufferAfterMinutes: schedules.bufferAfterMinutes,
  minimumNoticeHours: schedules.minimumNoticeHours,
  moneyOrderNoticeHours: schedules.moneyOrderNoticeHours,
  horizonDays: schedules.horizonDays,
};
const offered = {
  id: services.id,
  durationMinutes: services.durationMinutes,
  priceMillimes: services.priceMillimes,
  modes: services.modes,
  bufferAfterMinutes: services.bufferAfterMinutes,
  isActive: services.isActive,
};

const closure = { state: accounts.state, suspendedUntil: accounts.suspendedUntil };

const noHours: Bookable['schedule'] = {
  timeZone: defaultTimeZone,
  weekly: [],
  seasons: [],
  slotIntervalMinutes: 30,
  bufferAfterMinutes: 0,
  minimumNoticeHours: 0,
  moneyOrderNoticeHours: 24,
  horizonDays: 1,
};

/** A therapist, by slug or id, with one of the services and the schedule as it is for that one: a buffer of its own counts. */
export async function findBookable(db: Db, therapist: string, serviceId: string): Promise<Bookable | null> {
  const [row] = await db
    .select({ therapistId: therapists.id, therapistUserId: therapists.userId, account: closure, schedule: hours, service: offered })
    .from(therapists)
    .innerJoin(accounts, eq(accounts.id, therapists.userId))
    .leftJoin(schedules, eq(schedules.userId, therapists.userId))
    .leftJoin(services, and(eq(services.therapistId, therapists.id), eq(services.id, serviceId)))
    .where(isObjectId.test(therapist) ? eq(therapists.id, therapist) : eq(therapists.slug, therapist));
  if (!row) return null;
  const schedule = row.schedule ?? noHours;
  return { ...row, schedule: { ...schedule, bufferAfterMinutes: row.service?.bufferAfterMinutes ?? schedule.bufferAfterMinutes } };
}

// Written out, not as parameters: it must be word for word the predicate of the constraint's index to be served by it.
const isBlocking = sql.raw(`status in (${blockingStatuses.map((status) => `'${status}'`).join(', ')})`);

/** A therapist's reservations that keep a slot and meet a stretch of time, lapsed holds left out. */
export function isBlockingWithin(therapistId: string, { start, end }: Stretch, now: Date) {
  const range = `[${start.toISOString()},${end.toISOString()})`;
  return and(
    eq(reservations.therapistId, therapistId),
    isBlocking,
    sql`${reservations.blockedRange} && ${range}::tstzrange`,
    or(ne(reservations.status, 'PENDING_PAYMENT'), gt(reservations.holdUntil, now)),
  );
}

const epochMs = (instant: SQL) => sql`extract(epoch from ${instant}) * 1000`;

/** What those reservations keep from others, their buffers included, and the first instant at which one of them is a lapsed hold. */
export async function findBlocked(
  db: Db,
  therapistId: string,
  within: Stretch,
  now: Date,
  exceptId?: string,
): Promise<{ blocked: Stretch[]; firstLapse: number | undefined }> {
  const range = sql`${reservations.blockedRange}`;
  // One row with everything in it: a month has hundreds, and a row costs more to carry than to find.
  const pairs = sql<
    [number, number][] | null
  >`json_agg(json_build_array(${epochMs(sql`lower(${range})`)}, ${epochMs(sql`upper(${range})`)}))`;
  const isHold = sql`${reservations.status} = 'PENDING_PAYMENT'`;
  const firstLapse = sql<number | null>`(${epochMs(sql`min(${reservations.holdUntil}) filter (where ${isHold})`)})::float8`;
  const [row] = await db
    .select({ pairs, firstLapse })
    .from(reservations)
    .where(and(isBlockingWithin(therapistId, within, now), exceptId === undefined ? undefined : ne(reservations.id, exceptId)));
  const blocked = (row?.pairs ?? []).map(([start, end]) => ({ start: new Date(start), end: new Date(end) }));
  return { blocked, firstLapse: row?.firstLapse ?? undefined };
}
