import { asc, ne } from 'drizzle-orm';
import { formerClientId } from '#contract/auth/standing.ts';
import type { MinimalUser } from '#contract/auth/audit.schema.ts';
import { recordLookAtNames } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { accounts } from './auth.tables.ts';
import { minimalUserColumns } from './minimal-users.queries.ts';

/** Everybody by their names. */
export async function listMinimalUsers(deps: Deps, actor: Actor): Promise<MinimalUser[]> {
  const users = await deps.db
    .select(minimalUserColumns)
    .from(accounts)
    .where(ne(accounts.id, formerClientId))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName), asc(accounts.userName));
  await recordLookAtNames(deps, actor, users.length);
  return users;
}
