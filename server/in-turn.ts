export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs what it is given a few at a time, the others waiting in the order they came. */
export function inTurn(atOnce: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
