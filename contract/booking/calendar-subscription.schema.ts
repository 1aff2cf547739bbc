import * as z from 'zod/mini';

/** The address at which a calendar program reads a therapist's appointments. */
export const calendarSubscription = z.object({
  /** Null while there is none. Whoever has it reads what is there: it is asked for by its owner alone. */
  address: z.nullable(z.string()),
  /** Whether clients' names are shown there, besides when and how. */
  showsNames: z.boolean(),
  /** When a program last read it. */
  lastReadAt: z.nullable(z.string()),
});
export type CalendarSubscription = z.infer<typeof calendarSubscription>;

export const calendarSubscriptionBody = z.object({ showsNames: z.boolean() });
