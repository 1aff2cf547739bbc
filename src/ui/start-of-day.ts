/** The instant a calendar date (yyyy-MM-dd) begins in a zone. */
export function startOfDayInZone(date: string, timeZone: string): Date {
  const inUtc = new Date(`${date}T00:00:00Z`);
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(inUtc);
  const offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - inUtc.getTime();
  return new Date(inUtc.getTime() - offset);
}
