import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';

type Direction = 'asc' | 'desc';

/**
 * A list with the cards that were decided on while it was open: they leave it by their new status, but stay where
 * they were until the list is left, so that nothing moves under a thumb and an approval can be undone.
 * What the list itself holds is the latest known.
 */
export function keepInPlace(
  items: readonly PracticeReservation[],
  kept: readonly PracticeReservation[],
  direction: Direction,
): PracticeReservation[] {
  const listed = new Set(items.map(({ id }) => id));
  const sign = direction === 'asc' ? 1 : -1;
  return [...items, ...kept.filter(({ id }) => !listed.has(id))].toSorted(
    (a, b) => sign * (a.startDateTime.localeCompare(b.startDateTime) || a.id.localeCompare(b.id)),
  );
}
