import * as z from 'zod/mini';
import { hasMaxLength, isUrl, obeys, text } from '../validation-rules.ts';
import { videoLinkIn } from './video-link.ts';

/** Where a session by video takes place: web addresses. */
export const videoLink = z.object({
  /** Written for this appointment alone. */
  own: z.nullable(z.string()),
  /** Of all the sessions by video of its therapist that have none of their own. */
  usual: z.nullable(z.string()),
});

export const videoLinkBody = z.object({
  /** The address, or an invitation that holds it; empty: none. */
  url: text(hasMaxLength(2000)).check(obeys({ ...isUrl, test: (value) => value === '' || videoLinkIn(String(value)) !== null })),
  /** For all the sessions by video of its therapist that have none of their own, this one among them. */
  isUsual: z.boolean(),
});
