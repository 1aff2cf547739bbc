/**
 * Phonetic keys of folded texts: what is typed as it sounds, or shortened as in a text message, has the key of its plain
 * spelling. « jveu mourire » and « je voulais mourir » are both « V mouri ». Keys are compared with each other alone.
 */

/** The phonetic key of a French text that has been folded: its words' sounds, with one space between. */
export const frenchKey = (words: string): string => keyOf(words, knownFrenchWord);

/** The key of an English text that has been folded: its words with their abbreviations and contractions undone. */
export const englishKey = (words: string): string =>
  keyOf(
    words
      .replaceAll(/(^| )do(?: not|not|n t)(?= |$)/g, '$1dont')
      .replaceAll(/(^| )can(?: not|not| t)(?= |$)/g, '$1cant')
      .replaceAll(/(^| )(i|he|she|it|they|we|you) ll(?= |$)/g, '$1$2 will')
      .replaceAll(/(^| )my self(?= |$)/g, '$1myself')
      .replaceAll(/(^| )any more(?= |$)/g, '$1anymore'),
    (word) => (englishFillers.has(word) ? '' : (englishForms.get(word) ?? word)),
  );

function keyOf(words: string, keyOfWord: (word: string) => string): string {
  return words
    .split(' ')
    .map(keyOfWord)
    .filter((key) => key !== '')
    .join(' ');
}

/** What stands between a verb and what is wanted and changes nothing; « je » and « ne » are left out as often as not. */
const frenchFillers = setOf(`
  je j ne n juste just vraiment vraimen vrmt vrm trop tro tellement telment seulement simplement enfin encore aussi
`);
const englishFillers = setOf('just really rly realy so actually literally fucking fuckin freaking honestly kinda only even fr lowkey');

/** Words too short to be told by their sound, and what people shorten; every form of wanting to is one. */
const frenchForms = formsOf({
  V: `veux veu ve vx vex veut veus voulais voulai voulait voule voudrais voudrai voudrait voudre vdrais voudrez aimerais
    aimerai aimerait aimere souhaite souhaiterais`,
  vais: 'vais vai vas allais alais alai',
  va: 'va allait alait',
  peux: 'peux peu peut px pe',
  plus: 'plus plu pu pus',
  que: 'que ke k q qe',
  kil: 'kil quil qil',
  pour: 'pour pr',
  tou: 'tous tout tou ts toute toutes tt',
  jam: 'jamais jms jame jamai',
  vie: 'vie vi',
  sa: 'ca sa',
  d: 'de d 2',
  m: 'me m',
  s: 'se s',
  an: 'jen',
  'm an': 'men jmen',
  'd an': 'den',
  'an fini': 'enfinir enfini anfinir',
  'd an fini': 'denfinir denfini',
  medicament: `medicaments medicament medocs medoc medok medoks cachets cachet cachetons cacheton comprimes comprime
    pilules pilule`,
});

const englishForms = formsOf({
  'want to': 'wanna wana wnna wanto',
  want: 'want wnt wants wanted wan',
  'going to': 'gonna gona gunna gon',
  'i will': 'ill ima imma',
  to: 'to 2 too',
  be: 'be b',
  you: 'you u',
  dont: 'dont dnt dunt',
  cant: 'cant cnt canot',
  myself: 'myself mysel myslf mself meself',
  kil: 'kil kll',
  dead: 'dead ded',
  life: 'life lyf lyfe',
  without: 'without wout withot',
});

/** Sounds that several spellings have, first what depends on the letters around it. */
const frenchSounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/qu?/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/gu(?=[eiy])/g, 'G'],
  [/g(?=[eiy])/g, 'j'],
  [/h/g, ''],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/oeu/g, 'eu'],
  [/eau|au/g, 'o'],
  [/oi|oua/g, 'wa'],
  [/(?:ai|ei|i|u)n(?![aeiou])|(?:ai|i)m(?=[bp])/g, 'in'],
  [/[ae]n(?![aeiou])|[ae]m(?=[bp])/g, 'an'],
  [/ai|ei/g, 'e'],
  [/(.)\1+/g, '$1'],
];

/**
 * What is not heard at the end of a word: « tuer », « tué » and « tuais » end in one sound, « mourir » is often written
 * without its r, and « mort » has no t. The last e goes once the sounds are known: it keeps « peine » from « pin ».
 */
const frenchEndings: readonly (readonly [RegExp, string])[] = [
  [/(..[^aeou]i|...i)(?:re|r|e|s|t)$/, '$1'],
  [/(..)(?:aient|ais|ait|ai|ees|ee|er|ez)$/, '$1e'],
  [/(..)[stdxzp]+$/, '$1'],
];
const lastE = /(...)e$/;

/** Written in one: « jveux », « mtuer », « dmourir ». */
const gluedPronoun = /^([jmd])(?=[bcdfgjklmnpqstvxz])(.{2,})$/;

/** A form asks at each letter, for the words of before and one more. */
const keysOfFrenchWords = new Map<string, string>();
const mostWordsKept = 4000;

/** No word of French is longer; what is has no sound, and is neither taken apart nor kept. */
const longestWord = 40;

function knownFrenchWord(word: string): string {
  if (word.length > longestWord) return word;
  const known = keysOfFrenchWords.get(word);
  if (known !== undefined) return known;
  const key = frenchWord(word);
  if (keysOfFrenchWords.size >= mostWordsKept) keysOfFrenchWords.clear();
  keysOfFrenchWords.set(word, key);
  return key;
}

function frenchWord(word: string): string {
  if (frenchFillers.has(word)) return '';
  const form = frenchForms.get(word);
  if (form !== undefined) return form;
  const [, pronoun, rest] = gluedPronoun.exec(word) ?? [];
  if (pronoun !== undefined && rest !== undefined) return [pronoun === 'j' ? '' : pronoun, frenchWord(rest)].join(' ').trim();
  const [ending, spoken] = frenchEndings.find(([each]) => each.test(word)) ?? [lastE, '$1e'];
  return frenchSounds
    .reduce((sound, [spelling, one]) => sound.replaceAll(spelling, one), word.replace(ending, spoken))
    .replace(lastE, '$1');
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** By each of its spellings, the form that stands for them. */
function formsOf(spellings: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(spellings).flatMap(([form, words]) => [...setOf(words)].map((word) => [word, form] as const)));
}
