import { AsyncLocalStorage } from 'node:async_hooks';
import { listenToWords } from '#contract/words-at-hand.ts';

const writing = new AsyncLocalStorage<Map<string, string>>();

listenToWords((key, words) => writing.getStore()?.set(key, words));

/** Runs `render` and gives it the dates and amounts that have been put in words so far, by it and all that it awaits. */
export function withWrittenWords<Result>(render: (written: () => Record<string, string>) => Promise<Result>): Promise<Result> {
  const words = new Map<string, string>();
  return writing.run(words, () => render(() => Object.fromEntries(words)));
}
