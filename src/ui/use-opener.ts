import { useRef, type RefObject } from 'react';

/**
 * Where the keyboard was when a dialog opened, and the way back there, or elsewhere where that is gone by then. Radix goes back to its
 * own trigger, and what is rendered when it is wanted has none.
 */
export function useOpener(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  return {
    note: () => void (opener.current = document.activeElement),
    goBack: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected ? opener.current : fallback?.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
