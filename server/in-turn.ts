export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

interface Bounds {
  /** How many may wait; endless when absent. */
  readonly mostWaiting?: number;
  /** What is thrown at the next. */
  readonly whenFull?: () => Error;
}

/** Runs what it is given a few at a time, the others waiting in the order they came. */
export function inTurn(
  atOnce: number,
  { mostWaiting = Number.POSITIVE_INFINITY, whenFull = () => new Error('too many wait') }: Bounds = {},
): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw whenFull();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
