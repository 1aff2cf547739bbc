import { expect, it } from 'vitest';
import { withoutFormatCharacters, withoutInvisible } from './hidden-characters.ts';

it.each([
  ['a right-to-left override', 'moc\u202Eexemple', 'mocexemple'],
  ['isolates and marks', '\u2066a\u2069\u200E\u200F\u061Cb', 'ab'],
  ['zero-width spaces and word joiners', '9\u200B8\u20601\uFEFF2', '9812'],
  ['soft hyphens', 'gué\u00ADrison', 'guérison'],
  ['tag letters', 'x\u{E0041}\u{E0042}y', 'xy'],
])('leaves out %s', (_, written, stored) => {
  expect(withoutFormatCharacters(written)).toBe(stored);
});

it.each([
  ['the non-joiner of Persian', 'می\u200Cخواهم'],
  ['the joiner of a family', '👩\u200D👧'],
  ['a heart in red', '❤\uFE0F'],
  ['the end of a verse', 'آية\u06DD'],
  ['accents, lines and tabs', 'été\n\tÀ'],
])('keeps %s', (_, written) => {
  expect(withoutFormatCharacters(written)).toBe(written);
});

it('compares without joiners, fillers and variation selectors', () => {
  expect(withoutInvisible('Jas\u200Dmin\u3164 bleu\u034F❤\uFE0F')).toBe('Jasmin bleu❤');
});
