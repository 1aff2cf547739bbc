/** What concerns fewer people than this is not told: somebody could be recognised in it. */
export const fewestPeople = 5;

/** How many weeks may be asked for, as they stand in an address. */
export const figuresWeeks = ['12', '26', '52'] as const;
export type FiguresWeeks = (typeof figuresWeeks)[number];
