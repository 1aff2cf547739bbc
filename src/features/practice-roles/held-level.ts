import type { Role } from '#contract/auth/roles.schema.ts';
import type { Ressource } from '#contract/ressources.ts';

/** The level of a role on a resource, or undefined; what holds everything holds each resource at its level. */
export const heldLevel = ({ access }: Role, ressource: Ressource): number | undefined =>
  (access.find((entry) => entry.ressource === '*') ?? access.find((entry) => entry.ressource === ressource))?.privileges;
