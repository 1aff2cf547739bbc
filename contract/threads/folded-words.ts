import { withoutInvisible } from '../hidden-characters.ts';

/**
 * A text as phrases are compared: lower case, no accents and no Arabic vowel signs or hamza, one form of each Arabic
 * letter, lengthened letters once, nothing but words with one space between.
 */
export function folded(text: string): string {
  return withoutInvisible(text)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}\u0640]/gu, '')
    .replaceAll(/[ٱىةکی]/g, (letter) => oneForm[letter] ?? letter)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .replaceAll(/(.)\1+/gu, '$1')
    .trim();
}

const oneForm: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ة: 'ه', ک: 'ك', ی: 'ي' };

/**
 * Tunisian in Latin letters has no spelling: n7eb nmout, nheb nmoot, n7ib nmut. Its consonants are what people agree
 * on, the figures being some of them.
 */
export function consonants(foldedText: string): string {
  return foldedText
    .replaceAll('sh', 'ch')
    .replaceAll('7', 'h')
    .replaceAll(/[9q]/g, 'k')
    .replaceAll('5', 'kh')
    .replaceAll('8', 'gh')
    .replaceAll(/[aeiouyw23]/g, '')
    .replaceAll(/(.)\1+/gu, '$1')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** How many letters a text has once folded, the figures of Tunisian among them; 0 where there are figures alone. */
export function letterCount(text: string): number {
  const letters = folded(text).replaceAll(' ', '');
  return /\p{Letter}/u.test(letters) ? letters.length : 0;
}
