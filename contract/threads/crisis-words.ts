import { crisisPhraseLength, type CrisisLanguage } from './crisis-phrase-bounds.ts';
import { crisisPhrases, harmlessTurns } from './crisis-phrases.ts';
import { consonants, folded, letterCount } from './folded-words.ts';

/** A phrase of the list, or one that the practice has added; a star at its end stands for any ending. */
interface Phrase {
  readonly phrase: string;
  readonly language: CrisisLanguage;
}

/** Fewer are those of too many other words: « fi 3ini » and « fou, on ». */
const fewestConsonants = 5;

/**
 * Whether a phrase is told by its consonants: Tunisian in Latin letters, that has enough of them, and of several words:
 * one alone would be found in too many others, « nenta7er » in « another ».
 */
function isHeard({ phrase, language }: Phrase): boolean {
  const words = folded(phrase);
  return language === 'tunisian' && words.includes(' ') && consonants(words).replaceAll(' ', '').length >= fewestConsonants;
}

/** Typed on a phone, « j'en peux plus » is « jen peux plus », and « he's » is « hes ». */
const foldedElidable = (phrase: string): string =>
  phrase
    .split(/['’‘ʼ`´]/u)
    .map(folded)
    .join(' ?');

/** One expression for many phrases; in Arabic, « and » and « so » are written onto the word behind them. */
function anyOf(phrases: readonly string[], comparable: (text: string) => string, flags = 'u'): RegExp {
  // Of letters, figures and spaces alone: nothing in a phrase means something to a regular expression.
  const alternatives = phrases.map((phrase) => comparable(phrase) + (phrase.endsWith('*') ? '[^ ]*' : ''));
  return alternatives.length > 0 ? new RegExp(`(?:^| )[وف]?(?:${alternatives.join('|')})(?= |$)`, flags) : /(?!)/u;
}

const anyHarmless = anyOf(harmlessTurns, foldedElidable, 'gu');

/**
 * A folded text without its harmless turns. None goes over a comma: in Arabic, « my heart pounds » has the words of « he
 * broke my heart, he hits me ».
 */
function withoutHarmless(text: string): string {
  const clauses = text.split(/[.,;:!?…،؛؟()\n]/u).map((clause) => folded(clause).replaceAll(anyHarmless, ' '));
  return folded(clauses.join(' '));
}

/** Finds the phrases in a folded text, as they are written and by their consonants. */
function finderOf(phrases: readonly Phrase[]): (words: string) => boolean {
  // What is too short to be added is not compared either, wherever it comes from: it would be found in every text.
  const usable = phrases.filter(({ phrase }) => letterCount(phrase) >= crisisPhraseLength.fewestLetters);
  const written = anyOf(
    usable.filter((each) => !isHeard(each)).map(({ phrase }) => phrase),
    foldedElidable,
  );
  const spoken = anyOf(
    usable.filter(isHeard).map(({ phrase }) => phrase),
    (phrase) => consonants(folded(phrase)),
  );
  return (words) => written.test(words) || spoken.test(consonants(words));
}

const languages = Object.keys(crisisPhrases) as CrisisLanguage[];
const findsBuiltIn = finderOf(languages.flatMap((language) => crisisPhrases[language].map((phrase) => ({ phrase, language }))));

/** A form asks at each letter, with the same list. */
const findersOfLists = new WeakMap<readonly Phrase[], ReturnType<typeof finderOf>>();

function finderOfList(added: readonly Phrase[]): ReturnType<typeof finderOf> {
  const finder = findersOfLists.get(added) ?? finderOf(added);
  findersOfLists.set(added, finder);
  return finder;
}

/** Whether a text holds one of these phrases, the built-in ones left aside. */
export function holdsPhrase(text: string, phrases: readonly Phrase[]): boolean {
  return finderOfList(phrases)(folded(text));
}

/**
 * Whether a text holds words that say somebody may be in danger, in French, English, Arabic or Tunisian in Latin
 * letters: those of the built-in list, and those the practice has added. On the device it brings the help line forward,
 * on the server the text is read first; it never blocks.
 */
export function holdsCrisisWord(text: string, added: readonly Phrase[] = []): boolean {
  // The practice's own are looked for in the whole text: what it adds, it means.
  return findsBuiltIn(withoutHarmless(text)) || finderOfList(added)(folded(text));
}

/** A letter that ends no phrase. */
const anotherEnding = 'ʘ';

/** Whether a phrase would add nothing: whatever holds it is found already, a harmless turn apart. */
export function isFoundAlready(phrase: string, added: readonly Phrase[]): boolean {
  return holdsCrisisWord(phrase.replace(/\s*\*+$/, anotherEnding), added);
}
