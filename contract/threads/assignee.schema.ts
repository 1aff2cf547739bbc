import * as z from 'zod/mini';
import { isDate, isObjectId, text } from '../validation-rules.ts';

/** Who of the practice sees to the person behind a text. */
export const assignee = z.object({ authID: z.string(), name: z.string(), since: z.string() });
export type Assignee = z.infer<typeof assignee>;

/** `seenSince` is the `since` of whoever was shown as the assignee; left out or null, nobody was. */
export const assigneeBody = z.object({
  commentId: z.optional(z.nullable(text(isObjectId))),
  isAssigned: z.boolean(),
  seenSince: z.optional(z.nullable(text(isDate))),
});

export const assigneeAnswer = z.object({ assignee: z.nullable(assignee) });
