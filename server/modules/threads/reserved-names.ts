import { withoutInvisible } from '#contract/hidden-characters.ts';
import { pseudonyms } from './pseudonym-words.ts';

/** What the site calls itself and its staff by, beside its pseudonyms. */
const ofTheSite = [
  'Accalmie',
  'Le cabinet',
  'Réponse du cabinet',
  'Practice’s reply',
  'Modération',
  'Moderation',
  'Administrateur',
  'Administrator',
];

/**
 * How a name looks to a reader: without accents, invisible characters, capitals, punctuation and a number at its end, so
 * that two names with one key would be taken for each other.
 */
export const nameKey = (name: string): string =>
  withoutInvisible(name)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

const reserved = new Set([...pseudonyms, ...ofTheSite].map(nameKey));

/** Letters of Cyrillic and Greek that look like Latin ones stand beside these only to deceive. */
const mixesScripts = (name: string): boolean => /\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name);

/** Whether a first name would be taken for a pseudonym of the site, that is for somebody else, or for the practice. */
export const isReservedName = (name: string): boolean => mixesScripts(name) || reserved.has(nameKey(name).replace(/ \d+$/, ''));
