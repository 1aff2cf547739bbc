import { hasAccess, holds, privileges, type AccessEntry } from '../permissions.ts';

/** Who somebody is towards others: what decides whom they may administer. */
export interface Standing {
  readonly authID: string;
  readonly roleName: string;
  readonly access: readonly AccessEntry[];
}

/** What gives power over others: every level that is not on one's own things alone. */
const overOthers = (access: readonly AccessEntry[]) =>
  access.filter((entry) => entry.ressource === '*' || entry.privileges >= privileges.READ);

/**
 * Whether one access has power over others that the other has not. Levels on one's own things do not count:
 * a client's right to book puts nobody above a moderator, who has none.
 */
export const isAbove = (access: readonly AccessEntry[], other: readonly AccessEntry[]): boolean => !hasAccess(other, overOthers(access));

/** The one account that holds the appointments of everyone who has left. */
export const formerClientId = '0'.repeat(24);

/**
 * DOMAIN 6: nobody acts on themselves, on GOD, or on someone above. Nor on those who have left: a name or a number
 * given to one of them would be given to all.
 */
export function mayAdminister(actor: Standing, target: Standing): boolean {
  if (target.authID === formerClientId) return false;
  return actor.authID !== target.authID && target.roleName !== 'GOD' && !isAbove(target.access, actor.access);
}

/** One grants only up to one's own level, on each resource. */
export const mayGrant = (actor: Pick<Standing, 'access'>, access: readonly AccessEntry[]): boolean => hasAccess(actor.access, access);

/** Whether something held before is held no longer. */
export const isLowered = (before: readonly AccessEntry[], after: readonly AccessEntry[]): boolean => !hasAccess(after, before);

/** Whether the actor may make of a role's entries these: what is added is granted to all who have it, what is taken revoked from them. */
export function mayReshape(actor: Standing, before: readonly AccessEntry[], after: readonly AccessEntry[]): boolean {
  if (!mayGrant(actor, after)) return false;
  const [isRaised, isTaken] = [isLowered(after, before), isLowered(before, after)];
  return (!isRaised || holds(actor.access, 'ROLE', 'GRANT')) && (!isTaken || holds(actor.access, 'ROLE', 'REVOKE'));
}

/** Whether the actor may bring the target from what they hold to this. */
export function mayBringTo(actor: Standing, target: Standing, access: readonly AccessEntry[]): boolean {
  if (!mayAdminister(actor, target) || !holds(actor.access, 'ROLE', 'GRANT') || !mayGrant(actor, access)) return false;
  return holds(actor.access, 'ROLE', 'REVOKE') || !isLowered(target.access, access);
}

/** Whether the actor may change or remove a role as it stands: not their own, not GOD, not one above. */
export function mayAdministerRole(actor: Standing, role: { readonly name: string; readonly access: readonly AccessEntry[] }): boolean {
  return role.name !== 'GOD' && role.name !== actor.roleName && !isAbove(role.access, actor.access);
}
