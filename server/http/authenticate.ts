import { and, eq } from 'drizzle-orm';
import type { RequiredAccess } from '#contract/endpoint.ts';
import { hasAccess } from '#contract/permissions.ts';
import { noRefreshTokenMessage } from '#contract/problem.ts';
import type { Deps } from '../deps.ts';
import { accounts, devices, roles } from '../modules/auth/auth.tables.ts';
import { readToken } from '../modules/auth/access-token.ts';
import { hashRefreshToken } from '../modules/auth/refresh-token.ts';
import type { Actor } from './actor.ts';
import { closedAccount } from './closed-account.ts';
import { Problem, refused } from './problem.ts';

export interface Authenticated {
  readonly actor: Actor | null;
  readonly mimeTypes: readonly string[];
}

const nobody: Authenticated = { actor: null, mimeTypes: [] };

/** Who calls, checked against what the endpoint requires; throws the 401 or 403 of DOMAIN 11. */
export async function authenticate(deps: Deps, access: RequiredAccess, bearer: string | null): Promise<Authenticated> {
  switch (access.kind) {
    case 'PUBLIC':
      return nobody;
    case 'OPTIONAL':
      return bearer === null ? nobody : userOf(deps, bearer);
    case 'REFRESH_TOKEN':
      if (bearer === null) throw new Problem(401, () => ({ message: noRefreshTokenMessage, reason: 'UNAUTHENTICATED' }));
      return { actor: await actorWhere(deps, eq(devices.refreshTokenHash, hashRefreshToken(bearer))), mimeTypes: [] };
    case 'UPLOAD_TOKEN': {
      if (bearer === null) throw refused('UNAUTHENTICATED');
      const claims = await readToken(deps.keys, bearer, 'APP', deps.clock.now());
      if (!claims) throw refused('TOKEN');
      return { actor: await actorWhere(deps, eq(devices.id, claims.deviceId)), mimeTypes: claims.mimeTypes };
    }
    case 'SIGNED_IN': {
      if (bearer === null) throw refused('UNAUTHENTICATED');
      const known = await userOf(deps, bearer);
      if (!hasAccess(known.actor.access, access.entries)) throw refused('ACCESS_MISMATCH');
      if (access.needsActivatedAccount && !known.actor.isActivated) throw refused('ACCOUNT_INCOMPLETE', { missing: ['phoneNumber'] });
      return known;
    }
  }
}

async function userOf(deps: Deps, bearer: string): Promise<{ actor: Actor; mimeTypes: readonly string[] }> {
  const claims = await readToken(deps.keys, bearer, 'USER', deps.clock.now());
  if (!claims) throw refused('TOKEN');
  return { actor: await actorWhere(deps, and(eq(devices.id, claims.deviceId), eq(devices.accountId, claims.accountId))), mimeTypes: [] };
}

async function actorWhere(deps: Deps, condition: ReturnType<typeof and>): Promise<Actor> {
  const [row] = await deps.db
    .select({
      accountId: accounts.id,
      deviceId: devices.id,
      roleName: roles.name,
      roleAccess: roles.access,
      ownAccess: accounts.access,
      isActivated: accounts.isActivated,
      state: accounts.state,
      suspendedUntil: accounts.suspendedUntil,
      stateReason: accounts.stateReason,
      revokedAt: devices.revokedAt,
      expiresAt: devices.expiresAt,
    })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(condition);
  const now = deps.clock.now();
  if (!row) throw refused('TOKEN');
  refuseClosedAccount(row, now);
  if (row.revokedAt !== null || row.expiresAt <= now) throw refused('TOKEN');
  const { accountId, deviceId, roleName, isActivated } = row;
  return { accountId, deviceId, roleName, isActivated, access: row.ownAccess ?? row.roleAccess };
}

/** Throws for a banned account, and for a suspended one until its suspension is over. */
export function refuseClosedAccount(account: { state: string; suspendedUntil: Date | null; stateReason?: string | null }, now: Date): void {
  const { state, suspendedUntil: until, stateReason: why = null } = account;
  if (state === 'BANNED') throw closedAccount({ reason: 'BANNED', until: null, why });
  if (state === 'SUSPENDED' && (until === null || until > now)) throw closedAccount({ reason: 'SUSPENDED', until, why });
}
