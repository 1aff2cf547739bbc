import { expect, it } from 'vitest';
import { keptImages } from './kept-images.ts';

/** Makes images of ten bytes, and counts how often it does. */
function counting() {
  const made: string[] = [];
  const image = keptImages(30);
  const ask = (key: string) =>
    image(key, () => {
      made.push(key);
      return Promise.resolve(Buffer.alloc(10, key));
    });
  return { made, ask };
}

it('makes an image once, for one who asks after the other and for those who ask at once', async () => {
  const { made, ask } = counting();
  const images = await Promise.all([ask('a'), ask('a'), ask('b')]);
  expect(images.map(String)).toEqual(['a', 'a', 'b'].map((letter) => letter.repeat(10)));
  await ask('a');
  expect(made).toEqual(['a', 'b']);
});

it('lets go of the one that was not asked for longest, before there are too many bytes', async () => {
  const { made, ask } = counting();
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd', 'b']) await ask(key);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
});

it('does not keep what failed', async () => {
  const image = keptImages(30);
  await expect(image('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(String(await image('a', () => Promise.resolve(Buffer.from('made'))))).toBe('made');
});

it('does not keep one that is larger than all there is room for', async () => {
  const image = keptImages(30);
  let made = 0;
  const large = () => {
    made += 1;
    return Promise.resolve(Buffer.alloc(31));
  };
  await image('a', large);
  await image('a', large);
  expect(made).toBe(2);
});
