import * as z from 'zod/mini';
import { pageOf } from '../pagination.ts';

/** One e-mail that stayed in the demonstration. */
export const inboxMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** iCalendar (RFC 5545), where one is attached. */
  calendarFile: z.nullable(z.string()),
  /** What else is attached. */
  fileNames: z.array(z.string()),
  sentAt: z.string(),
});
export type InboxMail = z.infer<typeof inboxMail>;

/** `isLocal`: e-mails stay here instead of leaving; elsewhere the list is empty. */
export const mailInbox = z.extend(pageOf(inboxMail), { isLocal: z.boolean() });
