import { useEffect, useRef, type RefObject } from 'react';

const press = (item: Element | undefined, decision: 'publish' | 'withhold' | 'undo') =>
  item?.querySelector<HTMLButtonElement>(`[data-decision=${decision}]`)?.click();

/**
 * The keys of the queue: J and K go to the next text and the one before, P publishes the one that has the focus, R asks
 * why not, Z undoes what was decided last. They work while the focus is in the list, and not in a field: elsewhere letters are letters (WCAG 2.1.4).
 * `noteDecided` names the place of a text that was decided of: once the list is there again, the focus is on the one there.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>, shown: readonly unknown[]): { noteDecided: (at: number) => void } {
  const place = useRef<number>(undefined);

  // One key away from the first text, for whoever has begun nothing else on the page: J needs no Tabs before it.
  useEffect(() => {
    if (document.activeElement?.contains(list.current)) list.current?.focus({ preventScroll: true });
  }, [list]);

  // The browser lets the focus go with the text that leaves.
  useEffect(() => {
    if (place.current === undefined) return;
    const items = [...(list.current?.children ?? [])] as HTMLElement[];
    items[Math.min(place.current, shown.length - 1)]?.focus();
    place.current = undefined;
  }, [list, shown]);

  // Keys are the list's, not any one control's.
  useEffect(() => {
    const frame = list.current;
    const hear = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
      if (isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
      const items = [...(frame?.children ?? [])] as HTMLElement[];
      const at = items.findIndex((item) => item.contains(document.activeElement));
      const key = event.key.toLowerCase();
      // A key that is held down must not decide of texts nobody has read.
      if ((key === 'p' || key === 'r') && event.repeat) return;
      if (key === 'j') items[Math.min(at + 1, items.length - 1)]?.focus();
      else if (key === 'k') items[Math.max(at - 1, 0)]?.focus();
      else if (key === 'p') press(items[at], 'publish');
      else if (key === 'r') press(items[at], 'withhold');
      else if (key === 'z') press(document.body, 'undo');
      else return;
      event.preventDefault();
    };
    frame?.addEventListener('keydown', hear);
    return () => frame?.removeEventListener('keydown', hear);
  }, [list]);

  return { noteDecided: (at) => void (place.current = at) };
}
