import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { shareImageSize } from '#contract/og-image/share-images.ts';
import { drawShareImage, type ShareCard } from './draw-share-image.ts';
import { fontFiles } from './share-fonts.ts';

const card: ShareCard = {
  label: '',
  title: '',
  detail: '',
  practice: '',
  direction: 'ltr',
  wordsDirection: 'ltr',
  drawing: 'mieux-dormir',
};

/** How much ink stands in each half of the column where a title goes: left, right. */
async function inkIn(changes: Partial<ShareCard>): Promise<[number, number]> {
  const { pixels } = await renderAsync(drawShareImage({ ...card, ...changes }, null), {
    font: { fontFiles, loadSystemFonts: false },
    logLevel: 'off',
  });
  const ink: [number, number] = [0, 0];
  const isRtl = changes.direction === 'rtl';
  const [from, to] = isRtl ? [580, 1128] : [72, 620];
  for (let y = 120; y < 480; y += 1)
    for (let x = from; x < to; x += 1) if ((pixels[(y * shareImageSize.width + x) * 4] ?? 255) < 90) ink[x < (from + to) / 2 ? 0 : 1] += 1;
  return ink;
}

describe('drawShareImage', () => {
  it('puts a title from left to right on the left, one from right to left on the right', async () => {
    const [left, right] = await inkIn({ title: 'Un mot' });
    expect(left).toBeGreaterThan(3 * right);
    const [inArabicLeft, inArabicRight] = await inkIn({ title: 'قلق', direction: 'rtl' });
    expect(inArabicRight).toBeGreaterThan(500);
    expect(inArabicLeft).toBe(0);
  });

  it('keeps the order of a title from right to left that holds letters of both: its first word is on the right', async () => {
    // Wide and heavy Latin letters, after a thin Arabic one and before it.
    const [leftAfter, rightAfter] = await inkIn({ title: 'أ WWWWWW', direction: 'rtl' });
    const [leftBefore, rightBefore] = await inkIn({ title: 'WWWWWW أ', direction: 'rtl' });
    expect(leftAfter / rightAfter).toBeGreaterThan(leftBefore / rightBefore);
  });

  it('shows two lines below a title in Arabic, in French too', () => {
    const svg = drawShareImage(
      { ...card, title: 'قلق', direction: 'rtl', detail: 'Une discussion sous pseudonyme, relue par le cabinet' },
      null,
    );
    expect(svg).toContain('relue par le cabinet');
    expect(svg).not.toContain('…');
  });

  it('takes signs of the markup for words', () => {
    const svg = drawShareImage({ ...card, title: 'a </text><script> & "b"' }, null);
    expect(svg).not.toContain('<script');
    expect(svg).toMatch(/&lt;script&gt;.*&amp;.*&quot;b&quot;/);
  });
});
