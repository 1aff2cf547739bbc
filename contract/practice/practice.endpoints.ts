import * as z from 'zod/mini';
import { localizedText } from '../categories/categories.schema.ts';
import { anyone, endpoint } from '../endpoint.ts';

export const practice = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: localizedText,
  hours: localizedText,
  /** On receipts, which anybody may be handed. */
  fiscalNumber: z.string(),
  socialLinks: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Whom every page says to call first: of the help line, which few pages read whole. */
  emergencyNumber: z.string(),
  /** What the help line has, as it is written there: texts of every page make links of them. */
  helpNumbers: z.array(z.string()),
  /** Tells a device that the help line it keeps is an earlier one. */
  helpLineEditedAt: z.nullable(z.string()),
});
export type Practice = z.infer<typeof practice>;

/** Beside SPEC 7: what differs between practices is data, and the footer and the help line need it. */
export const readPractice = endpoint({
  method: 'GET',
  path: '/v1/client/practice',
  summary: "The practice's name, contacts and hours, as the foot of every page shows them, and its tax number.",
  access: anyone,
  answer: practice,
  cache: 'READABLE_OFFLINE',
});
