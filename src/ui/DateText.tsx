import { formatInstant, type DateLanguage, type DateStyle } from './dates.ts';

interface DateTextProps {
  /** ISO 8601, UTC. */
  instant: string;
  format: DateStyle;
  language: DateLanguage;
  timeZone: string;
}

export const DateText = ({ instant, format, language, timeZone }: DateTextProps) => (
  <time dateTime={instant}>{formatInstant(instant, format, language, timeZone)}</time>
);
