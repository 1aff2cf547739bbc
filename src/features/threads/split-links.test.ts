import { expect, test } from 'vitest';
import { splitLinks } from './split-links.ts';

test.each([
  ['Rien à ouvrir ici.', ['Rien à ouvrir ici.']],
  [
    'Lisez https://exemple.test/a, puis « https://exemple.test/b?c=1#d ».',
    ['Lisez ', 'https://exemple.test/a', ', puis « ', 'https://exemple.test/b?c=1#d', ' ».'],
  ],
  ['(https://exemple.test/une-page_(suite))', ['(', 'https://exemple.test/une-page_(suite)', ')']],
  ['اقرأ https://exemple.test/%D8%A7 ثم عد', ['اقرأ ', 'https://exemple.test/%D8%A7', ' ثم عد']],
  ['HTTPS://EXEMPLE.TEST', ['', 'HTTPS://EXEMPLE.TEST', '']],
  [
    'http://exemple.test javascript:alert(1) https:// data:text/html,x',
    ['http://exemple.test javascript:alert(1) https:// data:text/html,x'],
  ],
])('%s', (text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
  expect(splitLinks(text).join('')).toBe(text);
});
