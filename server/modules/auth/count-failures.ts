import type { Deps } from '../../deps.ts';

/**
 * Lets a password be tried, and counts the tries that fail, per account and address together: one person's
 * mistakes lock out neither their neighbours nor, from elsewhere, themselves. Gives null for a failed try.
 */
export async function countFailures<T>(deps: Deps, account: string, address: string, attempt: () => Promise<T | null>): Promise<T | null> {
  const key = `${account} ${address}`;
  // Counted first and given back, because a thousand guesses sent at once would all pass a check before the first has failed.
  await deps.rateLimits.count('SIGN_IN', key);
  let isFailed = false;
  try {
    const result = await attempt();
    isFailed = result === null;
    return result;
  } finally {
    if (!isFailed) await deps.rateLimits.giveBack('SIGN_IN', key);
  }
}
