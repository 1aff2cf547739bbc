import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Standing } from '#contract/auth/standing.ts';

/** A person as the rules of who may administer whom see them. */
export const standingOf = ({ authID, role, access }: Pick<AuthClient, 'authID' | 'role' | 'access'>): Standing => ({
  authID,
  roleName: role.name,
  access,
});
