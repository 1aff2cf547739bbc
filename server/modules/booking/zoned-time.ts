const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A zone is asked about a few hundred days; a cache past this is somebody playing with dates. */
const mostRememberedDays = 4096;

interface Zone {
  readonly format: Intl.DateTimeFormat;
  readonly offsetAtDayStart: Map<number, number>;
}

const zones = new Map<string, Zone>();

function zoneNamed(name: string): Zone {
  const known = zones.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  const zone = { format, offsetAtDayStart: new Map<number, number>() };
  zones.set(name, zone);
  return zone;
}

/** Whether the name is a zone of the IANA database that this machine knows; bare offsets are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return false;
  try {
    zoneNamed(name);
    return true;
  } catch {
    return false;
  }
}

function askedOffset({ format }: Zone, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

function offsetAtDayStart(zone: Zone, day: number): number {
  const remembered = zone.offsetAtDayStart.get(day);
  if (remembered !== undefined) return remembered;
  const offset = askedOffset(zone, day * dayMs);
  if (zone.offsetAtDayStart.size >= mostRememberedDays) zone.offsetAtDayStart.clear();
  zone.offsetAtDayStart.set(day, offset);
  return offset;
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const zone = zoneNamed(timeZone);
  const day = Math.floor(instant / dayMs);
  // Intl is slow, and no zone changes twice within a day: equal at both ends means equal between them.
  const before = offsetAtDayStart(zone, day);
  return before === offsetAtDayStart(zone, day + 1) ? before : askedOffset(zone, instant);
}

/** The date a calendar in that zone shows at an instant, yyyy-MM-dd. */
export function localDate(timeZone: string, instant: Date): string {
  const time = instant.getTime();
  return new Date(time + offsetAt(timeZone, time)).toISOString().slice(0, 10);
}

/** What a clock in that zone shows at an instant, in minutes since midnight. */
export function localMinutes(timeZone: string, instant: Date): number {
  const time = instant.getTime();
  return (time + offsetAt(timeZone, time) - Date.parse(localDate(timeZone, instant))) / minuteMs;
}

/** The date so many days later (or earlier), by the calendar alone. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The first instant after the day of an instant in a zone, in milliseconds since 1970. */
export const endOfDay = (timeZone: string, instant: Date): number =>
  instantsAt(timeZone, addDays(localDate(timeZone, instant), 1), 0).earlier;

/** How many dates there are from one to another, both counted; 0 or less when they stand the wrong way round. */
export const dayCount = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();

/** The Monday of a date's week, yyyy-MM-dd. */
export const mondayOf = (date: string): string => addDays(date, -((weekdayOf(date) + 6) % 7));

/** The Monday that the last so many weeks begin with, the present one counted. */
export const firstMonday = (timeZone: string, now: Date, weeks: number): string =>
  addDays(mondayOf(localDate(timeZone, now)), -7 * (weeks - 1));

/** The minutes of HH:mm since midnight; 24:00 is 1440. */
export function minutesOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The instant of a change of clocks between two instants, to the millisecond, found by halving. */
function changeBetween(timeZone: string, from: number, to: number): number {
  const before = offsetAt(timeZone, from);
  let [low, high] = [from, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The instants at which a clock on the wall shows a time, in milliseconds since 1970. The same one twice on an
 * ordinary day; two when clocks go back over it; the instant of the change, twice, when they jump over it.
 */
export function instantsAt(timeZone: string, date: string, minutes: number): { earlier: number; later: number } {
  const asIfUtc = Date.parse(date) + minutes * minuteMs;
  const offsetBefore = offsetAt(timeZone, asIfUtc - dayMs);
  const offsetAfter = offsetAt(timeZone, asIfUtc + dayMs);
  if (offsetBefore === offsetAfter) return { earlier: asIfUtc - offsetBefore, later: asIfUtc - offsetBefore };
  const shown = [offsetBefore, offsetAfter]
    .map((offset) => ({ instant: asIfUtc - offset, offset }))
    .filter(({ instant, offset }) => offsetAt(timeZone, instant) === offset)
    .map(({ instant }) => instant);
  if (shown.length > 0) return { earlier: Math.min(...shown), later: Math.max(...shown) };
  const change = changeBetween(timeZone, asIfUtc - dayMs, asIfUtc + dayMs);
  return { earlier: change, later: change };
}

/**
 * The stretch of time between two times of one day's clock, or null when no such time passes that day. Where clocks
 * go back, a limit that is shown twice is taken so that the clock never leaves the two times in between.
 */
export function stretchBetween(
  timeZone: string,
  date: string,
  startMinutes: number,
  endMinutes: number,
): { start: number; end: number } | null {
  const starts = instantsAt(timeZone, date, startMinutes);
  const end = instantsAt(timeZone, date, endMinutes).earlier;
  const start = starts.later < end ? starts.later : starts.earlier;
  return start < end ? { start, end } : null;
}
