import { useCallback, useState } from 'react';

export const zoomPercents = [100, 150, 200, 300, 400] as const;
const lastZoom = zoomPercents.length - 1;

/** How a picture is looked at: how large, and turned by how many quarters; with the keys that change it. */
export function useImageView() {
  const [zoom, setZoom] = useState(0);
  const [quarters, setQuarters] = useState(0);
  const enlarge = useCallback(() => setZoom((current) => Math.min(current + 1, lastZoom)), []);
  const reduce = useCallback(() => setZoom((current) => Math.max(current - 1, 0)), []);
  const rotate = useCallback(() => setQuarters((current) => (current + 1) % 4), []);

  // Shortcuts beside the buttons: they belong to the whole of it, which is no control by itself.
  const listen = useCallback(
    (viewer: HTMLElement | null) => {
      const keys: Record<string, () => void> = { '+': enlarge, '=': enlarge, '-': reduce, r: rotate, R: rotate };
      const press = (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      };
      viewer?.addEventListener('keydown', press);
      return () => viewer?.removeEventListener('keydown', press);
    },
    [enlarge, reduce, rotate],
  );

  return { zoom: zoomPercents[zoom] ?? zoomPercents[0], quarters, enlarge, reduce, rotate, listen };
}
