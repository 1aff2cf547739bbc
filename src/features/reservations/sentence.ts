import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { MessageKey, MessageValues } from '#src/page/namespaces.ts';
import { formatInstant } from '#contract/dates-in-words.ts';

type Key = MessageKey<'reservations'>;

/** One sentence of the catalogue; `reason` is what the practice wrote, put where the sentence has its tag. */
export interface Sentence {
  key: Key;
  values?: MessageValues;
  reason?: string | null;
}

export interface NextStepContext {
  now: Date;
  locale: Locale;
  /** Of the practice, in the language of the page, once it is known. */
  address?: string | undefined;
}

export type Tell = (reservation: Reservation, context: NextStepContext) => Sentence[];

/** « jeudi 12 novembre à 14 h 30 », in the practice's zone. */
export const instantText = ({ therapist }: Reservation, instant: string, locale: Locale): string =>
  formatInstant(instant, 'dayAndTime', locale, therapist.timeZone);

export const amountOf = ({ payment }: Reservation, locale: Locale) => ({ amount: formatMillimes(payment.amountMillimes, locale) });

/** The sentence with the end of the hold, or the one without where there is no hold. */
export function withDeadline(
  reservation: Reservation,
  { locale }: NextStepContext,
  [key, openKey]: readonly [Key, Key],
  values: MessageValues = {},
): Sentence {
  const { holdUntil } = reservation;
  return holdUntil ? { key, values: { ...values, deadline: instantText(reservation, holdUntil, locale) } } : { key: openKey, values };
}

/** The sentence that gives the practice's reason, or the one without where there is none. */
export const becauseOf = (key: Key, plainKey: Key, reason: string | null): Sentence => (reason ? { key, reason } : { key: plainKey });
