import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState } from 'react';

/** The sizes that the buttons and keys go through; fingers and the wheel stop anywhere between. */
const zoomSteps = [1, 1.5, 2, 3, 4] as const;
const largest = zoomSteps[zoomSteps.length - 1] ?? 1;
/** How far an arrow key moves the picture, in CSS pixels. */
const arrowStep = 48;

/** While all of it is seen, a finger that slides over it scrolls what it stands in. */
const touchActionAt = (scale: number) => (scale > 1 ? 'none' : 'pan-y');

/**
 * How a picture is looked at: how large, and turned by how many quarters. It is enlarged by two fingers, the wheel, the
 * keys + and − and two buttons; moved by a finger, the mouse and the arrows.
 */
export function useImageView() {
  const [scale, setScale] = useState(1);
  const [quarters, setQuarters] = useState(0);
  const panzoom = useRef<PanzoomObject>(null);

  const zoomTo = useCallback((to: number | undefined) => {
    if (to !== undefined) panzoom.current?.zoom(to);
  }, []);
  const enlarge = useCallback(() => {
    const from = panzoom.current?.getScale() ?? 1;
    zoomTo(zoomSteps.find((step) => step > from));
  }, [zoomTo]);
  const reduce = useCallback(() => {
    const from = panzoom.current?.getScale() ?? 1;
    zoomTo(zoomSteps.findLast((step) => step < from));
  }, [zoomTo]);
  const rotate = useCallback(() => setQuarters((current) => (current + 1) % 4), []);

  /** For the element that is enlarged; its parent is the frame that hides what reaches beyond it. */
  const stage = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const frame = element.parentElement;
    const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = Panzoom(element, {
      minScale: 1,
      maxScale: largest,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      animate,
      touchAction: touchActionAt(1),
    });
    panzoom.current = made;
    const changed = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      const { scale: next }: PanzoomEventDetail = event.detail;
      setScale(next);
      made.setOptions({ touchAction: touchActionAt(next) });
    };
    element.addEventListener('panzoomchange', changed);
    frame?.addEventListener('wheel', made.zoomWithWheel, { passive: false });
    return () => {
      element.removeEventListener('panzoomchange', changed);
      frame?.removeEventListener('wheel', made.zoomWithWheel);
      made.destroy();
      panzoom.current = null;
    };
  }, []);

  // Shortcuts beside the buttons: they belong to the whole of it, which is no control by itself.
  const listen = useCallback(
    (viewer: HTMLElement | null) => {
      if (!viewer) return undefined;
      const move = (x: number, y: number) => panzoom.current?.pan(x, y, { relative: true });
      const keys: Record<string, () => void> = {
        '+': enlarge,
        '=': enlarge,
        '-': reduce,
        r: rotate,
        R: rotate,
        ArrowLeft: () => move(arrowStep, 0),
        ArrowRight: () => move(-arrowStep, 0),
        ArrowUp: () => move(0, arrowStep),
        ArrowDown: () => move(0, -arrowStep),
      };
      const press = (event: KeyboardEvent) => {
        const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
        if (!act) return;
        event.preventDefault();
        act();
      };
      viewer.addEventListener('keydown', press);
      return () => viewer.removeEventListener('keydown', press);
    },
    [enlarge, reduce, rotate],
  );

  return { scale, isSmallest: scale <= 1, isLargest: scale >= largest, quarters, enlarge, reduce, rotate, stage, listen };
}
