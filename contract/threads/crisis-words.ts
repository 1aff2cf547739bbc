import { crisisPhraseLength, type CrisisLanguage } from './crisis-phrase-bounds.ts';
import { crisisPhrases, harmlessTurns } from './crisis-phrases.ts';
import { consonants, folded, letterCount } from './folded-words.ts';
import { englishKey, frenchKey } from './phonetic-keys.ts';

/** A phrase of the list, or one that the practice has added; a star at its end stands for any ending. */
interface Phrase {
  readonly phrase: string;
  readonly language: CrisisLanguage;
}

/** A letter that ends no phrase. */
const anotherEnding = 'ʘ';

/** A text as it is compared; « j'en peux + » is « j'en peux plus ». */
const wordsOf = (text: string): string => folded(text.replaceAll('+', ' plus '));

/** How a language is compared besides as it is written. */
interface Hearing {
  readonly key: (foldedText: string) => string;
  /** The fewest letters of a key of several words; fewer are those of too many others: « fi 3ini » and « fou, on ». */
  readonly fewestOfSeveral: number;
  /** The same of one word. By its consonants alone, « nenta7er » would be found in « another ». */
  readonly fewestOfOne: number;
}

const hearings: Readonly<Partial<Record<CrisisLanguage, Hearing>>> = {
  french: { key: frenchKey, fewestOfSeveral: 5, fewestOfOne: 5 },
  english: { key: englishKey, fewestOfSeveral: 5, fewestOfOne: 5 },
  tunisian: { key: consonants, fewestOfSeveral: 5, fewestOfOne: Infinity },
};

/** How a phrase is compared by its sound, where it has enough of it. */
function hearingOf({ phrase, language }: Phrase): Hearing | undefined {
  const hearing = hearings[language];
  if (!hearing) return undefined;
  const words = wordsOf(phrase);
  const fewest = words.includes(' ') ? hearing.fewestOfSeveral : hearing.fewestOfOne;
  return hearing.key(words).replaceAll(' ', '').length >= fewest ? hearing : undefined;
}

/** Typed on a phone, « j'en peux plus » is « jen peux plus », and « he's » is « hes ». */
const eachElided = (phrase: string, comparable: (foldedText: string) => string): string =>
  phrase
    .split(/['’‘ʼ`´]/u)
    .map((part) => comparable(wordsOf(part)))
    .filter((part) => part !== '')
    .join(' ?');

const asWritten = (foldedText: string): string => foldedText;

/** One expression for many phrases; in Arabic, « and » and « so » are written onto the word behind them. */
function anyOf(phrases: readonly Pick<Phrase, 'phrase'>[], comparable: (foldedText: string) => string, flags = 'u'): RegExp {
  // Of letters, figures and spaces alone: nothing in a phrase means something to a regular expression.
  const alternatives = phrases.map(({ phrase }) =>
    // Where any ending may follow, the last letters are no ending.
    phrase.endsWith('*')
      ? `${eachElided(phrase.replace(/\s*\*+$/, anotherEnding), comparable).replace(anotherEnding, '')}[^ ]*`
      : eachElided(phrase, comparable),
  );
  return alternatives.length > 0 ? new RegExp(`(?:^| )[وف]?(?:${alternatives.join('|')})(?= |$)`, flags) : /(?!)/u;
}

const anyHarmless = anyOf(
  harmlessTurns.map((phrase) => ({ phrase })),
  asWritten,
  'gu',
);

/**
 * A folded text without its harmless turns. None goes over a comma: in Arabic, « my heart pounds » has the words of « he
 * broke my heart, he hits me ».
 */
function withoutHarmless(text: string): string {
  const clauses = text.split(/[.,;:!?…،؛؟()\n]/u).map((clause) => wordsOf(clause).replaceAll(anyHarmless, ' '));
  return folded(clauses.join(' '));
}

/** Finds the phrases in a folded text, as they are written and as they are heard. */
function finderOf(phrases: readonly Phrase[]): (words: string) => boolean {
  // What is too short to be added is not compared either, wherever it comes from: it would be found in every text.
  const usable = phrases.filter(({ phrase }) => letterCount(phrase) >= crisisPhraseLength.fewestLetters);
  const written = anyOf(usable, asWritten);
  const heard = Object.values(hearings).map((hearing) => ({
    key: hearing.key,
    any: anyOf(
      usable.filter((phrase) => hearingOf(phrase) === hearing),
      hearing.key,
    ),
  }));
  return (words) => written.test(words) || heard.some(({ key, any }) => any.test(key(words)));
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
  return finderOfList(phrases)(wordsOf(text));
}

/**
 * Whether a text holds words that say somebody may be in danger, in French, English, Arabic or Tunisian in Latin
 * letters: those of the built-in list, and those the practice has added. On the device it brings the help line forward,
 * on the server the text is read first; it never blocks.
 */
export function holdsCrisisWord(text: string, added: readonly Phrase[] = []): boolean {
  // The practice's own are looked for in the whole text: what it adds, it means.
  return findsBuiltIn(withoutHarmless(text)) || finderOfList(added)(wordsOf(text));
}

/** Whether a phrase would add nothing: whatever holds it is found already, a harmless turn apart. */
export function isFoundAlready(phrase: string, added: readonly Phrase[]): boolean {
  return holdsCrisisWord(phrase.replace(/\s*\*+$/, anotherEnding), added);
}
