import { franc } from 'franc-min';

/** As in BCP 47: French, English, Arabic, and Tunisian written in Latin letters. */
export type TextLanguage = 'fr' | 'en' | 'ar' | 'aeb-Latn';

const arabicLetter = /\p{Script=Arabic}/gu;
const anyLetter = /\p{Letter}/gu;
/** Figures stand for Arabic letters: n7eb, 3andi, 9albi, sa3at. */
const wordWithFigure = /(?<![\p{L}\d])(?:[2-9]\p{L}+|\p{L}+[235-9]\p{L}[\p{L}\d]*)/gu;
const tunisianWord =
  /(?<!\p{L})(?:barcha|bech|chnowa|chnou|fama|famma|hedha|heka|kima|mouch|mush|moch|nheb|wallah|walla|yezzi|zeda|taw|tawa|inti|enti|aslema|bahi|behi|lyoum|elli|illi)(?!\p{L})/giu;
const fewest = 2;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The language most of a text is in, so that it is read aloud in it; French where it cannot be told. */
export function textLanguage(text: string): TextLanguage {
  if (countOf(text, arabicLetter) * 2 > countOf(text, anyLetter)) return 'ar';
  if (countOf(text, wordWithFigure) + countOf(text, tunisianWord) >= fewest) return 'aeb-Latn';
  return franc(text, { only: ['fra', 'eng'] }) === 'eng' ? 'en' : 'fr';
}
