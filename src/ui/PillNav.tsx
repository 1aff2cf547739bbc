import { createLink } from '@tanstack/react-router';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import pills from './Pill.module.css';
import styles from './PillNav.module.css';

/** Choices that are addresses: one row, which scrolls sideways where it is too long. */
export const PillNav = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav className={classNames(pills['row'], styles['nav'])} aria-label={label}>
    {children}
  </nav>
);

interface PillAnchorProps extends Omit<ComponentProps<'a'>, 'className'> {
  /** Told, not guessed by the router, which counts any search as part of the address it compares. */
  isCurrent: boolean;
}

function PillAnchor({ isCurrent, children, ...rest }: PillAnchorProps) {
  const pill = useRef<HTMLAnchorElement>(null);
  // On a phone the chosen one may lie beyond the edge when the page opens. Not scrollIntoView: it also moves the page.
  useEffect(() => {
    const row = pill.current?.parentElement;
    if (!isCurrent || !pill.current || !row) return;
    // Another for each choice: the router hands how far a row was scrolled to the same row of the next page.
    row.dataset['scrollRestorationId'] = row.ariaLabel + pill.current.href;
    row.scrollLeft = pill.current.offsetLeft - (row.clientWidth - pill.current.clientWidth) / 2;
  }, [isCurrent]);
  return (
    <a {...rest} ref={pill} className={classNames(pills['pill'], styles['pill'])} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}

/** A choice of a PillNav: `to`, `search` as for Link. */
export const PillLink = createLink(PillAnchor);
