export interface PressCounter {
  /** Notes a press at a time in milliseconds; true when it completes the series, which then starts anew. */
  press(at: number): boolean;
  reset(): void;
}

/** Counts presses of one key: `count` of them within `withinMs`, the first and the last included. */
export function createPressCounter(count: number, withinMs: number): PressCounter {
  let presses: number[] = [];
  return {
    press(at) {
      presses = [...presses.filter((earlier) => at - earlier <= withinMs), at];
      const isComplete = presses.length >= count;
      if (isComplete) presses = [];
      return isComplete;
    },
    reset() {
      presses = [];
    },
  };
}
