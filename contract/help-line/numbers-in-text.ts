import { dialNumber } from '../dial-number.ts';

/** What stands before a short number that is to be called: « en 1899 » and « parmi 190 personnes » are none. */
const announcing = /(?:^|\P{L})(?:le|au|du|samu|police|numéro|call|dial|ring|on|number|رقم|بالرقم|على)[\s:(]*$/iu;
const between = /(?:,|\s(?:ou|et|or|and|أو))\s*$/iu;

/** What makes a run of figures part of a longer one, of an amount or of a share. */
const endsWithin = /[\d+/.,-]$/;
const goesOn = /^(?:\s?[\d%€$/]|[.,]\d)/;

/** Longer than any year: nothing has to announce it. */
const fewestFiguresAlone = 6;

/** In groups however the text has them: 80 105 050, 80105050. */
const asWritten = (number: string): string => dialNumber(number).split('').join('[\\s.]?').replace('+', '\\+');

const patterns = new WeakMap<readonly string[], RegExp>();

/** The longest first of those that begin alike. */
function patternOf(numbers: readonly string[]): RegExp {
  const pattern = patterns.get(numbers) ?? new RegExp(`(${numbers.map(asWritten).toSorted().toReversed().join('|')})`);
  patterns.set(numbers, pattern);
  return pattern;
}

/**
 * A plain text in turns: what stands between the numbers that it tells people to call, and these as it writes them. Only
 * `numbers` are found, of which there is at least one, and only whole. `before` is what precedes the text on its line.
 */
export function splitNumbers(text: string, numbers: readonly string[], before = ''): string[] {
  const parts = [''];
  let read = before;
  let wasCall = false;
  text.split(patternOf(numbers)).forEach((piece, index, pieces) => {
    const isNumber = index % 2 === 1;
    if (isNumber)
      wasCall =
        (dialNumber(piece).length >= fewestFiguresAlone || announcing.test(read) || (wasCall && between.test(read))) &&
        !endsWithin.test(read) &&
        !goesOn.test(pieces[index + 1] ?? '');
    if (isNumber && wasCall) parts.push(piece, '');
    else parts.push(`${parts.pop()}${piece}`);
    read += piece;
  });
  return parts;
}

/** As much of a line as may announce a number. */
const longestAnnouncement = 40;

/** The same for sanitised HTML: each number that stands outside a link becomes one. */
export function linkNumbers(html: string, numbers: readonly string[]): string {
  let line = '';
  const pieces = html.split(/(<a\b.*?<\/a>|<[^>]*>)/s).map((piece, index) => {
    if (index % 2 === 1) return piece;
    const parts = splitNumbers(piece, numbers, line);
    line = (line + piece).slice(-longestAnnouncement);
    return parts.map((part, place) => (place % 2 === 1 ? `<a href="tel:${dialNumber(part)}">${part}</a>` : part)).join('');
  });
  return pieces.join('');
}
