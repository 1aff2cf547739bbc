/** The time, injected so that tests and simulations decide it. */
export interface Clock {
  now(): Date;
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
