import { holds, type AccessEntry, type Action } from '#contract/permissions.ts';
import type { Ressource } from '#contract/ressources.ts';

/** Who acts: read from the database at each request, so that a changed role or a ban holds at once. */
export interface Actor {
  readonly accountId: string;
  readonly deviceId: string;
  readonly roleName: string;
  readonly access: readonly AccessEntry[];
  readonly isActivated: boolean;
}

export const may = (actor: Actor | null, ressource: Ressource, action: Action): boolean =>
  actor !== null && holds(actor.access, ressource, action);
