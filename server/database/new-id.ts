import { randomBytes } from 'node:crypto';

/** 24 lower-case hex characters: 4 bytes of time, so that keys grow, then 8 random ones. */
export function newId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0').slice(-8) + randomBytes(8).toString('hex');
}

/** An id of the same shape that tells nothing, neither when nor after what it was made: for what people write under pseudonyms. */
export const randomId = (): string => randomBytes(12).toString('hex');
