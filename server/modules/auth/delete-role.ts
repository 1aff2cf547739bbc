import { eq } from 'drizzle-orm';
import type { Role } from '#contract/auth/roles.schema.ts';
import { mayAdministerRole } from '#contract/auth/standing.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { administerRoles } from './administer-roles.ts';
import { roles } from './auth.tables.ts';
import { findRole } from './role.queries.ts';

export function deleteRole(deps: Deps, actor: Actor, { id }: { id: string }): Promise<Role> {
  return administerRoles(deps, actor, async (tx, by) => {
    const role = await findRole(tx, id);
    if (!role) throw notFound('ROLE');
    if (!mayAdministerRole(by, role)) throw refused('ACCESS_MISMATCH');
    if (role.isBuiltIn) throw refused('ROLE_BUILT_IN');
    if (role.accountCount > 0) throw refused('ROLE_IN_USE');
    await tx.delete(roles).where(eq(roles.id, id));
    await recordAudit(deps, tx, actor, { kind: 'ROLE_DELETED', subjects: [id], detail: role.name });
    return role;
  });
}
