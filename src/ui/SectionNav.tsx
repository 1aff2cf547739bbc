import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import styles from './SectionNav.module.css';

interface SectionNavProps {
  label: string;
  /** Another for each screen: the router hands how far a row was scrolled to the same row of the next page. */
  scrollKey: string;
  children: ReactNode;
}

/** The screens of one part of the site, as one row of links that scrolls sideways where it is too long. */
export const SectionNav = ({ label, scrollKey, children }: SectionNavProps) => (
  <nav className={styles['nav']} aria-label={label} data-scroll-restoration-id={scrollKey}>
    {children}
  </nav>
);

interface SectionAnchorProps extends Omit<ComponentProps<'a'>, 'className'> {
  isCurrent: boolean;
}

const SectionAnchor = ({ isCurrent, children, ...rest }: SectionAnchorProps) => (
  <a {...rest} className={styles['link']} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </a>
);

/** A screen of a SectionNav: `to` as for Link. */
export const SectionLink = createLink(SectionAnchor);
