import * as z from 'zod/mini';
import { anyone, endpoint } from '../endpoint.ts';

const openingHours = z.object({
  timeZone: z.string(),
  /** The first and the last of the seven days, yyyy-MM-dd in that zone. */
  from: z.string(),
  to: z.string(),
  /** By the clocks of that zone, from Sunday (0) on; of one day in order, none touching the next. */
  days: z.array(z.object({ weekday: z.int(), opens: z.string(), closes: z.string() })),
});
export type OpeningHours = z.infer<typeof openingHours>;

/** Beside SPEC 7: the practice says its hours in words, which search engines cannot read. */
export const readOpeningHours = endpoint({
  method: 'GET',
  path: '/v1/booking/opening-hours',
  summary:
    'When somebody of the practice can be met in the seven days from today, as their hours and seasons say, whatever is booked or closed.',
  access: anyone,
  answer: openingHours,
});
