import { expect, test } from 'vitest';
import { pictureAddresses, withoutPictureSizes, withPictureSizes } from './text-pictures.ts';

const path = '/api/v1/bucket/file/00ff.webp';
const stored = `<p>a</p><figure><img src="${path}" alt="b &gt; c" width="40" height="30" /><figcaption>d</figcaption></figure>`;
const written = `<p>a</p><figure><img src="${path}?w=640" alt="b &gt; c"><figcaption>d</figcaption></figure>`;

test('a text is shown with the sizes of its pictures, and written without them, however often', () => {
  const shown = withPictureSizes(stored);
  expect(shown).toContain(`alt="b &gt; c" width="40" height="30" srcset="${path}?w=320 320w, ${path}?w=480 480w`);
  expect(withPictureSizes(shown)).toBe(shown);
  expect(withoutPictureSizes(shown)).toBe(written);
  expect(withoutPictureSizes(written)).toBe(written);
});

test('what is typed is looked at before the server knows how large its pictures are', () => {
  expect(withPictureSizes(written)).toContain(`<img src="${path}?w=640" alt="b &gt; c" srcset="`);
});

test('a picture that a text shows twice is kept once', () => {
  expect(pictureAddresses(withPictureSizes(stored + stored))).toEqual([`${path}?w=640`]);
  expect(pictureAddresses('<p>a</p>')).toEqual([]);
});
