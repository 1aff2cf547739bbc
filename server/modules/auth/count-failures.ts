import type { Deps } from '../../deps.ts';

const turns = new Map<string, Promise<unknown>>();

async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work);
  const settled = mine.catch(() => undefined);
  turns.set(key, settled);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === settled) turns.delete(key);
  }
}

/**
 * Lets a password be tried, and counts the tries that fail, per account and address together: one person's
 * mistakes lock out neither their neighbours nor, from elsewhere, themselves. Gives null for a failed try.
 */
export async function countFailures<T>(deps: Deps, account: string, address: string, attempt: () => Promise<T | null>): Promise<T | null> {
  const key = `${account} ${address}`;
  // In turn, because a thousand guesses sent at once would all pass the check before the first one is counted.
  return oneAtATime(key, async () => {
    await deps.rateLimits.check('SIGN_IN', key);
    const result = await attempt();
    if (result === null) await deps.rateLimits.count('SIGN_IN', key);
    return result;
  });
}
