import { dateInZone } from './dates-in-words.ts';
import { wordsAtHand } from './words-at-hand.ts';

/** Clocks of a zone differ from UTC by quarters of an hour, and change at one. */
const quarterMs = 900_000;

/** The date of an instant, and the milliseconds between which it is that date (half open): `2026-11-29 1795906800000 1795993200000`. */
function dayAround(instant: number, timeZone: string): string {
  const date = dateInZone(new Date(instant), timeZone);
  let first = instant - (instant % quarterMs);
  let end = first + quarterMs;
  while (dateInZone(new Date(first - quarterMs), timeZone) === date) first -= quarterMs;
  while (dateInZone(new Date(end), timeZone) === date) end += quarterMs;
  return `${date} ${first} ${end}`;
}

/** Today's date in a zone, as `yyyy-MM-dd`: as the server has handed it over, without a formatter, until midnight there. */
export function todayIn(timeZone: string): string {
  const now = Date.now();
  const [date = '', first, end] = wordsAtHand(`today ${timeZone}`, () => dayAround(now, timeZone)).split(' ');
  return Number(first) <= now && now < Number(end) ? date : dateInZone(new Date(now), timeZone);
}
