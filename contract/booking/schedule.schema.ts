import * as z from 'zod/mini';
import { isObjectId, text } from '../validation-rules.ts';
import { availabilityDay, dateText, schedule, scheduleBody } from './booking.schema.ts';

/** An appointment or a hold still to come that lies outside some hours: when, and nothing of whose it is. */
const outsideHours = z.array(z.object({ startDateTime: z.string(), endDateTime: z.string() }));

/** A schedule that has been saved, with what is booked outside of it, the earliest first. */
export const savedSchedule = z.extend(schedule, { outside: outsideHours });

/** Hours that are not saved yet, and the sessions to look for in them between two dates of their zone, inclusive. */
export const schedulePreviewBody = z.extend(scheduleBody, {
  /** Whose, where it is not one's own. */
  userId: z.optional(text(isObjectId)),
  durationMinutes: z.int().check(z.minimum(5), z.maximum(480)),
  from: dateText,
  to: dateText,
});

export const schedulePreview = z.object({ days: z.array(availabilityDay), outside: outsideHours });
