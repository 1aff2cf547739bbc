import type { Role } from '#contract/auth/roles.schema.ts';
import { mayBringTo } from '#contract/auth/standing.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findAccount } from './account.queries.ts';
import { standingOf } from './administer-account.ts';
import { findRoles } from './role.queries.ts';

/** The roles that `editAccess` would let the actor give to this person now. */
export async function listGrantableRoles(deps: Deps, actor: Actor, { authId }: { authId: string }): Promise<{ items: Role[] }> {
  const target = await findAccount(deps.db, authId);
  if (!target) throw notFound('AUTHENTICATED_CLIENTS');
  const by = { authID: actor.accountId, roleName: actor.roleName, access: actor.access };
  const all = await findRoles(deps.db);
  return { items: all.filter((role) => mayBringTo(by, standingOf(target), role.access)) };
}
