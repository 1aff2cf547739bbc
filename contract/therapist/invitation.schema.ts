import * as z from 'zod/mini';
import { isEmail, requiredText } from '../validation-rules.ts';
import { therapistBody } from './therapist.schema.ts';

/** How long a mailed invitation opens an account. */
export const invitationDays = 7;

/** A profile to begin with; the person may write the rest. */
export const newInvitation = z.extend(therapistBody, { email: requiredText(isEmail) });

/** Another address, where the first one was mistyped. */
export const invitationChange = z.object({ email: z.optional(requiredText(isEmail)) });

export const invitation = z.object({
  email: z.string(),
  /** When the latest was asked for, ISO 8601 in UTC. */
  sentAt: z.string(),
  /** Until when its link opens the account. */
  expiresAt: z.string(),
  /** Its letter was refused by the mail server of the address. */
  isRefused: z.boolean(),
});
