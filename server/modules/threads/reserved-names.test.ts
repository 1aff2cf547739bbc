import { describe, expect, test } from 'vitest';
import { pseudonyms } from './pseudonym-words.ts';
import { isReservedName, nameKey } from './reserved-names.ts';

describe('isReservedName', () => {
  test('refuses every pseudonym, however it is written', () => {
    expect(pseudonyms.filter((name) => !isReservedName(name))).toEqual([]);
  });

  test.each([
    ['capitals and accents', 'ETOILE LEGERE'],
    ['blanks', '  Olivier   calme '],
    ['a hyphen', 'Olivier-calme'],
    ['a number', 'Olivier calme 2'],
    ['an invisible character', 'Oli\u200Bvier\u00AD calme'],
    ['a Cyrillic letter', '\u041Elivier calme'],
    ['full-width letters', 'Ｏlivier calme'],
    ['the practice', 'Réponse du cabinet'],
  ])('with %s', (_how, name) => expect(isReservedName(name)).toBe(true));

  test.each([
    'Olivier',
    'Rose',
    'Violette',
    'Jasmin',
    'Amine',
    'Anne-Sophie',
    'عائشة',
    'Ольга',
    'Élodie',
    'Olivier Calmette',
    'Lune Ben Ali',
  ])('takes %s', (name) => expect(isReservedName(name)).toBe(false));

  test('names that a reader takes for each other have one key', () => {
    expect(nameKey('Sélma')).toBe(nameKey('selma\u200D'));
    expect(nameKey('Salma')).not.toBe(nameKey('Selma'));
  });
});
