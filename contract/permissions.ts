import type { Ressource } from './ressources.ts';
import type { RoleName } from './role-names.ts';

/** The actions, a ladder: who holds one holds every lower one. The `*_SELF` ones also ask that the row be one's own. */
export const privileges = {
  READ_SELF: 0,
  WRITE_SELF: 1,
  DELETE_SELF: 2,
  READ: 3,
  WRITE: 4,
  DELETE: 5,
  GRANT: 6,
  REVOKE: 7,
} as const;
export type Action = keyof typeof privileges;

export interface AccessEntry {
  ressource: Ressource;
  privileges: number;
}

function entries(levels: Partial<Record<Ressource, number>>): readonly AccessEntry[] {
  return Object.entries(levels).map(([ressource, level]) => ({ ressource: ressource as Ressource, privileges: level }));
}

/**
 * What each role holds when it is first created; afterwards the roles table of the database decides.
 * The calls are marked as pure so that a page, which has no use for the table, is built without it.
 */
export const initialAccess: Record<RoleName, readonly AccessEntry[]> = {
  GOD: /* @__PURE__ */ entries({ '*': 7 }),
  ADMIN: /* @__PURE__ */ entries({
    ROLE: 7,
    PUBLIC: 5,
    AUTHENTICATED_CLIENTS: 7,
    BAN_CLIENTS: 4,
    LIFT_BAN_AND_SUSPENSION: 4,
    SUSPEND_CLIENTS: 4,
    MICROSERVICE_STATUS: 3,
    FILES: 5,
    BLOGS: 5,
    PUBLIC_THREAD: 5,
    ALL_THREADS: 5,
    AVAILABILITY: 5,
    SCHEDULE: 5,
    DAYSOFF: 5,
    PAYMENT: 5,
    RESERVATION: 5,
    BOOK: 5,
    THERAPIST: 5,
    CATEGORY: 5,
    TEMPORARY_BOOKING_USER: 5,
  }),
  THERAPIST: /* @__PURE__ */ entries({
    PUBLIC: 3,
    AUTHENTICATED_CLIENTS: 3,
    FILES: 2,
    BLOGS: 4,
    PUBLIC_THREAD: 4,
    ALL_THREADS: 3,
    AVAILABILITY: 2,
    SCHEDULE: 2,
    DAYSOFF: 2,
    PAYMENT: 4,
    RESERVATION: 4,
    BOOK: 4,
    THERAPIST: 2,
    CATEGORY: 4,
    TEMPORARY_BOOKING_USER: 4,
  }),
  MODERATOR: /* @__PURE__ */ entries({
    PUBLIC: 3,
    AUTHENTICATED_CLIENTS: 3,
    SUSPEND_CLIENTS: 4,
    FILES: 2,
    PUBLIC_THREAD: 5,
    ALL_THREADS: 4,
    CATEGORY: 4,
  }),
  CLIENT: /* @__PURE__ */ entries({
    PUBLIC: 0,
    AUTHENTICATED_CLIENTS: 2,
    FILES: 2,
    PUBLIC_THREAD: 2,
    PAYMENT: 1,
    RESERVATION: 2,
    BOOK: 1,
  }),
  TEMPORARY: /* @__PURE__ */ entries({ PUBLIC: 0, AUTHENTICATED_CLIENTS: 0, FILES: 1, PAYMENT: 1, RESERVATION: 0, BOOK: 1 }),
};

/**
 * SPEC 6: passes if any entry has the resource `*`, else if every required resource is held at the level asked or above.
 * The ladder alone never proves that a row is one's own: every `*_SELF` call checks the row as well.
 */
export function hasAccess(held: readonly AccessEntry[], required: readonly AccessEntry[]): boolean {
  if (held.some((entry) => entry.ressource === '*')) return true;
  return required.every(({ ressource, privileges: level }) =>
    held.some((entry) => entry.ressource === ressource && entry.privileges >= level),
  );
}

/** Whether the entries reach one action on one resource. */
export function holds(held: readonly AccessEntry[], ressource: Ressource, action: Action): boolean {
  return hasAccess(held, [{ ressource, privileges: privileges[action] }]);
}

/** Whether somebody reads what is other people's: the practice's own, since no client's entries reach so far. */
export function holdsOthers(held: readonly AccessEntry[]): boolean {
  return held.some((entry) => entry.privileges >= privileges.READ);
}

/** What must be held, all of it. */
export type Requirement = readonly (readonly [Ressource, Action])[];

export const holdsAll = (held: readonly AccessEntry[], required: Requirement): boolean =>
  required.every(([ressource, action]) => holds(held, ressource, action));

/** SPEC 6: a sign-in may require one of a set of role names; GOD always passes. */
export function hasRole(roleName: string, allowed: readonly string[]): boolean {
  return roleName === 'GOD' || allowed.includes(roleName);
}
