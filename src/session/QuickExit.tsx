import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';
import { SignOutIcon } from '#src/ui/icons/SignOutIcon.tsx';
import { leaveQuickly, neutralSite } from './leave-quickly.ts';
import { createPressCounter } from './press-counter.ts';
import styles from './QuickExit.module.css';

declare global {
  interface Window {
    /** Kept by index.html: when Shift was pressed last, in a row, in milliseconds since this document began. */
    earlyShifts?: number[];
  }
}

/** Presses that nobody heard yet, since the page was waking, count for so long. */
const longestWakeMs = 10_000;

interface QuickExitProps {
  label: string;
  /** The id of the QuickExitNote of this page. */
  noteId: string;
  /** What stands at the other end of its strip: the way back, or the page's title. */
  children: ReactNode;
}

/**
 * Leaves the site at once: this button, or Shift three times within five seconds. It has a strip of its own, which stays
 * in view while the page scrolls and covers nothing: it goes first into the page's tallest element, which is no grid.
 */
export function QuickExit({ label, noteId, children }: QuickExitProps) {
  const queryClient = useQueryClient();

  // Whoever must leave at once may not find the button: the key is heard wherever the focus is.
  useLayoutEffect(() => {
    const shift = createPressCounter(3, 5000);
    const press = (at: number) => shift.press(at) && leaveQuickly(queryClient);
    function listen(event: KeyboardEvent) {
      if (event.repeat) return;
      // A capital letter is Shift and another key: typing must never leave the page.
      if (event.key !== 'Shift') shift.reset();
      else press(event.timeStamp);
    }
    addEventListener('keydown', listen);
    for (const at of window.earlyShifts ?? []) if (performance.now() - at < longestWakeMs) press(at);
    return () => removeEventListener('keydown', listen);
  }, [queryClient]);

  return (
    <div className={styles['strip']} data-strip>
      {children}
      <a
        href={neutralSite}
        rel="noopener noreferrer nofollow"
        className={styles['exit']}
        aria-describedby={noteId}
        onClick={(event) => {
          event.preventDefault();
          leaveQuickly(queryClient);
        }}
      >
        <SignOutIcon size={20} />
        {label}
      </a>
    </div>
  );
}
