import sharp from 'sharp';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('the path has ink on each dark module of the code, and on no other', async () => {
  const text = `https://accalmie.test/verify-receipt#${'a1B2'.repeat(110)}`;
  const { size, path } = qrPath(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  expect([...data].map((light) => (light < 128 ? 1 : 0))).toEqual([...modules.data].map(Number));
  // Larger ones are hard to read from paper.
  expect(size).toBeLessThanOrEqual(85);
});
