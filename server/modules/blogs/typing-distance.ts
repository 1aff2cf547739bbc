/**
 * How many slips of the finger part two words: a letter put in, left out, changed, or two neighbours swapped
 * (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance, optimal string alignment).
 */
export function typingDistance(a: string, b: string): number {
  let [older, old]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(old, j) + 1,
        at(row, j - 1) + 1,
        at(old, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(older, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [older, old] = [old ?? [], row];
  }
  return at(old, b.length);
}

const at = (row: readonly number[] | undefined, place: number) => row?.[place] ?? Number.POSITIVE_INFINITY;
