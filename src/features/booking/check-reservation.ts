import { createReservationBody } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import { validate } from '#contract/validate.ts';

export type ReservationFields = Partial<Record<string, string>>;

/** The first message of each field that the server would refuse. Loaded when it is first needed: it brings zod. */
export function reservationProblems(body: object, locale: Locale): ReservationFields {
  const checked = validate(createReservationBody, body, locale);
  return checked.isValid ? {} : firstOfEach(checked.fields);
}

/** The first message of each field. */
export function firstOfEach(fields: readonly { fieldName: string; message: string }[]): ReservationFields {
  return Object.fromEntries(fields.toReversed().map(({ fieldName, message }) => [fieldName, message]));
}
