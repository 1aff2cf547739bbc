import { diffArrays } from 'diff';
import { mapPictures } from '#contract/blogs/text-pictures.ts';
import { plainText } from '#contract/plain-text.ts';

/** A run of words of two texts: in both, in the later one alone, or in the earlier one alone. */
export interface Part {
  readonly kind: 'SAME' | 'ADDED' | 'REMOVED';
  readonly text: string;
}

/** What stands between two texts, in the order of the later one. */
export type Passage =
  | { readonly kind: 'SAME'; readonly text: string }
  /** Paragraphs that are in both, far from any change. */
  | { readonly kind: 'SKIPPED'; readonly count: number }
  /** Without an added or a removed part, what has changed is how the words are set, where a link leads, or which picture is shown. */
  | { readonly kind: 'CHANGED'; readonly parts: readonly Part[] };

/** Past so many edits two texts have little in common, and looking on would hold up a phone. */
const most = { maxEditLength: 400 };

/** Of one paragraph, of which a text may have hundreds. */
const mostOfWords = { maxEditLength: 120 };

/** Less of the words in common, they are read more easily one after the other than mixed. */
const fewestInCommon = 0.3;

/** The library's own takes each Arabic letter for a word. */
const token = /[\p{L}\p{M}\p{N}_]+|\s+|[^\p{L}\p{M}\p{N}_\s]/gu;
const tokensOf = (text: string): string[] => text.match(token) ?? [];

const wholly = (before: string, after: string): Part[] => {
  if (before === '' || after === '') return [{ kind: after === '' ? 'REMOVED' : 'ADDED', text: before + after }];
  return [
    { kind: 'REMOVED', text: `${before}\n` },
    { kind: 'ADDED', text: after },
  ];
};

/** Which words of a text were taken out, and which have come. */
export function wordDifference(before: string, after: string): Part[] {
  if (before === after) return [{ kind: 'SAME', text: after }];
  const found = before === '' || after === '' ? undefined : diffArrays(tokensOf(before), tokensOf(after), mostOfWords);
  if (!found) return wholly(before, after);
  const parts = found.map(({ added, removed, value }): Part => ({
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
    text: value.join(''),
  }));
  const common = parts.filter(({ kind }) => kind === 'SAME').reduce((sum, { text }) => sum + text.trim().length, 0);
  return common < fewestInCommon * Math.max(before.length, after.length) ? wholly(before, after) : parts;
}

/** A paragraph, a heading, an entry of a list or a picture. */
interface Block {
  /** Its words with how they are set, and in what they stand. */
  readonly markup: string;
  readonly text: string;
}

const blockTag = /(<\/?(?:p|h[2-6]|li|ul|ol|blockquote|figure|figcaption|br)\b[^<>]*>)/;
const container = /^<(\/?)(?:ul|ol|blockquote)\b/;

/** The blocks of sanitised HTML; a picture is told by what `pictureWords` makes of its description. */
function blocksOf(html: string, pictureWords: (alt: string) => string): Block[] {
  const within: string[] = [];
  let tag = '';
  const blocks: Block[] = [];
  for (const piece of html.split(blockTag)) {
    const [, isClosed] = container.exec(piece) ?? [];
    if (isClosed === '') within.push(piece);
    if (isClosed === '/') within.pop();
    if (blockTag.test(piece)) {
      tag = piece;
      continue;
    }
    const text = plainText(mapPictures(piece, ({ alt }) => pictureWords(alt)));
    if (text !== '') blocks.push({ markup: within.join('') + tag + piece.trim(), text });
  }
  return blocks;
}

const linesOf = (blocks: readonly Block[]): string => blocks.map(({ text }) => text).join('\n');

/** Of what has not changed, the paragraph beside a change. */
function withoutRest(blocks: readonly Block[], isFirst: boolean, isLast: boolean): Passage[] {
  const [before, after] = [isFirst ? 0 : 1, isLast ? 0 : 1];
  const same = (shown: readonly Block[]): Passage[] => shown.map(({ text }) => ({ kind: 'SAME', text }));
  if (blocks.length <= before + after) return same(blocks);
  return [
    ...same(blocks.slice(0, before)),
    { kind: 'SKIPPED', count: blocks.length - before - after },
    ...same(blocks.slice(blocks.length - after)),
  ];
}

/** What has come in the place of some paragraphs: one by one where they are as many. */
function changed(old: readonly Block[], now: readonly Block[]): Passage[] {
  if (old.length !== now.length) return [{ kind: 'CHANGED', parts: wordDifference(linesOf(old), linesOf(now)) }];
  return now.map(({ text }, place) => ({ kind: 'CHANGED', parts: wordDifference(old[place]?.text ?? '', text) }));
}

/** What has changed from one text of an article to a later one, both sanitised HTML; the whole text where nothing has. */
export function textDifference(before: string, after: string, pictureWords: (alt: string) => string): Passage[] {
  const [old, now] = [blocksOf(before, pictureWords), blocksOf(after, pictureWords)];
  const runs = diffArrays(old, now, { ...most, comparator: (one, other) => one.markup === other.markup }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  if (runs.every(({ added, removed }) => !added && !removed)) return now.map(({ text }) => ({ kind: 'SAME', text }));
  return runs.flatMap((run, place): Passage[] => {
    const [earlier, next] = [runs[place - 1], runs[place + 1]];
    // What has come in its place is told with it.
    if (run.removed) return next?.added ? [] : changed(run.value, []);
    if (run.added) return changed(earlier?.removed ? earlier.value : [], run.value);
    return withoutRest(run.value, place === 0, place === runs.length - 1);
  });
}
