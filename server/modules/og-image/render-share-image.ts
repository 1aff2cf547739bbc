import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { shareImageSize } from '#contract/og-image/share-images.ts';
import { refused } from '../../http/problem.ts';
import { inTurn } from '../../in-turn.ts';
import { drawShareImage, frame, type ShareCard } from './draw-share-image.ts';
import { fontFiles } from './share-fonts.ts';

// Each holds some ten megabytes and a core for a fifth of a second.
const turn = inTurn(1, { mostWaiting: 40, whenFull: () => refused('RATE_LIMITED', {}, { 'retry-after': '10' }) });

/** A picture cut to the frame, where it shows most; JPEG, for the renderer reads it. */
async function inFrame(bytes: Buffer): Promise<string> {
  const { width, height } = frame;
  const cut = await sharp(bytes).resize(width, height, { fit: 'cover', position: 'attention' }).jpeg({ quality: 88 }).toBuffer();
  return `data:image/jpeg;base64,${cut.toString('base64')}`;
}

/** The image of a card as PNG, in 256 colours: apps that show links take no more than some 300 kB. */
export function renderShareImage(card: ShareCard, picture: Buffer | null): Promise<Buffer> {
  return turn(async () => {
    const svg = drawShareImage(card, picture && (await inFrame(picture)));
    const { pixels } = await renderAsync(svg, { font: { fontFiles, loadSystemFonts: false }, logLevel: 'off' });
    return sharp(pixels, { raw: { ...shareImageSize, channels: 4 } })
      .png({ palette: true, quality: 90, effort: 4, compressionLevel: 9 })
      .toBuffer();
  });
}
