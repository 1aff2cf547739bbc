import { plainText } from '#contract/plain-text.ts';

/**
 * Words as the search compares them: no tags, no accents, lower case, one space between. What is stored and
 * what is asked for both go through here, so that « anxiété » and « ANXIETE » meet; without punctuation too,
 * because a typographic apostrophe would glue « l’anxiété » into one word.
 */
export function searchText(...htmls: readonly string[]): string {
  return htmls
    .map(plainText)
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Whether something is looked for that holds no letter and no number: no text has any of it. */
export const isSignsOnly = (keyword = ''): boolean => keyword.trim() !== '' && searchText(keyword) === '';

/** What a search of articles looks through; the title counts three times and the excerpt twice, since the rank counts occurrences. */
export function articleSearchText(article: { title: string; excerpt: string; content: string }): string {
  const { title, excerpt, content } = article;
  return searchText(title, title, title, excerpt, excerpt, content);
}
