import type { createRole as declared } from '#contract/auth/roles.endpoints.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { mayGrant } from '#contract/auth/standing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { administerRoles } from './administer-roles.ts';
import { roles } from './auth.tables.ts';
import { levelsIn } from './edit-access.ts';

export function createRole(deps: Deps, actor: Actor, { name, access }: BodyOf<typeof declared>): Promise<Role> {
  return administerRoles(deps, actor, async (tx, by) => {
    if (!mayGrant(by, access)) throw refused('ACCESS_MISMATCH');
    const id = newId(deps.clock.now());
    await tx.insert(roles).values({ id, name, access });
    await recordAudit(deps, tx, actor, { kind: 'ROLE_CREATED', subjects: [id], detail: `${name} ${levelsIn(access)}` });
    return { id, name, access, isBuiltIn: false, accountCount: 0 };
  });
}
