import type { Account } from '#contract/auth/accounts.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { administerAccount } from './administer-account.ts';
import { signOutDevices } from './sign-out-devices.ts';
import { tellOfSanction } from './tell-of-sanction.ts';

/** Closes an account until it is opened again. A second ban only changes its reason. */
export function banClient(deps: Deps, actor: Actor, { id, reason }: { id: string; reason: string }): Promise<Account> {
  return administerAccount(deps, actor, id, async (tx, { account }) => {
    const set = { state: 'BANNED', suspendedUntil: null, stateReason: reason } as const;
    await signOutDevices(tx, id, deps.clock.now());
    await tellOfSanction(deps, tx, account, set);
    return { set, note: { kind: 'ACCOUNT_BANNED' } };
  });
}
