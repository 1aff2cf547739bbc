import { eq } from 'drizzle-orm';
import type { updateRole as declared } from '#contract/auth/roles.endpoints.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import { mayAdministerRole, mayReshape } from '#contract/auth/standing.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { administerRoles } from './administer-roles.ts';
import { roles } from './auth.tables.ts';
import { levelsIn } from './edit-access.ts';
import { findRole } from './role.queries.ts';

type Input = BodyOf<typeof declared> & { id: string };

/** Changes what a role gives to everyone who has it; the next request of each already goes by it. */
export function updateRole(deps: Deps, actor: Actor, { id, name, access }: Input): Promise<Role> {
  return administerRoles(deps, actor, async (tx, by) => {
    const role = await findRole(tx, id);
    if (!role) throw notFound('ROLE');
    if (!mayAdministerRole(by, role) || !mayReshape(by, role.access, access)) throw refused('ACCESS_MISMATCH');
    if (role.isBuiltIn && name !== role.name) throw refused('ROLE_BUILT_IN');
    await tx.update(roles).set({ name, access }).where(eq(roles.id, id));
    const renamed = name === role.name ? name : `${role.name} > ${name}`;
    await recordAudit(deps, tx, actor, { kind: 'ROLE_UPDATED', subjects: [id], detail: `${renamed} ${levelsIn(access)}` });
    return { ...role, name, access };
  });
}
