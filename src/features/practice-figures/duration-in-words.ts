import type { Translate } from '#src/page/namespaces.ts';

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** « 25 min », « 7 h », « 3 jours »: whole, never less than it was, and a minute at least. */
export function durationInWords(t: Translate<'practice-figures'>, minutes: number): string {
  if (minutes < hourMinutes) return t('minutes', { count: Math.max(1, minutes) });
  if (minutes < 2 * dayMinutes) return t('hours', { count: Math.ceil(minutes / hourMinutes) });
  return t('days', { count: Math.ceil(minutes / dayMinutes) });
}
