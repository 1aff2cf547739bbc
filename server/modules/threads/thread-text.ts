import { threadLengths } from '#contract/threads/thread-lengths.ts';
import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { hasMaxLength, hasMinLength } from '#contract/validation-rules.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { plainText } from '#contract/plain-text.ts';
import { sanitiseRichText } from '../../rich-text/sanitise-rich-text.ts';
import { searchText } from '../blogs/search-text.ts';
import { commentText } from './comment-text.ts';
import { excerptOf } from './excerpt.ts';
import { readingPriority } from './reading-priority.ts';
import { textDirection } from './text-direction.ts';
import { textLanguage } from './text-language.ts';
import type { threads } from './threads.tables.ts';

type Words = Pick<typeof threads.$inferSelect, 'title' | 'content' | 'contentNote'>;

interface Written {
  readonly title: string;
  readonly content: string;
  readonly contentNote?: string | null | undefined;
}

/**
 * The columns that the words of a thread decide: made safe, and what is found from them. Throws where too little or too
 * much is left of a field. `added`: the practice's phrases of distress.
 */
export function threadText(written: Written, added: readonly CrisisPhrase[]) {
  const title = oneLine(written.title);
  const content = sanitiseRichText(written.content, 'THREAD');
  const words = plainText(content);
  const contentNote = oneLine(written.contentNote ?? '') || null;
  refuseLength('title', title, threadLengths.title);
  refuseLength('content', words, threadLengths.content);
  const all = `${title}\n${words}`;
  const priority = readingPriority(wordsOfThread({ title, content, contentNote }), added);
  return {
    title,
    content,
    contentNote,
    excerpt: excerptOf(content),
    searchText: searchText(title, content),
    language: textLanguage(all),
    direction: textDirection(all),
    // The address of a link is not among the words.
    priority: Math.max(priority, content.includes('<a ') ? 1 : 0),
  };
}

/** All that is said in a thread, its content being sanitised. */
export const wordsOfThread = ({ title, content, contentNote }: Words): string => `${title}\n${plainText(content)}\n${contentNote ?? ''}`;

const oneLine = (text: string): string => commentText(text).replaceAll(/\s+/g, ' ');

function refuseLength(fieldName: string, text: string, { min, max }: { min: number; max: number }): void {
  if (text.length < min) throw brokenRule(fieldName, hasMinLength(min));
  if (text.length > max) throw brokenRule(fieldName, hasMaxLength(max));
}
