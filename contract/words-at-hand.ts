/**
 * Dates and amounts in words, by what they are written from. The first formatter that a page makes of Intl stops a cheap
 * phone for a fifth of a second, so the server hands over what it has written of them for the page.
 */
const atHand = new Map<string, string>();

let onWritten: ((key: string, words: string) => void) | undefined;

/** The words that are at hand for a key, or else as they are written. */
export function wordsAtHand(key: string, write: () => string): string {
  const words = atHand.get(key) ?? write();
  onWritten?.(key, words);
  return words;
}

/** In the browser, before the page is taken over. */
export function takeWords(words: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(words)) atHand.set(key, text);
}

/** For the server, which tells each page's words apart. */
export function listenToWords(listener: (key: string, words: string) => void): void {
  onWritten = listener;
}
