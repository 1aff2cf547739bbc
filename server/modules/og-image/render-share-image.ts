import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { shareImageSize } from '#contract/og-image/share-images.ts';
import { refused } from '../../http/problem.ts';
import { turnOfEach } from '../../turn-of-each.ts';
import { drawShareImage, frame, type ShareCard } from './draw-share-image.ts';
import { fontFiles } from './share-fonts.ts';

// Each holds some ten megabytes and a core for a tenth of a second, a few milliseconds of it where every request is answered.
const turn = turnOfEach({ atOnce: 1, mostWaiting: 20, whenFull: () => refused('RATE_LIMITED', {}, { 'retry-after': '10' }) });
const fonts = { fontFiles, loadSystemFonts: false };

/** A picture cut to the frame, where it shows most; JPEG, for the renderer reads it. */
async function inFrame(bytes: Buffer): Promise<string> {
  const { width, height } = frame;
  const cut = await sharp(bytes).resize(width, height, { fit: 'cover', position: 'attention' }).jpeg({ quality: 88 }).toBuffer();
  return `data:image/jpeg;base64,${cut.toString('base64')}`;
}

/**
 * The image of a card as PNG, in 256 colours: apps that show links take no more than some 300 kB. `who` waits for it, the caller's address:
 * whatever one asks for, another, of another image, waits for one of theirs.
 */
export function renderShareImage(who: string, card: ShareCard, readPicture: () => Promise<Buffer | null>): Promise<Buffer> {
  return turn(who, async () => {
    const picture = await readPicture();
    const svg = drawShareImage(card, picture && (await inFrame(picture)));
    const { pixels } = await renderAsync(svg, { font: fonts, logLevel: 'off' });
    return sharp(pixels, { raw: { ...shareImageSize, channels: 4 } })
      .png({ palette: true, quality: 90, effort: 4, compressionLevel: 9 })
      .toBuffer();
  });
}

/** Draws one letter, and fails where nothing of it is to be seen: the renderer and its fonts are there. */
export async function checkRenderer(): Promise<void> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><text y="14" font-family="Fraunces" font-size="16">A</text></svg>';
  const { pixels } = await renderAsync(svg, { font: fonts, logLevel: 'off' });
  if (pixels.every((value) => value === 0)) throw new Error('The renderer draws no letters');
}
