import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { learnWhetherTaken } from './learn-of-phone-number.ts';

/** One's own number counts as available, and one at which somebody was only called: it may be theirs. */
export async function isPhoneNumberAvailable(
  deps: Deps,
  { accountId }: Actor,
  { phoneNumber, address }: { phoneNumber: string; address: string },
): Promise<{ available: boolean }> {
  return { available: !(await learnWhetherTaken(deps, { accountId, address, phoneNumber })) };
}
