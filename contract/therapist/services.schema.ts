import * as z from 'zod/mini';
import { isObjectId, requiredText } from '../validation-rules.ts';
import { service, serviceBody } from './therapist.schema.ts';

/** A session as the practice sees it: no longer on offer too, with what keeps the time after it free. */
export const practiceService = z.extend(service, {
  /** Minutes; null: as long as the schedule says. */
  bufferAfterMinutes: z.nullable(z.int()),
  isOffered: z.boolean(),
});
export type PracticeService = z.infer<typeof practiceService>;

/** In the order clients see. */
export const practiceServices = z.object({ items: z.array(practiceService) });

const sessionBody = z.extend(z.omit(serviceBody, { id: true }), {
  // What costs nothing has no way to be paid, and none to be booked.
  priceMillimes: z.int().check(z.minimum(1), z.maximum(100_000_000)),
  bufferAfterMinutes: z.nullable(z.int().check(z.minimum(0), z.maximum(240))),
  isOffered: z.boolean(),
  order: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
});
/** `order` is the place among the others of its therapist, from 1; without it a new one comes last. */
export const newServiceBody = z.extend(sessionBody, { therapistId: requiredText(isObjectId) });

/** What is left out stays as it is: another device may have changed it. */
export const serviceChangeBody = z.partial(sessionBody);
export type ServiceChange = z.output<typeof serviceChangeBody>;
