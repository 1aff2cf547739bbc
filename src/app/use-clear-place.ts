import { useEffect, useLayoutEffect, useEffectEvent, type RefObject } from 'react';
import { lowestFreeTop, type Band } from './free-band.ts';

/** What a person presses or types into, and what is told where it stands. */
const neverCovered = 'a, button, input, select, textarea, [contenteditable], [role="alert"], [role="status"]';
const gap = 8;

/** The layer in front: a dialog's shade lies over everything else. */
const frontLayer = (): ParentNode => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;

function takenBeside(list: HTMLElement): Band[] {
  const shown = [...list.children].map((each) => each.getBoundingClientRect());
  const [left, right] = [Math.min(...shown.map((each) => each.left)), Math.max(...shown.map((each) => each.right))];
  return [...frontLayer().querySelectorAll(neverCovered)]
    .filter((each) => !list.contains(each))
    .map((each) => each.getBoundingClientRect())
    .filter((rect) => rect.height > 0 && rect.left < right && rect.right > left)
    .map(({ top, bottom }) => ({ top: top - gap, bottom: bottom + gap }));
}

/** Moves a list to the lowest part of the screen where it covers nothing to press; it stays where it is as long as that is clear. */
function place(list: HTMLElement): void {
  const { height, top } = list.getBoundingClientRect();
  if (height === 0) return;
  const taken = takenBeside(list);
  if (lowestFreeTop(taken, height, { top, bottom: top + height }) !== undefined) return;
  // Where everything is taken, the foot of the screen, by the stylesheet.
  const free = lowestFreeTop(taken, height, { top: 0, bottom: innerHeight - gap });
  list.style.setProperty('inset-block', free === undefined ? '' : `${free}px auto`);
}

/** Keeps a list of notices clear of what can be pressed while it shows any, whatever moves or comes beneath. */
export function useClearPlace(list: RefObject<HTMLElement | null>, count: number): void {
  const placeNow = useEffectEvent(() => list.current && place(list.current));

  // Before it is painted.
  useLayoutEffect(() => {
    if (count === 0) list.current?.style.removeProperty('inset-block');
    else placeNow();
  }, [list, count]);

  useEffect(() => {
    if (count === 0) return undefined;
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(placeNow);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { subtree: true, childList: true });
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [count]);
}
