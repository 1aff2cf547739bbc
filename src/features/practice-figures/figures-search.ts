import { figuresWeeks, type FiguresWeeks } from '#contract/booking/figures-limits.ts';

/** What the address of the page may say. */
export interface FiguresAddress {
  weeks?: string | number;
}

/** How many weeks an address asks for: the fewest where it says nothing that makes sense. */
export const readWeeks = ({ weeks }: FiguresAddress): FiguresWeeks =>
  figuresWeeks.find((known) => known === String(weeks)) ?? figuresWeeks[0];

/** The search of an address, without what goes without saying. */
export const writeWeeks = (weeks: FiguresWeeks): FiguresAddress => (weeks === figuresWeeks[0] ? {} : { weeks: Number(weeks) });
