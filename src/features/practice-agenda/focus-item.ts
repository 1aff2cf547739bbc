const middleOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

const itemsOf = (track: Element): HTMLElement[] => [...track.querySelectorAll<HTMLElement>('[data-item]')];

/** The item of a grid that an arrow key leads to from the one in focus: the next one of its day, or the one beside it. */
export function itemAfterKey(grid: HTMLElement, key: string): HTMLElement | undefined {
  const from = document.activeElement?.closest<HTMLElement>('[data-item]');
  const track = from?.closest('[data-date]');
  if (!from || !track) return undefined;
  const items = itemsOf(track);
  if (key === 'ArrowUp') return items[items.indexOf(from) - 1];
  if (key === 'ArrowDown') return items[items.indexOf(from) + 1];
  const tracks = [...grid.querySelectorAll('[data-date]')];
  const direction = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (direction === 0) return undefined;
  // A day without an item is passed over.
  for (let at = tracks.indexOf(track) + direction; tracks[at]; at += direction) {
    const beside = itemsOf(tracks[at] as Element);
    const nearest = beside.toSorted((a, b) => Math.abs(middleOf(a) - middleOf(from)) - Math.abs(middleOf(b) - middleOf(from)))[0];
    if (nearest) return nearest;
  }
  return undefined;
}
