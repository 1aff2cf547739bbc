import { notedReads, unnoted } from '../noted-reads.ts';

/** The time, injected so that tests and simulations decide it. */
export interface Clock {
  now(): Date;
}

/** A reading of the clock whose use is known. */
export interface ClockReading {
  readonly now: Date;
  /** Tells until when what is made of it stays as it is (milliseconds since 1970); asked only where somebody notes it. */
  readonly standsUntil: (end: () => number) => void;
}

/** How long what is made of a reading is taken to stay as it is where nothing tells. */
const untoldMs = 60_000;

/** The same clock, each of whose readings is noted (noted-reads.ts). */
export const notedClock = (clock: Clock): Clock => ({ now: () => readClock(clock).now });

/** Reads the clock, once, for what stays as it is until some instant: a page made of it may be kept until then. */
export function readClock(clock: Clock): ClockReading {
  const reads = notedReads();
  const now = unnoted(() => clock.now());
  const reading = { until: now.getTime() + untoldMs };
  reads?.clock.push(reading);
  return { now, standsUntil: (end) => void (reads && (reading.until = end())) };
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that moves only when told. */
export function fixedClock(start: string): Clock & { set(instant: string): void; advanceMinutes(minutes: number): void } {
  let current = Date.parse(start);
  return {
    now: () => new Date(current),
    set: (instant) => void (current = Date.parse(instant)),
    advanceMinutes: (minutes) => void (current += minutes * 60_000),
  };
}
