import type { CSSProperties } from 'react';
import type { Span } from './day-column.ts';

/** Where a part of the day lies in a column that shows some hours, in hours: the style sheet knows how high one is. */
export const gridPlace = ({ from, until }: Span, hours: Span): CSSProperties =>
  ({ '--from': (from - hours.from) / 60, '--hours': (until - from) / 60 }) as CSSProperties;
