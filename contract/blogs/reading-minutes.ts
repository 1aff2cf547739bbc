import { plainText } from '../plain-text.ts';

const wordsPerMinute = 200;

/** How long sanitised HTML takes to read, in whole minutes, one at least. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(plainText(html).split(' ').length / wordsPerMinute));
}
