import { wordsAtHand } from './words-at-hand.ts';

const intlLocales = { fr: 'fr-FR', en: 'en-GB', ar: 'ar-TN' } as const;
export type DateLanguage = keyof typeof intlLocales;

const styles = {
  /** 12 novembre 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** jeudi 12 novembre */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 12 novembre */
  yearlyDay: { day: 'numeric', month: 'long' },
  /** jeu. 12 nov. */
  shortDay: { weekday: 'short', day: 'numeric', month: 'short' },
  /** novembre 2026 */
  month: { month: 'long', year: 'numeric' },
  /** 14 h 30 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** jeudi 12 novembre à 14 h 30 */
  dayAndTime: { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  /** 12 nov. 2026 à 14 h 30 */
  short: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

const connectors: Record<DateLanguage, string> = { fr: ' à ', en: ' at ', ar: ' على الساعة ' };
/** French counts the first day of a month, and only that one: « 1er janvier ». */
const dayInWords = ({ type, value }: Intl.DateTimeFormatPart, language: DateLanguage) =>
  language === 'fr' && type === 'day' && value === '1' ? '1er' : value;

/** « 14 h 30 », “2:30 pm”: one style per language, and never broken over two lines. */
function timeInWords(parts: readonly Intl.DateTimeFormatPart[], language: DateLanguage): string {
  const valueOf = (type: 'hour' | 'minute') => parts.find((part) => part.type === type)?.value;
  const [hour, minute] = [valueOf('hour'), valueOf('minute')];
  if (hour === undefined || minute === undefined) return '';
  if (language === 'ar') return `${hour}:${minute}`;
  if (language === 'fr') return `${Number(hour)}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
  return `${Number(hour) % 12 || 12}:${minute}\u00A0${Number(hour) < 12 ? 'am' : 'pm'}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once: it is the dearest part of writing a date. */
function formatterOf(key: string, locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/**
 * An instant in words. Language and zone are always told: left to the machine's own, the server's text and the
 * browser's would differ. So would the commas between the parts, from one version of Unicode's data to the next:
 * only the parts come from Intl.
 */
export function formatInstant(instant: string | Date, style: DateStyle, language: DateLanguage, timeZone: string): string {
  const key = `${style} ${language} ${timeZone}`;
  const date = new Date(instant);
  return wordsAtHand(`${date.toJSON()} ${key}`, () => {
    const formatter = formatterOf(key, intlLocales[language], { ...styles[style], timeZone, hourCycle: 'h23' });
    const parts = formatter.formatToParts(date).filter(({ type }) => type !== 'literal');
    const days = parts.filter(({ type }) => type !== 'hour' && type !== 'minute').map((part) => dayInWords(part, language));
    const time = timeInWords(parts, language);
    const connector = days.length > 0 && time !== '' ? connectors[language] : '';
    return days.join(' ') + connector + time;
  });
}

/** The hour of an instant in a zone, from 0 to 23. */
export function hourInZone(instant: string | Date, timeZone: string): number {
  return Number(formatterOf(`hour ${timeZone}`, 'en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date(instant)));
}

/** The calendar date of an instant in a zone, as `yyyy-MM-dd`. */
export function dateInZone(instant: string | Date, timeZone: string): string {
  return formatterOf(`date ${timeZone}`, 'sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));
}
