import type { AccessEntry } from '#contract/permissions.ts';
import { ressources, type Ressource } from '#contract/ressources.ts';

/** The level somebody holds on a resource, or undefined. */
export const levelOf = (access: readonly AccessEntry[], ressource: Ressource): number | undefined =>
  access.find((entry) => entry.ressource === ressource)?.privileges;

/** The same levels, in the order in which all lists show them: what is chosen and chosen back is equal again. */
export const inOrder = (access: readonly AccessEntry[]): AccessEntry[] =>
  ressources.flatMap((ressource) => access.filter((entry) => entry.ressource === ressource));

/** The access with another level on one resource; undefined takes it away. */
export const withLevel = (access: readonly AccessEntry[], ressource: Ressource, level: number | undefined): AccessEntry[] =>
  inOrder([...access.filter((entry) => entry.ressource !== ressource), ...(level === undefined ? [] : [{ ressource, privileges: level }])]);

/** Whether two accesses hold the same level on every resource, in whatever order they name them. */
export const areSameLevels = (access: readonly AccessEntry[], other: readonly AccessEntry[]): boolean =>
  ressources.every((ressource) => levelOf(access, ressource) === levelOf(other, ressource));
