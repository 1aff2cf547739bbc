interface Bounds {
  /** How many may run at once, over everybody. */
  readonly atOnce: number;
  /** How many of one person's may wait. */
  readonly mostWaiting: number;
  /** What is thrown at their next. */
  readonly whenFull: () => Error;
}

export type TurnOfEach = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs what it is given a few at a time and one at a time for each person, who take turns: however much one of them asks for, another
 * waits for what runs, and for one of each who came before.
 */
export function turnOfEach({ atOnce, mostWaiting, whenFull }: Bounds): TurnOfEach {
  // In the order of their turns: whoever has had one goes to the end.
  const waiting = new Map<string, readonly (() => void)[]>();
  const running = new Set<string>();

  function admit(): void {
    for (const [who, [first, ...others]] of waiting) {
      if (running.size >= atOnce) return;
      if (running.has(who)) continue;
      waiting.delete(who);
      if (others.length > 0) waiting.set(who, others);
      running.add(who);
      first?.();
    }
  }

  return async (who, work) => {
    const others = waiting.get(who) ?? [];
    if (others.length >= mostWaiting) throw whenFull();
    await new Promise<void>((resolve) => {
      waiting.set(who, [...others, resolve]);
      admit();
    });
    try {
      return await work();
    } finally {
      running.delete(who);
      admit();
    }
  };
}
