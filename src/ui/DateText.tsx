import { formatInstant, type DateLanguage, type DateStyle } from '#contract/dates-in-words.ts';

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
