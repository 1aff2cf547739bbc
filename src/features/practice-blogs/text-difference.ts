import { diffArrays, diffWordsWithSpace } from 'diff';
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
  /** Without an added or a removed part, what has changed is how the words are set. */
  | { readonly kind: 'CHANGED'; readonly parts: readonly Part[] };

/** Past so many edits two texts have little in common, and looking on would hold up the page. */
const most = { maxEditLength: 2000 };

/** Less of the words in common, they are read more easily one after the other than mixed. */
const fewestInCommon = 0.3;

const wholly = (before: string, after: string): Part[] => [
  ...(before === '' ? [] : [{ kind: 'REMOVED' as const, text: before }]),
  ...(after === '' ? [] : [{ kind: 'ADDED' as const, text: after }]),
];

/** Which words of a text were taken out, and which have come. */
export function wordDifference(before: string, after: string): Part[] {
  const found = diffWordsWithSpace(before, after, most);
  if (!found) return wholly(before, after);
  const parts = found.map(({ added, removed, value }): Part => ({ kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME', text: value }));
  const common = parts.filter(({ kind }) => kind === 'SAME').reduce((sum, { text }) => sum + text.trim().length, 0);
  return common < fewestInCommon * Math.max(before.length, after.length) ? wholly(before, after) : parts;
}

/** A paragraph, a heading or an entry of a list. */
interface Block {
  /** Its words with how they are set. */
  readonly markup: string;
  readonly text: string;
}

const blockTag = /(<\/?(?:p|h[2-6]|li|ul|ol|blockquote|figure|figcaption|br)\b[^<>]*>)/;

/** The blocks of sanitised HTML; a picture is told by what `pictureWords` makes of its description. */
function blocksOf(html: string, pictureWords: (alt: string) => string): Block[] {
  const told = mapPictures(html, ({ alt }) => pictureWords(alt));
  let tag = '';
  const blocks: Block[] = [];
  for (const piece of told.split(blockTag)) {
    if (blockTag.test(piece)) {
      tag = piece;
      continue;
    }
    const text = plainText(piece);
    if (text !== '') blocks.push({ markup: tag + piece.trim(), text });
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

/** What has changed from one text of an article to a later one, both sanitised HTML; the whole text where nothing has. */
export function textDifference(before: string, after: string, pictureWords: (alt: string) => string): Passage[] {
  const [old, now] = [blocksOf(before, pictureWords), blocksOf(after, pictureWords)];
  const runs = diffArrays(old, now, { ...most, comparator: (one, other) => one.markup === other.markup }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  if (runs.every(({ added, removed }) => !added && !removed)) return now.map(({ text }) => ({ kind: 'SAME', text }));
  return runs.flatMap((run, place): Passage[] => {
    const earlier = runs[place - 1];
    if (run.removed) {
      // What has come in its place is told with it.
      const next = runs[place + 1];
      return next?.added ? [] : [{ kind: 'CHANGED', parts: wordDifference(linesOf(run.value), '') }];
    }
    if (run.added) return [{ kind: 'CHANGED', parts: wordDifference(earlier?.removed ? linesOf(earlier.value) : '', linesOf(run.value)) }];
    return withoutRest(run.value, place === 0, place === runs.length - 1);
  });
}
