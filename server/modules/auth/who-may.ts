import { and, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { holds, type Action } from '#contract/permissions.ts';
import type { Ressource } from '#contract/ressources.ts';
import type { Db } from '../../database/connect.ts';
import { isInState } from './account.queries.ts';
import { accounts, roles } from './auth.tables.ts';

/** The accounts that are open now, those too whose suspension is over, and hold an action on a resource, by their role or by an access of their own. */
export async function whoMay(db: Db, ressource: Ressource, action: Action, now: Date): Promise<string[]> {
  const known = await db.select({ id: roles.id, access: roles.access }).from(roles);
  const roleIds = known.filter(({ access }) => holds(access, ressource, action)).map(({ id }) => id);
  // Of those with a role that does not hold it, only the few with an access of their own are looked at.
  const found = await db
    .select({ id: accounts.id, access: accounts.access })
    .from(accounts)
    .where(and(isInState('ACTIVE', now), or(isNotNull(accounts.access), and(isNull(accounts.access), inArray(accounts.roleId, roleIds)))));
  return found.filter(({ access }) => access === null || holds(access, ressource, action)).map(({ id }) => id);
}
