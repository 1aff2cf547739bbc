import * as z from 'zod/mini';
import { locales } from '../locale.ts';
import { pushAudiences, pushKinds } from './push-kinds.ts';

/**
 * What a push carries (DOMAIN 8): never a name, a reason, a time or a token. The worker holds the sentences.
 * `id` is the reservation's, a thread's or that of a text which cannot wait, empty for a test, and for a thread that was not published; of one tag, a later notification takes the place of an earlier.
 */
export const pushMessage = z.object({
  kind: z.enum([...pushKinds, 'TEST']),
  id: z.string(),
  tag: z.string(),
  locale: z.enum(locales),
  to: z.enum(pushAudiences),
  /** The payment is settled and the reservation waits for a decision: « Approuver » may be offered. */
  canApprove: z.boolean(),
  /** Nothing shown says where it comes from or what it is about. */
  isDiscreet: z.boolean(),
});
export type PushMessage = z.infer<typeof pushMessage>;
/** The same before it is known which browser of whom it goes to. */
export type PushNews = Omit<PushMessage, 'locale' | 'isDiscreet'>;
