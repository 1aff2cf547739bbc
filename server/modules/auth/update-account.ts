import type { updateAccount as declared } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { administerAccount } from './administer-account.ts';
import { refuseTakenPhone } from './refuse-taken-phone.ts';
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
  return refuseTakenPhone(() =>
    administerAccount(deps, actor, authID, async () => {
      if (named.length === 0) return null;
      return { set, note: { kind: 'ACCOUNT_UPDATED', detail: named.map(([field]) => field).join(' ') } };
    }),
  );
}
