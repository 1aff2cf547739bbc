interface Placed {
  readonly id: string;
  readonly order: number;
}

/** The list with one of it at another place, from 1, and every place counted anew. */
export function moved<T extends Placed>(items: readonly T[], id: string, place: number): T[] {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  const others = items.filter((each) => each.id !== id);
  return others.toSpliced(place - 1, 0, item).map((each, index) => ({ ...each, order: index + 1 }));
}
