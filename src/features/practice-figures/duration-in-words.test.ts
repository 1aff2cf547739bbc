import { describe, expect, it } from 'vitest';
import { translate } from '#src/page/translate.ts';
import french from './practice-figures.messages.fr.json' with { type: 'json' };
import { durationInWords } from './duration-in-words.ts';

describe('durationInWords', () => {
  it.each([
    [0, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [61, '2 h'],
    [47 * 60, '47 h'],
    [48 * 60, '2 jours'],
    [48 * 60 + 1, '3 jours'],
  ])('%i minutes are %s', (minutes, words) => {
    expect(durationInWords((key, values = {}) => translate('fr', french, key, values), minutes)).toBe(words.replace(' ', '\u00A0'));
  });
});
