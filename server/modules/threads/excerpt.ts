import { plainText } from '#contract/plain-text.ts';

const maxLength = 180;

/** The first words of sanitised HTML, for lists: cut between words, with an ellipsis when something is left out. */
export function excerptOf(html: string): string {
  const words = plainText(html);
  if (words.length <= maxLength) return words;
  return `${words.slice(0, words.lastIndexOf(' ', maxLength)).replace(/[\s,;:.–-]+$/, '')}…`;
}
