import { expect, test } from 'vitest';
import { imageCode } from './image-code.ts';

test('a picture is named after its bytes', async () => {
  // printf abc | sha256sum: ba7816bf...
  expect(await imageCode(new Blob(['abc']))).toBe('BA78 16BF');
  expect(await imageCode(new Blob(['abd']))).not.toBe('BA78 16BF');
});
