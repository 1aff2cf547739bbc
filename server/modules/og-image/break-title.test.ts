import { describe, expect, it } from 'vitest';
import { breakTitle, fitTitle } from './break-title.ts';

/** Every letter as wide as the next. */
const measure = (line: string) => line.length;
const nbsp = '\u00A0';

describe('breakTitle', () => {
  it('leaves what fits on one line', () => {
    expect(breakTitle('Dormir mieux', 12, measure)).toEqual(['Dormir mieux']);
    expect(breakTitle('', 12, measure)).toEqual([]);
  });

  it('takes as few lines as it can, of like length: no word is left alone on the last', () => {
    expect(breakTitle('aaaa bbbb cccc dddd', 14, measure)).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('ends no line with a small word where it can help it', () => {
    expect(breakTitle('Comprendre la peur du soir', 15, measure)).toEqual(['Comprendre', 'la peur du soir']);
  });

  it('keeps together what a no-break space holds', () => {
    expect(breakTitle(`Il a dit «${nbsp}non${nbsp}» hier`, 12, measure)).toEqual(['Il a dit', `«${nbsp}non${nbsp}» hier`]);
  });

  it('breaks after a hyphen, and between the signs of a script without spaces', () => {
    expect(breakTitle('arc-en-ciel', 7, measure)).toEqual(['arc-en-', 'ciel']);
    expect(breakTitle('不安を理解する', 4, measure)).toEqual(['不安を理', '解する']);
  });

  it('cuts a word that no line holds, between letters as people see them', () => {
    const family = '👩‍👩‍👧';
    expect(breakTitle(family.repeat(3), family.length * 2, measure)).toEqual([family.repeat(2), family]);
    expect(breakTitle('https://a.example/abcdefgh', 10, measure)).toEqual(['https://', 'a.example/', 'abcdefgh']);
  });

  it('keeps a sign that is wider than any line, on one of its own', () => {
    expect(breakTitle('ﷺ et la suite', 1, (line) => (line.includes('ﷺ') ? 2 : line.length / 20))).toEqual(['ﷺ', 'et la suite']);
  });
});

describe('fitTitle', () => {
  const room = { width: 200, height: 100, sizes: [20, 10], lineHeight: 1 };

  it('takes the largest letters that fit', () => {
    expect(fitTitle('Dormir', room, measure)).toEqual({ lines: ['Dormir'], size: 20 });
    expect(fitTitle('un deux trois quatre cinq six sept huit neuf dix', room, measure).size).toBe(10);
  });

  it('takes smaller ones rather than cut a word', () => {
    expect(fitTitle('Understanding', room, measure)).toEqual({ lines: ['Understanding'], size: 10 });
  });

  it('cuts after a word what even the smallest do not hold, and says so', () => {
    const { lines, size } = fitTitle('quelques mots de plus, '.repeat(20), { ...room, height: 30 }, measure);
    expect([lines.length, size]).toEqual([3, 10]);
    expect(lines.every((line) => line.length <= 20)).toBe(true);
    expect(lines.at(-1)).toMatch(/\p{Letter}…$/u);
    expect(fitTitle('m'.repeat(120), { ...room, height: 10 }, measure).lines).toEqual([`${'m'.repeat(19)}…`]);
  });
});
