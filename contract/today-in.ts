import { dateInZone } from './dates-in-words.ts';
import { wordsAtHand } from './words-at-hand.ts';

/** Clocks of a zone differ from UTC by quarters of an hour, and change at one. */
const quarterMs = 900_000;

const ofToday = 'today ';

/** The date of an instant, and the milliseconds between which it is that date (half open): `2026-11-29 1795906800000 1795993200000`. */
function dayAround(instant: number, timeZone: string): string {
  const date = dateInZone(new Date(instant), timeZone);
  let first = instant - (instant % quarterMs);
  let end = first + quarterMs;
  while (dateInZone(new Date(first - quarterMs), timeZone) === date) first -= quarterMs;
  while (dateInZone(new Date(end), timeZone) === date) end += quarterMs;
  return `${date} ${first} ${end}`;
}

/** Until when each of the dates of today among these words is that, in milliseconds since 1970; for ever where there is none. */
export const untilMidnight = (words: Readonly<Record<string, string>>): number =>
  Math.min(...Object.entries(words).map(([key, day]) => (key.startsWith(ofToday) ? Number(day.split(' ')[2]) : Infinity)));

/** Today's date in a zone, as `yyyy-MM-dd`: as the server has handed it over, without a formatter, until midnight there. */
export function todayIn(timeZone: string): string {
  const now = Date.now();
  const [date = '', first, end] = wordsAtHand(ofToday + timeZone, () => dayAround(now, timeZone)).split(' ');
  return Number(first) <= now && now < Number(end) ? date : dateInZone(new Date(now), timeZone);
}
