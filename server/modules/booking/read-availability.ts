import type { Availability } from '#contract/booking/booking.schema.ts';
import type { readAvailability as declared } from '#contract/booking/booking.endpoints.ts';
import { availabilityMaxDays, consentVersion } from '#contract/constants.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { isOneOf } from '#contract/validation-rules.ts';
import type { Deps } from '../../deps.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound } from '../../http/problem.ts';
import { availabilityOf } from './availability.ts';
import { findBookable } from './bookable.queries.ts';
import { refuseWrongDates } from './date-range.ts';
import { readAvailabilityInput } from './offered-slots.ts';

/** A therapist's days from one date to another, each with the slots that can be booked now. */
export async function readAvailability(
  deps: Deps,
  { slug, from, to, serviceId, mode }: { slug: string } & QueryOf<typeof declared>,
): Promise<Availability> {
  refuseWrongDates(from, to, availabilityMaxDays);
  const bookable = await findBookable(deps.db, slug, serviceId);
  if (!bookable?.service) throw notFound('THERAPIST');
  const { durationMinutes, modes } = bookable.service;
  if (mode && !modes.includes(mode)) throw brokenRule('mode', isOneOf(modes));
  const input = await readAvailabilityInput(deps, { bookable, durationMinutes }, from, to);
  return { timeZone: bookable.schedule.timeZone, generatedAt: input.now.toISOString(), consentVersion, days: availabilityOf(input) };
}
