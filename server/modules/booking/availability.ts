import type { AvailabilityDay, Schedule } from '#contract/booking/booking.schema.ts';
import { moneyOrderLeadHours } from '#contract/constants.ts';
import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import { addDays, dayCount, endOfDay, localDate, minutesOfDay, stretchBetween, weekdayOf } from './zoned-time.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/** Half open: the end itself is free. */
export interface Stretch {
  readonly start: Date;
  readonly end: Date;
}

export interface AvailabilityInput {
  readonly schedule: Omit<Schedule, 'userId'>;
  readonly durationMinutes: number;
  readonly daysOff: readonly Stretch[];
  /** What reservations keep from others, each with its own buffer. */
  readonly blocked: readonly Stretch[];
  /** Dates in the practice's zone, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
  readonly isOnlineOpen: boolean;
  readonly isMoneyOrderOpen: boolean;
}

type Hours = Pick<Schedule, 'timeZone' | 'weekly' | 'seasons'>;

interface Session {
  readonly start: number;
  readonly end: number;
}

/**
 * The days from one date to another, each with the sessions that can be booked now (DOMAIN 4): weekly hours, then the
 * season's, minus days off, minus reservations with their buffers, on the slot grid, then notice, then horizon.
 * A day is FULLY_RESERVED only if reservations alone leave it empty, DAY_OFF only if days off alone do.
 * Pure; instants are UTC, dates and hours are those of the schedule's zone, with its changes of clocks.
 */
export function availabilityOf(input: AvailabilityInput): AvailabilityDay[] {
  const daysOff = disjoint(input.daysOff);
  const blocked = disjoint(input.blocked);
  const bufferMs = input.schedule.bufferAfterMinutes * minuteMs;
  const { first, last } = bookableDates(input.schedule, input.now);
  const days: AvailabilityDay[] = [];
  for (let index = 0; index < dayCount(input.from, input.to); index += 1) {
    const date = addDays(input.from, index);
    if (date < first || date > last) {
      days.push({ date, state: 'NONE', slots: [] });
      continue;
    }
    const methodsOf = (session: Session) => paymentMethodsAt(input, session.start);
    const payable = sessionsOn(input, date).filter((session) => methodsOf(session).length > 0);
    const open = payable.filter(({ start, end }) => !overlaps(daysOff, start, end));
    const free = open.filter(({ start, end }) => !overlaps(blocked, start, end + bufferMs));
    const state = payable.length === 0 ? 'NONE' : open.length === 0 ? 'DAY_OFF' : free.length === 0 ? 'FULLY_RESERVED' : 'AVAILABLE';
    const slots = free.map((session) => ({
      startDateTime: new Date(session.start).toISOString(),
      endDateTime: new Date(session.end).toISOString(),
      paymentMethods: methodsOf(session),
    }));
    days.push({ date, state, slots });
  }
  return days;
}

/**
 * Until when availabilityOf gives the same as now, unless something is written, in milliseconds since 1970: a session that will be too close
 * to be booked, or to be paid for in some way; a hold that lapses (`firstLapse`); midnight in the schedule's zone.
 */
export function unchangedUntil(input: AvailabilityInput, firstLapse = Infinity): number {
  const { schedule, from, to } = input;
  const now = input.now.getTime();
  const { first, last } = bookableDates(schedule, input.now);
  const [start, end] = [from < first ? first : from, to > last ? last : to];
  const dates = Array.from({ length: Math.max(0, dayCount(start, end)) }, (_, index) => addDays(start, index));
  const sessions = dates.flatMap((date) => sessionsOn(input, date));
  // Up to these, the instant itself too, a session is offered; at the lead of a money order it is not.
  const leads = [schedule.minimumNoticeHours * hourMs - 1, schedule.moneyOrderNoticeHours * hourMs - 1, moneyOrderLeadHours * hourMs];
  const changes = leads.flatMap((lead) => sessions.map((session) => session.start - lead)).filter((change) => change > now);
  // One by one: a season of short sessions has more than a call takes.
  return changes.reduce((earliest, change) => Math.min(earliest, change), Math.min(endOfDay(schedule.timeZone, input.now), firstLapse));
}

/** The first and the last date that can hold a slot, in the practice's zone. */
export function bookableDates(schedule: Pick<Schedule, 'timeZone' | 'horizonDays'>, now: Date): { first: string; last: string } {
  const today = localDate(schedule.timeZone, now);
  return { first: today, last: addDays(today, schedule.horizonDays) };
}

/** Every session the hours of a date allow, whatever stands in the way; the grid starts at each interval's start. */
function sessionsOn({ schedule, durationMinutes }: AvailabilityInput, date: string): Session[] {
  const step = schedule.slotIntervalMinutes * minuteMs;
  const duration = durationMinutes * minuteMs;
  const sessions: Session[] = [];
  for (const open of hoursOn(schedule, date)) {
    for (let start = open.start; start + duration <= open.end; start += step) sessions.push({ start, end: start + duration });
  }
  return sessions.sort((a, b) => a.start - b.start);
}

/** The opening hours of a date (yyyy-MM-dd), as they are listed; of two seasons that hold it, the one listed last has its way. */
export function intervalsOn({ seasons, weekly }: Pick<Hours, 'seasons' | 'weekly'>, date: string) {
  const season = seasons.findLast(({ from, to }) => from <= date && date <= to);
  const weekday = weekdayOf(date);
  return (season?.weekly ?? weekly).filter((day) => day.weekday === weekday).flatMap(({ intervals }) => intervals);
}

/** The same as instants. */
function hoursOn(hours: Hours, date: string): Session[] {
  const { timeZone } = hours;
  return intervalsOn(hours, date).flatMap(({ start, end }) => stretchBetween(timeZone, date, minutesOfDay(start), minutesOfDay(end)) ?? []);
}

/** When clients may come on a date, whatever stands in the way: in order, none touching the next. */
export const openingsOn = (hours: Hours, date: string): Stretch[] =>
  inOrder(hoursOn(hours, date)).map(({ start, end }) => ({ start: new Date(start), end: new Date(end) }));

/** Whether a session lies within opening hours, whatever stands in its way. */
export function isWithinHours(hours: Hours, { start, end }: Stretch): boolean {
  const date = localDate(hours.timeZone, start);
  // What is open until midnight may go on from there.
  const open = disjoint([date, addDays(date, 1)].flatMap((each) => openingsOn(hours, each)));
  return open.some((opening) => opening.start <= start.getTime() && end.getTime() <= opening.end);
}

/** How a session that starts then can still be paid in time; empty once it is too late for any way. */
function paymentMethodsAt({ schedule, now, isOnlineOpen, isMoneyOrderOpen }: AvailabilityInput, start: number): PaymentMethod[] {
  const notice = start - now.getTime();
  if (notice < schedule.minimumNoticeHours * hourMs) return [];
  const methods: PaymentMethod[] = [];
  if (isOnlineOpen) methods.push('ONLINE');
  // Its hold ends a day before the start, and must last a while.
  const isInTime = notice >= schedule.moneyOrderNoticeHours * hourMs && notice > moneyOrderLeadHours * hourMs;
  if (isMoneyOrderOpen && isInTime) methods.push('MONEY_ORDER');
  return methods;
}

/** The same time as stretches in order that do not touch. */
const disjoint = (stretches: readonly Stretch[]): Session[] =>
  inOrder(stretches.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })));

function inOrder(stretches: readonly Session[]): Session[] {
  const merged: { start: number; end: number }[] = [];
  const sorted = stretches.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start);
  for (const each of sorted) {
    const previous = merged.at(-1);
    if (previous && each.start <= previous.end) previous.end = Math.max(previous.end, each.end);
    else merged.push(each);
  }
  return merged;
}

/** Whether any of the disjoint stretches meets the half-open [start, end): found by halving. */
function overlaps(stretches: readonly Session[], start: number, end: number): boolean {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.end ?? Infinity) <= start) low = middle + 1;
    else high = middle;
  }
  const first = stretches[low];
  return first !== undefined && first.start < end;
}
