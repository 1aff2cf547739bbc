/** The list with one of it at another place, from 1. */
export function moved<T extends { readonly id: string }>(items: readonly T[], id: string, place: number): T[] {
  const item = items.find((each) => each.id === id);
  if (!item) return [...items];
  return items.filter((each) => each !== item).toSpliced(place - 1, 0, item);
}
