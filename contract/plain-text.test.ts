import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>Un mot</p><p>puis un autre</p>', 'Un mot puis un autre'],
  ['<p>je veux mou<strong>rir</strong></p>', 'je veux mourir'],
  ['<ul><li>un</li><li><a href="https://exemple.test/a b">deux</a></li></ul>', 'un deux'],
  ['<p>deux<br>lignes &amp; plus, 1 &lt; 2</p>', 'deux lignes & plus, 1 < 2'],
])('reads %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it('reads a million brackets without waiting', () => {
  expect(plainText('<'.repeat(1_000_000))).toBe('<'.repeat(1_000_000));
});
