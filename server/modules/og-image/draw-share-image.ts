import { draw } from '#contract/art/draw.ts';
import { emblem, emblemGround } from '#contract/art/emblem.ts';
import { painted } from '#contract/art/palette.ts';
import type { TextDirection } from '#contract/enumerations.ts';
import { shareImageSize } from '#contract/og-image/share-images.ts';
import { textDirection } from '../threads/text-direction.ts';
import { textBlock, type Place, type Style } from './text-block.ts';
import { drawable } from './text-runs.ts';

/** What an image shows, all of it: two that are equal are the same picture. */
export interface ShareCard {
  /** Above the title: where one is. */
  readonly label: string;
  readonly title: string;
  /** Below it. */
  readonly detail: string;
  /** Whose site it is. */
  readonly practice: string;
  /** Of the title: the whole image is turned around with it. */
  readonly direction: TextDirection;
  /** Of the words around it. */
  readonly wordsDirection: TextDirection;
  /** The name of what is drawn, where there is no picture. */
  readonly drawing: string;
}

const { width, height } = shareImageSize;
const colors = { paper: '#faf7f1', ink: '#1d2a2c', quiet: '#526064', dawn: '#a8452c' } as const;

/** The picture's frame, on the side where a line ends. */
export const frame = { width: 500, height: 566 } as const;
const margin = 32;
const edge = 72;
/** What a line of text has. */
const column = width - edge - 44 - frame.width - margin;

const sign = { size: 52, top: height - 114 } as const;
const besideSign = sign.size + 20;

/** Where the title and what is below it stand, in the middle. */
const middle = { top: 116, foot: sign.top - 32 } as const;
const gap = 18;

/** Amiri draws its letters smaller than the others do, and needs more room between lines. */
function stylesFor(title: TextDirection, words: TextDirection) {
  const sizedFor =
    (direction: TextDirection) =>
    (...sizes: number[]) =>
      sizes.map((size) => Math.round(direction === 'rtl' ? size * 1.15 : size));
  const sized = sizedFor(words);
  return {
    label: { faces: { latin: 'label', other: 'text', arabic: 'arabicBold' }, color: colors.dawn, sizes: sized(28), lineHeight: 1.4 },
    title: {
      faces: { latin: 'heading', other: 'label', arabic: 'arabicBold' },
      color: colors.ink,
      sizes: sizedFor(title)(88, 78, 70, 62, 55, 49, 44),
      lineHeight: title === 'rtl' ? 1.4 : 1.16,
    },
    detail: { faces: { latin: 'text', other: 'label', arabic: 'arabic' }, color: colors.quiet, sizes: sized(30), lineHeight: 1.4 },
  } as const satisfies Record<string, Style>;
}

const signature: Style = {
  faces: { latin: 'label', other: 'text', arabic: 'arabicBold' },
  color: colors.ink,
  sizes: [28, 24],
  lineHeight: 1.4,
};

const drawSign = (x: number): string =>
  `<svg x="${x}" y="${sign.top}" width="${sign.size}" height="${sign.size}" viewBox="0 0 36 36"><circle cx="18" cy="18" r="18" fill="${emblemGround}"/>${emblem}</svg>`;

function drawPicture(drawing: string, picture: string | null, x: number): string {
  const place = `x="${x}" y="${margin}" width="${frame.width}" height="${frame.height}"`;
  const inside =
    picture === null
      ? `<svg ${place} viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice">${painted(draw(drawing))}</svg>`
      : `<image ${place} href="${picture}"/>`;
  return `<clipPath id="frame"><rect ${place} rx="28"/></clipPath><g clip-path="url(#frame)"><rect ${place} fill="#f6e3d6"/>${inside}</g>`;
}

/** The image as SVG; `picture` is a data: address of one of the frame's size. */
export function drawShareImage(card: ShareCard, picture: string | null): string {
  const { label, title, detail, practice, direction, wordsDirection, drawing } = card;
  const styles = stylesFor(direction, wordsDirection);
  const isMirrored = direction === 'rtl';
  const x = isMirrored ? width - edge : edge;
  const place: Place = { x, side: isMirrored ? 'right' : 'left', width: column, height: 0, direction };

  const around: Place = { ...place, direction: wordsDirection };
  const above = textBlock(label, styles.label, around);
  const below = textBlock(detail, styles.detail, { ...around, height: 100 });
  const room = middle.foot - middle.top;
  // Of a title in a script without a face here nothing is left: where one is stands in its place.
  const isDrawable = drawable(title, direction, styles.title.faces) !== '';
  const heading = textBlock(isDrawable ? title : label, styles.title, { ...place, height: room - gap - below.height });
  const top = middle.top + (room - heading.height - gap - below.height) / 2;
  const name = textBlock(practice, signature, {
    ...place,
    x: isMirrored ? x - besideSign : x + besideSign,
    width: column - besideSign,
    height: 70,
    direction: textDirection(practice),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    drawPicture(drawing, picture, isMirrored ? margin : width - margin - frame.width),
    above.drawAt(56),
    heading.drawAt(top),
    below.drawAt(top + heading.height + gap),
    drawSign(isMirrored ? x - sign.size : x),
    name.drawAt(sign.top + (sign.size - name.height) / 2),
    '</svg>',
  ].join('');
}
