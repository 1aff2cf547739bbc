import type { Slot } from '#contract/booking/booking.schema.ts';

/** Those of the free slots that are nearest to a start, the same one first; of two equally far the earlier. Instants are ISO 8601. */
export function nearestTimes(slots: readonly Pick<Slot, 'startDateTime'>[], start: string, count: number): string[] {
  const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(start));
  return slots
    .map(({ startDateTime }) => startDateTime)
    .sort((one, other) => distance(one) - distance(other) || Date.parse(one) - Date.parse(other))
    .slice(0, count);
}
