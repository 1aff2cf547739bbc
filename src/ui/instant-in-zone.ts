/** The instant at which the clocks of a zone show a date (yyyy-MM-dd) and a time (HH:mm). */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const inUtc = new Date(`${date}T${time}:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(inUtc);
  const offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - inUtc.getTime();
  return new Date(inUtc.getTime() - offset);
}

/** What the clocks of a zone show at an instant: HH:mm. */
export const timeInZone = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(new Date(instant));

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** The date (yyyy-MM-dd) and the minutes since its midnight that the clocks of a zone show at an instant. */
export function wallClockOf(instant: string | Date, timeZone: string): { date: string; minutes: number } {
  const known = wallClocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  // Making one takes longer than asking it a hundred times.
  wallClocks.set(timeZone, known);
  const [date = '', time = ''] = known.format(new Date(instant)).split(' ');
  return { date, minutes: minutesOf(time) };
}

/** HH:mm as minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The instant a calendar date (yyyy-MM-dd) begins in a zone. */
export const startOfDayInZone = (date: string, timeZone: string): Date => instantInZone(date, '00:00', timeZone);
