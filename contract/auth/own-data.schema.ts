import * as z from 'zod/mini';

/** What becomes of one's threads and comments: erased, or kept without any link to their author. */
export const threadChoices = ['DELETE', 'ANONYMISE'] as const;
export type ThreadChoice = (typeof threadChoices)[number];

export const deletionBody = z.object({ threads: z.enum(threadChoices) });

/** The request to delete one's account; `asked` is null when there is none. */
export const deletionState = z.object({
  asked: z.nullable(z.object({ askedAt: z.string(), effectiveAt: z.string(), threads: z.enum(threadChoices) })),
  /** When it would take effect if it were asked for now. */
  effectiveAtIfAskedNow: z.string(),
  /** Appointments to come, which end with the account. */
  comingReservations: z.int(),
});
export type DeletionState = z.infer<typeof deletionState>;

/** Everything held about a person, under names in their language. */
export const ownData = z.record(z.string(), z.unknown());
