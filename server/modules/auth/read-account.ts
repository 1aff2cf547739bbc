import type { Account } from '#contract/auth/accounts.schema.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findAccount } from './account.queries.ts';
import { presentAccount } from './present-account.ts';

export async function readAccount(deps: Deps, actor: Actor, { authID }: { authID: string }): Promise<Account> {
  const view = await findAccount(deps.db, authID);
  if (!view) throw notFound('AUTHENTICATED_CLIENTS');
  if (authID !== actor.accountId) await recordLook(deps, actor, 'ACCOUNT_VIEWED', [authID]);
  return presentAccount(view, deps.clock.now());
}
