import { defaultTimeZone } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import { problemMessage } from '#contract/problem.ts';
import { Problem } from './problem.ts';

interface ClosedAccount {
  readonly reason: 'BANNED' | 'SUSPENDED';
  readonly until: Date | null;
  /** What the practice wrote, which only the person and staff read. */
  readonly why: string | null;
}

const languages = { fr: 'fr-FR', en: 'en-GB' } as const;

function endInWords(until: Date, locale: Locale): string {
  const dateIn = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[locale], { ...options, timeZone: defaultTimeZone }).format(until);
  const time = dateIn({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const date = dateIn({ day: 'numeric', month: 'long', year: 'numeric' });
  // A suspension usually ends as a day begins, and midnight is not worth telling.
  if (time === '00:00') return date;
  return locale === 'fr' ? `${date} à ${time}` : `${date}, ${time}`;
}

function sentence({ reason, until, why }: ClosedAccount, locale: Locale): string {
  const isFrench = locale === 'fr';
  const end = until && endInWords(until, locale);
  const what = end
    ? isFrench
      ? `Ce compte est suspendu jusqu'au ${end}.`
      : `This account is suspended until ${end}.`
    : problemMessage(reason, locale);
  if (!why) return what;
  return `${what} ${isFrench ? 'Motif donné par le cabinet' : 'The practice gives this reason'}${isFrench ? '\u00A0' : ''}: ${why}`;
}

/** The 403 of a banned or suspended account: what holds, until when, and why. */
export function closedAccount(closed: ClosedAccount): Problem {
  const { reason, until } = closed;
  return new Problem(403, (locale) => ({
    message: sentence(closed, locale),
    reason,
    ...(reason === 'SUSPENDED' ? { until: until?.toISOString() ?? null } : {}),
  }));
}
