import { expect, test } from 'vitest';
import { csvInstant, csvOf } from './csv.ts';

const firstAndLast = [
  { heading: 'Prénom', cell: ([first = '']: string[]) => first },
  { heading: 'Note', cell: ([, last = '']: string[]) => last },
];

test('each row has its cells under their headings, quoted where they must be', () => {
  expect(csvOf(firstAndLast, [['Salma', 'dit "oui", puis\nnon']])).toBe('\uFEFFPrénom,Note\r\nSalma,"dit ""oui"", puis\nnon"\r\n');
});

test('nothing somebody calls themselves runs as a formula', () => {
  const column = { heading: '=0', cell: (text: string) => text };
  expect(csvOf([column], ['=1+1', '@SUM(A1)', '-2', '+cmd', '+216 20 123 456'])).toBe(
    "\uFEFF'=0\r\n'=1+1\r\n'@SUM(A1)\r\n'-2\r\n'+cmd\r\n+216 20 123 456\r\n",
  );
});

test('an instant is written on the clock of the practice', () => {
  expect(csvInstant('2026-11-12T23:30:05.123Z')).toBe('2026-11-13 00:30:05');
});
