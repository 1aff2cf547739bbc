import type { Account } from '#contract/auth/accounts.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { administerAccount } from './administer-account.ts';

/** Opens an account again; the person signs in anew. One that is open stays as it is. */
export function liftBanSuspension(deps: Deps, actor: Actor, { id }: { id: string }): Promise<Account> {
  return administerAccount(deps, actor, id, async (_tx, { account }) => {
    if (account.state === 'ACTIVE') return null;
    return {
      set: { state: 'ACTIVE', suspendedUntil: null, stateReason: null },
      note: { kind: 'ACCOUNT_REINSTATED', detail: account.state },
    };
  });
}
