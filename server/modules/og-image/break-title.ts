import LineBreaker from 'linebreak';

type Measure = (line: string) => number;

const letters = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Each part after which a line may end, with the space that follows it. */
function partsOf(text: string): string[] {
  const breaker = new LineBreaker(text);
  const parts: string[] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    parts.push(text.slice(from, next.position));
    from = next.position;
  }
  return parts;
}

/** A part that no line holds, an address for one, is cut between letters. */
function cutToWidth(part: string, width: number, measure: Measure): string[] {
  if (measure(part.trimEnd()) <= width) return [part];
  const cut: string[] = [''];
  for (const { segment } of letters.segment(part)) {
    const last = cut.at(-1) ?? '';
    const longer = last + segment;
    if (last === '' || measure(longer) <= width) cut[cut.length - 1] = longer;
    else cut.push(segment);
  }
  return cut;
}

/** « de », « la », “a”: a line that ends with one reads badly. */
const endsShort = /(?:^|[\s\u00A0])[\p{Letter}’']{1,3}$/u;
const shortEndCost = 0.06;

interface Broken {
  readonly lines: readonly string[];
  readonly cost: number;
}

/** Fewer lines first, then lines of like length that do not end with a small word. */
const isBetter = (one: Broken, other: Broken | undefined): boolean =>
  !other || one.lines.length < other.lines.length || (one.lines.length === other.lines.length && one.cost < other.cost);

/** The lines of a text, none wider than `width` by `measure`. */
export function breakTitle(text: string, width: number, measure: Measure): readonly string[] {
  const parts = partsOf(text).flatMap((part) => cutToWidth(part, width, measure));
  // The best way to break what stands before each part.
  const best: (Broken | undefined)[] = [{ lines: [], cost: 0 }];
  for (let end = 1; end <= parts.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const line = parts.slice(start, end).join('').trim();
      const slack = 1 - measure(line) / width;
      // One part may be a single sign wider than any line.
      if (slack < 0 && start < end - 1) break;
      const before = best[start];
      if (!before) continue;
      const isLast = end === parts.length;
      const cost = before.cost + slack * slack + (!isLast && endsShort.test(line) ? shortEndCost : 0);
      const broken = { lines: [...before.lines, line], cost };
      if (isBetter(broken, best[end])) best[end] = broken;
    }
  }
  return best[parts.length]?.lines ?? [];
}

/** The first `most` lines of a text too long for them, the last cut after a word and ended with “…”. */
function shortened(lines: readonly string[], most: number, width: number, measure: Measure): readonly string[] {
  const kept = lines.slice(0, most);
  let last = kept.at(-1) ?? '';
  while (last !== '' && measure(`${last}…`) > width) {
    // Between letters where there is but one word.
    const end = last.includes(' ') ? last.lastIndexOf(' ') : (Array.from(letters.segment(last)).at(-1)?.index ?? 0);
    last = last.slice(0, end);
  }
  const bare = last.replace(/[\s\p{Punctuation}]+$/u, '');
  return [...kept.slice(0, -1), `${bare === '' ? last : bare}…`];
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** From the largest: in pixels. */
  readonly sizes: readonly number[];
  /** Of a line, in units of the size. */
  readonly lineHeight: number;
}

export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** A title in the largest letters that its room takes; in the smallest it is cut where it must. `measure` is in units of the size. */
export function fitTitle(text: string, { width, height, sizes, lineHeight }: Room, measure: Measure): FittedTitle {
  const widest = Math.max(0, ...partsOf(text).map((part) => measure(part.trimEnd())));
  let smallest: FittedTitle = { lines: [], size: 0 };
  for (const size of sizes) {
    const inPixels: Measure = (line) => measure(line) * size;
    const lines = breakTitle(text, width, inPixels);
    const most = Math.max(1, Math.floor(height / (size * lineHeight)));
    if (lines.length <= most && widest * size <= width) return { lines, size };
    smallest = { lines: lines.length <= most ? lines : shortened(lines, most, width, inPixels), size };
  }
  return smallest;
}
