import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { holdsCrisisWord } from '#contract/threads/crisis-words.ts';

const link = /\bhttps?:|\bwww\.|\S@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|info|biz|tn|fr|eu|io|app|xyz|link)\b|\b[\w-]+\.[a-z]{2,}\/\S/i;
/** Eight digits or more, in any script, grouped or not: the shorter numbers of the help line pass. */
const phoneNumber = /\p{Nd}(?:[\s().\u2010-\u2015-]{0,2}\p{Nd}){7,}/u;

/**
 * Where a text stands in the queue of those to be read: 2 with a crisis word of ours or of the practice, 1 with a link, an address or a phone
 * number, 0 otherwise. Anything above 0 is read before it is published, whoever wrote it.
 */
export function readingPriority(text: string, added: readonly CrisisPhrase[]): 0 | 1 | 2 {
  if (holdsCrisisWord(text, added)) return 2;
  return link.test(text) || phoneNumber.test(text) ? 1 : 0;
}
