import { describe, expect, it } from 'vitest';
import { searchText } from './search-text.ts';

describe('the searched text', () => {
  it.each([
    ['<p>L’anxiété\u00a0: <strong>Où</strong> est-elle ?</p>', 'l anxiete ou est elle'],
    ['Cœur &amp; ÆTHER', 'coeur aether'],
    ['<h2>Un</h2><p>deux</p>', 'un deux'],
    ['أمي في رمضان', 'امي في رمضان'],
    ['  ', ''],
  ])('of %j is %j', (written, words) => {
    expect(searchText(written)).toBe(words);
  });
});
