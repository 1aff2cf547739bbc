import type { updateAccount as declared } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { duplicate } from '../../http/problem.ts';
import { administerAccount } from './administer-account.ts';
import { isPhoneNumberTaken } from './learn-of-phone-number.ts';
import { writtenFirstName, writtenName } from './written-name.ts';

type Input = BodyOf<typeof declared> & { authID: string };

/** Staff correct somebody's names or phone number. The trail says which fields, not what they held. */
export async function updateAccount(deps: Deps, actor: Actor, { authID, phoneNumber, firstName, lastName }: Input): Promise<Account> {
  const named = Object.entries({ phoneNumber, firstName, lastName }).filter(([, value]) => value !== undefined);
  const set = {
    firstName: writtenFirstName(firstName),
    lastName: writtenName(lastName),
    ...(phoneNumber === undefined ? {} : { phoneNumber, isActivated: true }),
  };
  return administerAccount(deps, actor, authID, async (tx) => {
    if (named.length === 0) return null;
    if (phoneNumber !== undefined && (await isPhoneNumberTaken(tx, phoneNumber, authID)))
      throw duplicate('AUTHENTICATED_CLIENTS', 'phoneNumber');
    return { set, note: { kind: 'ACCOUNT_UPDATED', detail: named.map(([field]) => field).join(' ') } };
  });
}
