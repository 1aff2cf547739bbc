import * as z from 'zod/mini';
import { hasMaxLength, isNotEmpty, requiredText } from '../validation-rules.ts';
import { switchableMails } from './switchable-mails.ts';

export const mailSwitch = z.object({ kind: z.enum(switchableMails), isOn: z.boolean() });
export type MailSwitch = z.infer<typeof mailSwitch>;

export const mailSwitches = z.object({
  /** Where e-mails go; empty when none is known. */
  email: z.string(),
  /** The kinds there are for this person. */
  kinds: z.array(mailSwitch),
});

export const switchMailsBody = z.object({ kinds: z.array(mailSwitch).check(z.maxLength(switchableMails.length)) });

/** The signed part of an e-mail's unsubscribe link. */
const token = requiredText(isNotEmpty, hasMaxLength(1000));
export const unsubscribeQuery = z.object({ token });
export const unsubscribeBody = z.object({ token, isOn: z.boolean() });
