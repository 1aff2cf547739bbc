import type { TextDirection } from '#contract/enumerations.ts';
import { hasLetter, widthIn, type FaceName } from './share-fonts.ts';

/** A stretch of one line that one face draws in one direction. */
export interface Run {
  readonly text: string;
  readonly face: FaceName;
  readonly direction: TextDirection;
}

/** The faces of a line: `latin` first, `other` for letters it lacks, and what is written from right to left. */
export interface Faces {
  readonly latin: FaceName;
  readonly other: FaceName;
  readonly arabic: FaceName;
}

const arabic = String.raw`\p{Script_Extensions=Arabic}`;
/** From an Arabic letter to the last one before letters of another script. */
const arabicRun = new RegExp(String.raw`(${arabic}(?:[^\p{Letter}]|${arabic})*${arabic}|${arabic})`, 'u');
const isArabic = new RegExp(String.raw`^${arabic}`, 'u');

function known(text: string, faces: readonly FaceName[]): string {
  let drawn = '';
  for (const letter of text) if (faces.some((face) => hasLetter(face, letter))) drawn += letter;
  return drawn;
}

/** No line begins with a sign that French sets apart by a space, whichever space was typed. */
const bound = (text: string): string => text.replaceAll(/ (?=[»:;?!])|(?<=«) /g, '\u00A0');

/** No title is as long: what is behind would only be laid out to be cut. */
const mostLetters = 300;

/** A text of one line in letters that can be drawn: pictures and scripts without a face here are left out. */
export function drawable(text: string, direction: TextDirection, { latin, other, arabic: joined }: Faces): string {
  const oneLine = text
    .slice(0, mostLetters)
    .normalize('NFC')
    .replaceAll(/[ \t\n\r]/g, ' ')
    .replaceAll(/\p{Control}/gu, '');
  const drawn = known(oneLine, direction === 'rtl' ? [joined] : [latin, other, joined]);
  return bound(drawn.replaceAll(/ +/g, ' ').trim());
}

function latinRuns(text: string, { latin, other }: Faces): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // A mark stands on the letter before it.
    const own = hasLetter(latin, letter) ? latin : other;
    const face = last && /\p{Mark}/u.test(letter) ? last.face : own;
    if (last?.face === face) runs[runs.length - 1] = { ...last, text: last.text + letter };
    else runs.push({ text: letter, face, direction: 'ltr' });
  }
  return runs;
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '«': '»' };

/** A bracket that was opened in an Arabic run is closed in it. */
function withClosing(parts: readonly string[]): string[] {
  const whole = [...parts];
  for (const [index, part] of whole.entries()) {
    if (!isArabic.test(part)) continue;
    const next = whole[index + 1] ?? '';
    const isOpen = Object.entries(closing).some(
      ([open, close]) => next.startsWith(close) && part.lastIndexOf(open) > part.lastIndexOf(close),
    );
    if (isOpen) whole.splice(index, 2, part + next.charAt(0), next.slice(1));
  }
  return whole;
}

/**
 * The runs of a line as they stand from left to right. A line that is read from right to left is one run: the Arabic face has Latin letters
 * too, and the renderer puts them in order.
 */
export function runsOf(line: string, direction: TextDirection, faces: Faces): Run[] {
  if (direction === 'rtl') return [{ text: line, face: faces.arabic, direction }];
  return withClosing(line.split(arabicRun))
    .filter((part) => part !== '')
    .flatMap((part): Run[] => (isArabic.test(part) ? [{ text: part, face: faces.arabic, direction: 'rtl' }] : latinRuns(part, faces)));
}

/** In units of the text's size. */
export const widthOfLine = (line: string, direction: TextDirection, faces: Faces): number =>
  runsOf(line, direction, faces).reduce((width, { text, face }) => width + widthIn(face, text), 0);
