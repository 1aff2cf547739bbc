import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('an excerpt', () => {
  it('is the whole text when that is short, without its tags', () => {
    expect(excerptOf('<p>Un <strong>deux</strong></p><p>trois &amp; quatre</p>')).toBe('Un deux trois & quatre');
  });

  it('ends between two words, with an ellipsis', () => {
    const excerpt = excerptOf(`<p>${'mot, '.repeat(60)}</p>`);
    expect(excerpt).toMatch(/mot…$/);
    expect(excerpt.length).toBeLessThanOrEqual(181);
  });
});
