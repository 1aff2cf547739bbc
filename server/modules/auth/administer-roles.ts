import type { Standing } from '#contract/auth/standing.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refuseClosedAccount } from '../../http/authenticate.ts';
import { duplicate, refused } from '../../http/problem.ts';
import { findAccount } from './account.queries.ts';
import { standingOf } from './administer-account.ts';
import { lockAccess } from './lock-access.ts';

/** Changes roles one transaction at a time, judged by what the actor holds by then. */
export async function administerRoles<T>(deps: Deps, actor: Actor, act: (tx: Db, by: Standing) => Promise<T>): Promise<T> {
  try {
    return await deps.db.transaction(async (tx) => {
      await lockAccess(tx);
      const by = await findAccount(tx, actor.accountId);
      if (!by) throw refused('TOKEN');
      refuseClosedAccount(by.account, deps.clock.now());
      return act(tx, standingOf(by));
    });
  } catch (error) {
    throw isDuplicateOf(error, 'roles_name_unique') ? duplicate('ROLE', 'name') : error;
  }
}
