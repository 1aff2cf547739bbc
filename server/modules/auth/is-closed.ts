import type { accounts } from './auth.tables.ts';

export type Closure = Pick<typeof accounts.$inferSelect, 'state' | 'suspendedUntil'>;

/** Whether nobody may sign in to an account at an instant: it is banned, or suspended and that is not over. */
export const isClosed = ({ state, suspendedUntil }: Closure, now: Date): boolean =>
  state === 'BANNED' || (state === 'SUSPENDED' && (suspendedUntil === null || suspendedUntil > now));

/** When a closed account opens by the clock alone, in milliseconds since 1970; Infinity where it does not. */
export const opensAt = ({ state, suspendedUntil }: Closure, now: Date): number =>
  state === 'SUSPENDED' && suspendedUntil !== null && suspendedUntil > now ? suspendedUntil.getTime() : Infinity;
