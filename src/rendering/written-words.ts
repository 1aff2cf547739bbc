import { AsyncLocalStorage } from 'node:async_hooks';
import { listenToWords } from '#contract/words-at-hand.ts';

const writing = new AsyncLocalStorage<Map<string, string>>();

// The first time they are: of a day that ends meanwhile, the page has words of both.
listenToWords((key, words) => {
  const written = writing.getStore();
  if (written && !written.has(key)) written.set(key, words);
});

/** Runs `render` and gives it the dates and amounts that have been put in words so far, by it and all that it awaits. */
export function withWrittenWords<Result>(render: (written: () => Record<string, string>) => Promise<Result>): Promise<Result> {
  const words = new Map<string, string>();
  return writing.run(words, () => render(() => Object.fromEntries(words)));
}
