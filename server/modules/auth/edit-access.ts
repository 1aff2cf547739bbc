import type { editAccess as declared } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { mayBringTo } from '#contract/auth/standing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { exists } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { refused } from '../../http/problem.ts';
import type { AccountView } from './account.queries.ts';
import { administerAccount, standingOf } from './administer-account.ts';
import { findRoleRow, type RoleRow } from './role.queries.ts';

type Input = BodyOf<typeof declared> & { id: string };

export const levelsIn = (access: readonly AccessEntry[]): string =>
  access.map(({ ressource, privileges }) => `${ressource}:${privileges}`).join(' ');

/** Gives a role, entries of one's own, or both; at most what the giver holds. The next request already goes by it. */
export function editAccess(deps: Deps, actor: Actor, { id, roleId, access }: Input): Promise<Account> {
  return administerAccount(deps, actor, id, async (tx, target, by) => {
    const role = await roleToBe(tx, target, roleId);
    // A role that is given brings what it gives; entries of one's own stay only where they are what is edited.
    const own = access ?? null;
    if (!mayBringTo(by, standingOf(target), own ?? role.access)) throw refused('ACCESS_MISMATCH');
    const isNewRole = role.id !== target.role.id;
    const note = isNewRole
      ? ({
          kind: 'ACCOUNT_ROLE_CHANGED',
          detail: [`${target.role.name} > ${role.name}`, own && levelsIn(own)].filter(Boolean).join(' '),
        } as const)
      : ({ kind: 'ACCOUNT_ACCESS_CHANGED', detail: own ? levelsIn(own) : role.name } as const);
    return { set: { roleId: role.id, access: own }, note };
  });
}

async function roleToBe(tx: Db, target: AccountView, roleId: string | undefined): Promise<RoleRow> {
  if (roleId === undefined) return target.role;
  const role = await findRoleRow(tx, roleId);
  if (!role) throw brokenRule('roleId', exists(false));
  return role;
}
