import type { updateAccount as declared } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { duplicate } from '../../http/problem.ts';
import { administerAccount } from './administer-account.ts';

type Input = BodyOf<typeof declared> & { authID: string };

const written = (name: string | null | undefined) => (name === '' ? null : name);

/** Staff correct somebody's names or phone number. The trail says which fields, not what they held. */
export async function updateAccount(deps: Deps, actor: Actor, { authID, phoneNumber, firstName, lastName }: Input): Promise<Account> {
  const named = Object.entries({ phoneNumber, firstName, lastName }).filter(([, value]) => value !== undefined);
  const set = {
    firstName: written(firstName),
    lastName: written(lastName),
    ...(phoneNumber === undefined ? {} : { phoneNumber, isActivated: true }),
  };
  try {
    return await administerAccount(deps, actor, authID, async () => {
      if (named.length === 0) return null;
      return { set, note: { kind: 'ACCOUNT_UPDATED', detail: named.map(([field]) => field).join(' ') } };
    });
  } catch (error) {
    throw isDuplicateOf(error, 'accounts_phone_number_unique') ? duplicate('AUTHENTICATED_CLIENTS', 'phoneNumber') : error;
  }
}
