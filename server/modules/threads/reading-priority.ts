import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { holdsCrisisWord } from '#contract/threads/crisis-words.ts';
import { holdsContact } from './contacts.ts';

/**
 * Where a text stands in the queue of those to be read: 2 with a crisis word of ours or of the practice, 1 with a way to reach
 * somebody elsewhere, 0 otherwise. Anything above 0 is read before it is published, whoever wrote it.
 */
export function readingPriority(text: string, added: readonly CrisisPhrase[]): 0 | 1 | 2 {
  if (holdsCrisisWord(text, added)) return 2;
  return holdsContact(text) ? 1 : 0;
}
