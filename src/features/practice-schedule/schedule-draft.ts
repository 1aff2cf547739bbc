import type { Schedule } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';

/** The hours of one therapist as the form holds them: a schedule whose week has each weekday once, from Sunday on. */
export type Hours = Omit<Schedule, 'userId'>;
export type Week = Schedule['weekly'];
export type Season = Schedule['seasons'][number];
type Interval = Week[number]['intervals'][number];

const morning: Interval = { start: '09:00', end: '12:30' };
const afternoon: Interval = { start: '14:00', end: '18:00' };
const [monday, friday] = [1, 5];

const inOrder = (intervals: readonly Interval[]): Interval[] => intervals.toSorted((a, b) => (a.start < b.start ? -1 : 1));

/** Each weekday once, its intervals in order: what is told of a field is told of the weekday it stands at. */
export const wholeWeek = (weekly: Week): Week =>
  Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    // Keys in one order: a database of JSON gives them back in its own, and hours are compared as text.
    intervals: inOrder(weekly.flatMap((day) => (day.weekday === weekday ? day.intervals : []))).map(({ start, end }) => ({ start, end })),
  }));

const wholeSeason = ({ from, to, label, weekly }: Season): Season => ({ from, to, label: label ?? '', weekly: wholeWeek(weekly) });

/** In the order of their dates. */
export const inOrderOfDates = (seasons: readonly Season[]): Season[] => seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** A season that is yet to be dated, with the hours of an ordinary week. */
export const newSeason = (weekly: Week): Season => wholeSeason({ from: '', to: '', weekly });

/** What a schedule says, ready to be changed. */
export function hoursOf({ weekly, seasons, ...schedule }: Schedule): Hours {
  const { timeZone, slotIntervalMinutes, bufferAfterMinutes, minimumNoticeHours, moneyOrderNoticeHours, horizonDays } = schedule;
  return {
    timeZone,
    slotIntervalMinutes,
    bufferAfterMinutes,
    minimumNoticeHours,
    moneyOrderNoticeHours,
    horizonDays,
    weekly: wholeWeek(weekly),
    seasons: inOrderOfDates(seasons).map(wholeSeason),
  };
}

/** What whoever has no hours yet begins with. */
export const firstHours: Hours = {
  timeZone: defaultTimeZone,
  weekly: Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    intervals: weekday >= monday && weekday <= friday ? [morning, afternoon] : [],
  })),
  seasons: [],
  slotIntervalMinutes: 30,
  bufferAfterMinutes: 10,
  minimumNoticeHours: 12,
  moneyOrderNoticeHours: 48,
  horizonDays: 60,
};

/** The intervals of one weekday, changed. */
export const withDay = (weekly: Week, weekday: number, intervals: Interval[]): Week =>
  weekly.map((day) => (day.weekday === weekday ? { weekday, intervals } : day));

/** A day with one interval more: its morning, its afternoon, then an hour after what is there. */
export function withMore(intervals: readonly Interval[]): Interval[] {
  const last = intervals.at(-1);
  if (!last) return [morning];
  if (last.end <= afternoon.start) return [...intervals, afternoon];
  const hour = Number(last.end.slice(0, 2)) + 1;
  // No hour is left in the day: it is for the person to say.
  if (hour > 22) return [...intervals, { start: '', end: '' }];
  return [...intervals, { start: clock(hour), end: clock(hour + 1) }];
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What a weekday opens with: the hours of the one before it that is open, or an ordinary day's. */
export function openingOf(weekly: Week, weekday: number): Interval[] {
  const before = Array.from({ length: 6 }, (_, days) => weekly[(weekday + 6 - days) % 7]?.intervals ?? []);
  return before.find((intervals) => intervals.length > 0) ?? [morning, afternoon];
}

/** The hours of one weekday on each other weekday that is open. */
export const copiedToOpen = (weekly: Week, weekday: number): Week => {
  const intervals = weekly[weekday]?.intervals ?? [];
  return weekly.map((day) => (day.intervals.length > 0 ? { ...day, intervals } : day));
};

/** Midnight at the end of a day, which a clock shows as its beginning. */
export const endOfDay = (time: string): string => (time === '00:00' ? '24:00' : time);
export const shownTime = (time: string): string => (time === '24:00' ? '00:00' : time);

/**
 * What is saved now, with what was typed over what was saved then. What was left alone stays as somebody else has made
 * it: each rule, each weekday, each season.
 */
export function withTyped(now: Hours, typed: Hours, from: Hours): Hours {
  const isTyped = (field: keyof Hours) => !isSame(typed[field], from[field]);
  const fields = (Object.keys(typed) as (keyof Hours)[]).filter(isTyped);
  return {
    ...now,
    ...Object.fromEntries(fields.map((field) => [field, typed[field]])),
    weekly: now.weekly.map((day, weekday) => (isSame(typed.weekly[weekday], from.weekly[weekday]) ? day : (typed.weekly[weekday] ?? day))),
    seasons: seasonsWithTyped(now.seasons, typed.seasons, from.seasons),
  };
}

/** Seasons are told apart by the day they begin on: no two begin on the same. */
function seasonsWithTyped(now: Season[], typed: Season[], from: Season[]): Season[] {
  // Where nobody else has changed any, they stay in the order they are being typed in.
  if (isSame(now, from)) return typed;
  const isAmong = (season: Season, others: readonly Season[]) => others.some((other) => isSame(other, season));
  const isLeftAlone = ({ from: day }: Season) => {
    const before = from.find((season) => season.from === day);
    return before === undefined || isAmong(before, typed);
  };
  const theirs = now.filter(isLeftAlone);
  // One that is there already was saved, though the answer never came.
  return [...theirs, ...typed.filter((season) => !isAmong(season, from) && !isAmong(season, theirs))];
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
