import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('cells are quoted where they must be', () => {
  expect(
    csvText([
      ['Prénom', 'Note'],
      ['Salma', 'dit "oui", puis\nnon'],
    ]),
  ).toBe('\uFEFFPrénom,Note\r\nSalma,"dit ""oui"", puis\nnon"\r\n');
});

test('nothing somebody calls themselves runs as a formula', () => {
  expect(csvText([['=1+1', '@SUM(A1)', '-2', '+cmd', '+216 20 123 456']])).toBe("\uFEFF'=1+1,'@SUM(A1),'-2,'+cmd,+216 20 123 456\r\n");
});
