import type { schedulePreview } from '#contract/booking/schedule.schema.ts';
import type { previewSchedule as declared } from '#contract/booking/schedule.endpoints.ts';
import { availabilityMaxDays } from '#contract/constants.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { availabilityOf } from './availability.ts';
import { findBookedOutside } from './booked-outside.ts';
import { refuseWrongDates } from './date-range.ts';
import { readAvailabilityInput } from './offered-slots.ts';
import { findTherapistId } from './schedule.queries.ts';
import { refuseUnusableSchedule } from './unusable-schedule.ts';

/**
 * What clients would be offered were these the hours of a therapist: computed as their own calendar is, nothing written.
 * Another's look like none at all to who may only write their own.
 */
export async function previewSchedule(
  deps: Deps,
  actor: Actor,
  { userId = actor.accountId, durationMinutes, from, to, ...schedule }: BodyOf<typeof declared>,
): Promise<z.infer<typeof schedulePreview>> {
  refuseUnusableSchedule(schedule);
  refuseWrongDates(from, to, availabilityMaxDays);
  const isTheirs = userId === actor.accountId || may(actor, 'SCHEDULE', 'WRITE');
  const therapistId = isTheirs ? await findTherapistId(deps.db, userId) : null;
  if (therapistId === null) throw notFound('SCHEDULE');
  // What is looked at is the hours alone.
  const account = { state: 'ACTIVE', suspendedUntil: null } as const;
  const bookable = { therapistId, therapistUserId: userId, account, schedule, service: null };
  const input = await readAvailabilityInput(deps, { bookable, durationMinutes }, from, to);
  return { days: availabilityOf(input), outside: await findBookedOutside(deps.db, therapistId, schedule, input.now) };
}
