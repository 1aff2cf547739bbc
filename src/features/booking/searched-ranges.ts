import { availabilityMaxDays } from '#contract/constants.ts';
import { addDays } from '#src/ui/calendar-grid.ts';

/** The days after one date up to another, in ranges as long as one call may ask for. */
export function searchedRanges(after: string, until: string): { from: string; to: string }[] {
  const ranges: { from: string; to: string }[] = [];
  for (let from = addDays(after, 1); from <= until; from = addDays(from, availabilityMaxDays)) {
    const to = addDays(from, availabilityMaxDays - 1);
    ranges.push({ from, to: to > until ? until : to });
  }
  return ranges;
}
