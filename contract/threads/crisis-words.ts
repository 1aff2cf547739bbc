import { crisisPhrases } from './crisis-phrases.ts';

/**
 * A text as phrases are compared: lower case, no accents and no Arabic vowel signs or hamza, one form of each Arabic
 * letter, lengthened letters once, nothing but words with one space between.
 */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}\u0640\u200B-\u200F\u2060]/gu, '')
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
function consonants(foldedText: string): string {
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

/** One expression for many phrases; in Arabic, « and » and « so » are written onto the word behind them. */
const anyOf = (phrases: readonly string[]) =>
  new RegExp(
    `(?:^| )[وف]?(?:${phrases.map((phrase) => (phrase.endsWith('*') ? `${phrase.slice(0, -1)}[^ ]*` : phrase)).join('|')})(?= |$)`,
    'u',
  );

const foldedPhrase = (phrase: string) => folded(phrase) + (phrase.endsWith('*') ? '*' : '');

const { french, english, arabic, tunisian } = crisisPhrases;
// The consonants of one word alone are those of too many others: « nenta7er » and « another ».
const isOneWord = (phrase: string) => !phrase.includes(' ');
const written = anyOf([...french, ...english, ...arabic, ...tunisian.filter(isOneWord)].map(foldedPhrase));
const spoken = anyOf(tunisian.filter((phrase) => !isOneWord(phrase)).map((phrase) => consonants(folded(phrase))));

/**
 * Whether a text holds words that say somebody may be in danger, in French, English, Arabic or Tunisian in Latin
 * letters. On the device it brings the help line forward, on the server the text is read first; it never blocks.
 */
export function holdsCrisisWord(text: string): boolean {
  const words = folded(text);
  return written.test(words) || spoken.test(consonants(words));
}
