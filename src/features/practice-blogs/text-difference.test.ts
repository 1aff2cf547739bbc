import { expect, test } from 'vitest';
import { textDifference, wordDifference } from './text-difference.ts';

const picture = (alt: string) => `[${alt}]`;
const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

test('of a paragraph the words that have changed are told, in the order in which they are read', () => {
  expect(wordDifference('Dormir tôt aide beaucoup.', 'Dormir tard aide un peu.')).toEqual([
    { kind: 'SAME', text: 'Dormir ' },
    { kind: 'REMOVED', text: 'tôt' },
    { kind: 'ADDED', text: 'tard' },
    { kind: 'SAME', text: ' aide ' },
    { kind: 'REMOVED', text: 'beaucoup' },
    { kind: 'ADDED', text: 'un peu' },
    { kind: 'SAME', text: '.' },
  ]);
});

test('words that have little in common are told one after the other', () => {
  expect(wordDifference('Un tout autre texte, sans rien de commun.', 'Respirez.')).toEqual([
    { kind: 'REMOVED', text: 'Un tout autre texte, sans rien de commun.\n' },
    { kind: 'ADDED', text: 'Respirez.' },
  ]);
  expect(wordDifference('', 'Respirez.')).toEqual([{ kind: 'ADDED', text: 'Respirez.' }]);
});

test('a change stands between the paragraphs beside it, the rest is counted', () => {
  const before = paragraphs('Un.', 'Deux.', 'Trois.', 'Quatre.', 'Cinq.', 'Six.');
  const after = paragraphs('Un.', 'Deux.', 'Trois.', 'Quatre, et demi.', 'Cinq.', 'Six.');
  expect(textDifference(before, after, picture)).toEqual([
    { kind: 'SKIPPED', count: 2 },
    { kind: 'SAME', text: 'Trois.' },
    {
      kind: 'CHANGED',
      parts: [
        { kind: 'SAME', text: 'Quatre' },
        { kind: 'ADDED', text: ', et demi' },
        { kind: 'SAME', text: '.' },
      ],
    },
    { kind: 'SAME', text: 'Cinq.' },
    { kind: 'SKIPPED', count: 1 },
  ]);
  expect(textDifference(paragraphs('Un.', 'Deux.'), paragraphs('Un.', 'Deux.'), picture)).toEqual([
    { kind: 'SAME', text: 'Un.' },
    { kind: 'SAME', text: 'Deux.' },
  ]);
});

test('what was taken out stands where it was, and what has come where it is', () => {
  const [both, more] = [paragraphs('Un.', 'Trois.'), paragraphs('Un.', 'Deux.', 'Trois.')];
  expect(textDifference(more, both, picture)[1]).toEqual({ kind: 'CHANGED', parts: [{ kind: 'REMOVED', text: 'Deux.' }] });
  expect(textDifference(both, more, picture)[1]).toEqual({ kind: 'CHANGED', parts: [{ kind: 'ADDED', text: 'Deux.' }] });
});

test('words that are set in another way are told as the same words', () => {
  const asHeading = textDifference('<p>Avant</p>', '<h2>Avant</h2>', picture);
  expect(asHeading).toEqual([{ kind: 'CHANGED', parts: [{ kind: 'SAME', text: 'Avant' }] }]);
  const asEntry = textDifference('<ul><li><p>Une <strong>idée</strong></p></li></ul>', '<ul><li><p>Une idée</p></li></ul>', picture);
  expect(asEntry).toEqual([{ kind: 'CHANGED', parts: [{ kind: 'SAME', text: 'Une idée' }] }]);
});

test('a list of another kind, another link and another picture of one description are told', () => {
  const told = (before: string, after: string) => textDifference(before, after, picture).map(({ kind }) => kind);
  expect(told('<ul><li>Un.</li></ul>', '<ol><li>Un.</li></ol>')).toEqual(['CHANGED']);
  expect(told('<p>Un.</p>', '<blockquote><p>Un.</p></blockquote>')).toEqual(['CHANGED']);
  expect(told('<p><a href="https://a.tn">Un</a>.</p>', '<p><a href="https://b.tn">Un</a>.</p>')).toEqual(['CHANGED']);
  const shown = (key: string) => `<figure><img src="/api/v1/bucket/file/${key}.png" alt="Une plage" /></figure>`;
  expect(told(shown('a'), shown('b'))).toEqual(['CHANGED']);
  expect(told('<ul><li>Un.</li></ul><p>Deux.</p>', '<ol><li>Un.</li></ol><p>Deux.</p>')).toEqual(['CHANGED', 'SAME']);
});

test('Arabic is told by word, with its vowel signs', () => {
  expect(wordDifference('القلق شعور طَبيعي جدا', 'القلق شعور عادي جدا')).toEqual([
    { kind: 'SAME', text: 'القلق شعور ' },
    { kind: 'REMOVED', text: 'طَبيعي' },
    { kind: 'ADDED', text: 'عادي' },
    { kind: 'SAME', text: ' جدا' },
  ]);
});

test('small changes of paragraphs beside one another are told one by one', () => {
  const told = textDifference(paragraphs("L'été.", "L'hiver."), paragraphs('L’été.', 'L’hiver.'), picture);
  expect(told).toHaveLength(2);
  expect(told[1]).toEqual({
    kind: 'CHANGED',
    parts: [
      { kind: 'SAME', text: 'L' },
      { kind: 'REMOVED', text: "'" },
      { kind: 'ADDED', text: '’' },
      { kind: 'SAME', text: 'hiver.' },
    ],
  });
});

test('a picture is told by its description', () => {
  const figure =
    '<figure><img src="/api/v1/bucket/file/a.png" alt="Une plage" width="3" height="2" /><figcaption>À Mahdia</figcaption></figure>';
  expect(textDifference('<p>Un.</p>', `<p>Un.</p>${figure}`, picture)).toEqual([
    { kind: 'SAME', text: 'Un.' },
    { kind: 'CHANGED', parts: [{ kind: 'ADDED', text: '[Une plage]\nÀ Mahdia' }] },
  ]);
});

test('two texts with little in common are told wholly, however long', () => {
  const many = (word: string, count: number) => paragraphs(...Array.from({ length: count }, (_, place) => `${word} ${place}`));
  expect(textDifference(many('avant', 4000), many('depuis', 3000), picture)).toEqual([
    { kind: 'CHANGED', parts: [expect.objectContaining({ kind: 'REMOVED' }), expect.objectContaining({ kind: 'ADDED' })] },
  ]);
});
