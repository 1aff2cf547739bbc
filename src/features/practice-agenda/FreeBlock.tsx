import type { MouseEvent } from 'react';
import styles from './Agenda.module.css';
import { stepMinutes, type FreeTime, type Span } from './day-column.ts';
import { gridPlace } from './grid-place.ts';

interface FreeBlockProps {
  free: FreeTime;
  hours: Span;
  label: string;
  /** Minutes since midnight. */
  onChoose: (from: number) => void;
}

/** Free time: a tap chooses the quarter of an hour under it, the keyboard the first. */
export function FreeBlock({ free, hours, label, onChoose }: FreeBlockProps) {
  function choose({ detail, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    // A click that no pointer made is the keyboard's.
    if (detail === 0) return onChoose(free.from);
    const { top, height } = currentTarget.getBoundingClientRect();
    const pressed = free.from + ((clientY - top) / height) * (free.until - free.from);
    const quarter = Math.floor(pressed / stepMinutes) * stepMinutes;
    onChoose(Math.min(Math.max(quarter, free.from), free.until - stepMinutes));
  }
  return (
    <button type="button" data-item="" className={styles['free']} style={gridPlace(free, hours)} aria-label={label} onClick={choose} />
  );
}
