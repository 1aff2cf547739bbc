import { expect, test } from 'vitest';
import { csvDinars, csvInstant, csvOf } from './csv.ts';

const firstAndLast = [
  { heading: 'Prénom', cell: ([first = '']: string[]) => first },
  { heading: 'Note', cell: ([, last = '']: string[]) => last },
];

test('each row has its cells under their headings, quoted where they must be', () => {
  const rows = [['Salma', 'dit "oui", puis\nnon']];
  expect(csvOf(firstAndLast, rows, 'en')).toBe('\uFEFFPrénom,Note\r\nSalma,"dit ""oui"", puis\nnon"\r\n');
  expect(
    csvOf(
      firstAndLast,
      [
        ['Salma', 'oui; non'],
        ['Ines', 'a, b'],
      ],
      'fr',
    ),
  ).toBe('\uFEFFPrénom;Note\r\nSalma;"oui; non"\r\nInes;"a, b"\r\n');
});

test('a last row says what columns come to, and a figure below zero stays a number', () => {
  const columns = [
    { heading: 'Type', cell: () => 'Avoir', total: () => 'Total' },
    { heading: 'Qui', cell: () => '-2' },
    {
      heading: 'Montant',
      isNumber: true,
      cell: String,
      total: (all: readonly number[]) => String(all.reduce((sum, each) => sum + each, 0)),
    },
  ];
  expect(csvOf(columns, [-80, 30], 'en')).toBe("\uFEFFType,Qui,Montant\r\nAvoir,'-2,-80\r\nAvoir,'-2,30\r\nTotal,,-50\r\n");
});

test('nothing somebody calls themselves runs as a formula', () => {
  const column = { heading: '=0', cell: (text: string) => text };
  expect(csvOf([column], ['=1+1', '@SUM(A1)', '-2', '+cmd', '+216 20 123 456'], 'en')).toBe(
    "\uFEFF'=0\r\n'=1+1\r\n'@SUM(A1)\r\n'-2\r\n'+cmd\r\n+216 20 123 456\r\n",
  );
});

test('an instant is written on the clock of the practice', () => {
  expect(csvInstant('2026-11-12T23:30:05.123Z')).toBe('2026-11-13 00:30:05');
});

test('an amount is a number of its language, without a currency', () => {
  expect([csvDinars(1_250_500, 'fr'), csvDinars(1_250_500, 'en'), csvDinars(80_000, 'fr')]).toEqual(['1250,5', '1250.5', '80']);
});
