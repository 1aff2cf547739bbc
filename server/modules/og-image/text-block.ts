import type { TextDirection } from '#contract/enumerations.ts';
import { escapeHtml } from '../../rich-text/escape-html.ts';
import { fitTitle } from './break-title.ts';
import { faces, widthIn } from './share-fonts.ts';
import { drawable, runsOf, widthOfLine, type Faces } from './text-runs.ts';

export interface Style {
  readonly faces: Faces;
  readonly color: string;
  /** In pixels, from the largest. */
  readonly sizes: readonly number[];
  /** In units of the size. */
  readonly lineHeight: number;
}

export interface Place {
  /** Of the whole image, in pixels: where lines begin, and for those on the right where they end. */
  readonly x: number;
  readonly side: 'left' | 'right';
  readonly width: number;
  readonly height: number;
  readonly direction: TextDirection;
}

/** A text broken into lines, to be drawn below a place. */
export interface TextBlock {
  readonly height: number;
  readonly drawAt: (top: number) => string;
}

/** The share of a line's height that is above its foot. */
const rise = 0.78;

/** The renderer takes every line for one from left to right, whatever is asked of it: what is embedded has an order of its own (UAX 9). */
const embedded = (words: string) => `\u202B${words}\u202C`;

/** One text in the largest letters that its place takes. */
export function textBlock(
  text: string,
  { faces: used, color, sizes, lineHeight }: Style,
  { x, side, width, height, direction }: Place,
): TextBlock {
  // Each candidate for a line is asked for at every size, and shaping it is what takes long.
  const widths = new Map<string, number>();
  function measure(line: string): number {
    const width = widths.get(line) ?? widthOfLine(line, direction, used);
    widths.set(line, width);
    return width;
  }
  const { lines, size } = fitTitle(drawable(text, direction, used), { width, height, sizes, lineHeight }, measure);
  const step = size * lineHeight;

  /** Each run at the place where the one before it ends: the renderer draws a whole line with one face if that has every letter. */
  function drawLine(line: string, foot: number): string {
    let left = side === 'left' ? x : x - measure(line) * size;
    let drawn = '';
    for (const { text: words, face, direction: own } of runsOf(line, direction, used)) {
      const { family, weight } = faces[face];
      const right = left + widthIn(face, words) * size;
      // What the renderer calls the end of a run from right to left is where it begins.
      const from = own === 'rtl' ? `x="${right.toFixed(1)}" direction="rtl" text-anchor="end"` : `x="${left.toFixed(1)}"`;
      drawn += `<text ${from} y="${foot.toFixed(1)}" xml:space="preserve" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${color}">${escapeHtml(own === 'rtl' ? embedded(words) : words)}</text>`;
      left = right;
    }
    return drawn;
  }

  return {
    height: lines.length * step,
    drawAt: (top) => lines.map((line, index) => drawLine(line, top + (index + rise) * step)).join(''),
  };
}
