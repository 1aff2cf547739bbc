import { useRef, type RefObject } from 'react';

/**
 * Where the keyboard was when a dialog opened, and the way back there, or elsewhere where that is gone by then. Radix goes back to its
 * own trigger, and what is rendered when it is wanted has none. What the person has moved on to meanwhile, `backTo`, comes first.
 */
export function useOpener(fallback?: RefObject<HTMLElement | null>, backTo?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    // Where nothing had the focus there is nothing to go back to.
    note: () => void (opener.current = document.activeElement === document.body ? null : document.activeElement),
    goBack: (event: Event) => {
      event.preventDefault();
      const target = [backTo?.current, opener.current, fallback?.current].find((each) => each?.isConnected);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
