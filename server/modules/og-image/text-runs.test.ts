import { describe, expect, it } from 'vitest';
import { drawable, runsOf, widthOfLine, type Faces } from './text-runs.ts';

const faces: Faces = { latin: 'heading', other: 'label', arabic: 'arabicBold' };
const shown = (line: string, direction: 'ltr' | 'rtl' = 'ltr') => runsOf(line, direction, faces).map(({ text, face }) => [text, face]);

describe('drawable', () => {
  it('leaves out what no face has, and its space', () => {
    expect(drawable('Dormir 😴 mieux', 'ltr', faces)).toBe('Dormir mieux');
    expect(drawable('日本', 'ltr', faces)).toBe('');
    expect(drawable('\u0000\u0007', 'ltr', faces)).toBe('');
    // From right to left one face draws the whole line.
    expect(drawable('القلق Привет نعم', 'rtl', faces)).toBe('القلق نعم');
  });

  it('is one line of letters as they are composed', () => {
    expect(drawable(' L’anxie\u0301te\u0301\n\tau  travail ', 'ltr', faces)).toBe('L’anxiété au travail');
  });

  it('binds the signs that French sets apart, whichever space was typed', () => {
    expect(drawable('Il dit « non » : pourquoi ?', 'ltr', faces)).toBe('Il dit «\u00A0non\u00A0»\u00A0: pourquoi\u00A0?');
  });
});

describe('runsOf', () => {
  it('gives each script its face, in the order of the line', () => {
    expect(shown('Il dit فدّيت tout bas')).toEqual([
      ['Il dit ', 'heading'],
      ['فدّيت', 'arabicBold'],
      [' tout bas', 'heading'],
    ]);
    expect(shown('Привет')).toEqual([['Привет', 'label']]);
  });

  it('keeps Arabic words that follow each other in one run, so that they are read from the right', () => {
    expect(shown('« ما هو القلق » ?')).toEqual([
      ['« ', 'heading'],
      ['ما هو القلق', 'arabicBold'],
      [' » ?', 'heading'],
    ]);
  });

  it('closes a bracket in the Arabic run that opened it, and leaves a mark on its letter', () => {
    expect(shown('Le mot مر (لا) donc')).toEqual([
      ['Le mot ', 'heading'],
      ['مر (لا)', 'arabicBold'],
      [' donc', 'heading'],
    ]);
    expect(shown('e\u0302\u0303').map(([, face]) => face)).toEqual(['heading']);
  });

  it('leaves a line that is read from the right to the renderer, whole', () => {
    expect(shown('ما هو burn-out؟', 'rtl')).toEqual([['ما هو burn-out؟', 'arabicBold']]);
  });
});

describe('widthOfLine', () => {
  it('joins Arabic letters: a word is not as wide as its letters one by one', () => {
    const apart = Array.from('القلق').reduce((sum, letter) => sum + widthOfLine(letter, 'rtl', faces), 0);
    expect(widthOfLine('القلق', 'rtl', faces)).toBeLessThan(apart * 0.9);
  });

  it('adds what its runs take', () => {
    const sum = widthOfLine('Il dit ', 'ltr', faces) + widthOfLine('فدّيت', 'rtl', faces);
    expect(widthOfLine('Il dit فدّيت', 'ltr', faces)).toBeCloseTo(sum, 5);
  });
});
