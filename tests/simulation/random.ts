/** A stream of numbers that a seed decides (mulberry32): a failing schedule is run again by its seed. */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    chance: (share: number): boolean => next() < share,
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  };
}

export type Random = ReturnType<typeof randomOf>;
