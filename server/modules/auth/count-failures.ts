import type { Deps } from '../../deps.ts';
import { networksOf } from '../../http/networks-of.ts';

interface Guess {
  /** Whose password is tried: an e-mail as it was typed, known or not, or an account's id. */
  readonly account: string;
  readonly address: string;
  /** Somebody has signed in to this account from this browser, or has opened a link that was mailed to it. */
  readonly isKnownDevice: boolean;
}

/**
 * Lets a password be tried, and counts the tries that fail: five per account and network, so that one person's mistakes
 * lock out neither their neighbours nor, from elsewhere, themselves; and twenty an hour per account from everywhere
 * together, since networks are cheap. The account's own devices stand outside the latter, or anybody could lock its
 * person out. Gives null for a failed try.
 */
export async function countFailures<T>(deps: Deps, guess: Guess, attempt: () => Promise<T | null>): Promise<T | null> {
  const { account, address, isKnownDevice } = guess;
  const counts = [['SIGN_IN', `${account} ${networksOf(address).line}`] as const, ...(isKnownDevice ? [] : [['GUESS', account] as const])];
  // Counted first and given back, because a thousand guesses sent at once would all pass a check before the first has failed.
  for (const [limit, key] of counts) await deps.rateLimits.count(limit, key);
  let isFailed = false;
  try {
    const result = await attempt();
    isFailed = result === null;
    return result;
  } finally {
    if (!isFailed) for (const [limit, key] of counts) await deps.rateLimits.giveBack(limit, key);
  }
}
