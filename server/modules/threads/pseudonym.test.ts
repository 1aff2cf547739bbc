import { expect, test } from 'vitest';
import { drawPseudonym } from './pseudonym.ts';
import { pseudonyms } from './pseudonym-words.ts';

test('there are many, all different, and the adjective agrees with its noun', () => {
  expect(pseudonyms.length).toBeGreaterThan(1500);
  expect(new Set(pseudonyms).size).toBe(pseudonyms.length);
  for (const name of ['Galet doux', 'Vague douce', 'Lune légère', 'Cyprès attentif', 'Rivière attentive', 'Étoile rêveuse', 'Brise calme'])
    expect(pseudonyms).toContain(name);
});

test('one that is taken is never drawn, even when a single one is left', () => {
  const [free = '', ...taken] = pseudonyms;
  for (let time = 0; time < 5; time += 1) expect(drawPseudonym(new Set(taken))).toBe(free);
});

test('once every one is taken they start again, numbered', () => {
  const taken = new Set(pseudonyms);
  const second = drawPseudonym(taken);
  expect(second).toMatch(/ 2$/);
  expect(taken.has(second)).toBe(false);
});
