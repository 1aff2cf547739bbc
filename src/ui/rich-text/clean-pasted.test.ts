import { expect, test } from 'vitest';
import { cleanPasted } from './clean-pasted.ts';

test('styles are kept under a name that applies nothing, and words that speak of them stay as they are', () => {
  expect(cleanPasted('<style>p { color: red }</style><p class="x" style="color: red">Un style="libre"</p>')).toBe(
    '<p class="x" data-style="color: red">Un style="libre"</p>',
  );
});

test('paragraphs that Word means as entries of a list are entries', () => {
  const entry = (sign: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}` +
    `<span>&nbsp;&nbsp; </span></span><!--[endif]-->${words}<o:p></o:p></p>`;
  const pasted = `<p>Avant</p>${entry('·', 'Un')}\n${entry('·', 'Deux')}<p>Puis</p>${entry('1.', 'Trois')} ${entry('2.', 'Quatre')}`;
  expect(cleanPasted(pasted).replaceAll('<o:p></o:p>', '')).toBe(
    '<p>Avant</p><ul><li>Un</li><li>Deux</li></ul><p>Puis</p><ol><li>Trois</li><li>Quatre</li></ol>',
  );
});

test('what Word hides in comments goes', () => {
  expect(cleanPasted('<!--[if gte mso 9]><xml>1</xml><![endif]--><p>Mot</p><!--EndFragment-->')).toBe('<p>Mot</p>');
});
