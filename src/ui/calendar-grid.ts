/** Dates are `yyyy-MM-dd` and months `yyyy-MM`, of no zone: a calendar's squares, not instants. */
const instantOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const dateOf = (instant: Date): string => instant.toISOString().slice(0, 10);

export const monthOf = (date: string): string => date.slice(0, 7);
export const firstDayOf = (month: string): string => `${month}-01`;

export function addDays(date: string, count: number): string {
  const moved = instantOf(date);
  moved.setUTCDate(moved.getUTCDate() + count);
  return dateOf(moved);
}

export function addMonths(month: string, count: number): string {
  const moved = instantOf(firstDayOf(month));
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return monthOf(dateOf(moved));
}

export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);
