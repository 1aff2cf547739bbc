import { expect, it } from 'vitest';
import { readingPriority } from './reading-priority.ts';

it.each([
  'Lisez https://exemple.tn/page',
  'www.exemple.org',
  'sur exemple.com aussi',
  'wa.me/21620123456',
  'écrivez à moi@exemple.tn',
  'appelez le +216 20 123 456',
  'au 20123456',
  '20.12.34.56',
  '٢٠ ١٢٣ ٤٥٦',
])('%j, a link, an address or a phone number, comes before the others', (text) => {
  expect(readingPriority(text, [])).toBe(1);
});

it.each(['Appelez le 190 ou le 1899.', 'il y a 3 ans, en 2019', 'Je suis fatigué.Je dors mal', '3adech nejem', 'le 12/05/2026'])(
  '%j waits its turn',
  (text) => {
    expect(readingPriority(text, [])).toBe(0);
  },
);

it('comes before all others with a crisis word, whatever else it holds', () => {
  expect(readingPriority('je veux mourir', [])).toBe(2);
  expect(readingPriority('j’ai envie de mourir, appelez-moi au 20 123 456', [])).toBe(2);
});
