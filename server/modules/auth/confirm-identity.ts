import type { Account } from '#contract/auth/accounts.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { administerAccount } from './administer-account.ts';

/** Staff have seen the person and say that this account is theirs; the trail says who did. */
export function confirmIdentity(deps: Deps, actor: Actor, { authID }: { authID: string }): Promise<Account> {
  return administerAccount(deps, actor, authID, async (_tx, { account }) =>
    account.identityConfirmedAt === null
      ? { set: { identityConfirmedAt: deps.clock.now() }, note: { kind: 'ACCOUNT_IDENTITY_CONFIRMED' } }
      : null,
  );
}
