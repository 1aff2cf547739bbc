import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { signToken } from './access-token.ts';
import { devices } from './auth.tables.ts';

/** The refresh token itself never changes: two tabs, or an answer lost on the way, sign nobody out. */
export async function refreshAccess(deps: Deps, { accountId, deviceId }: Actor): Promise<{ accessToken: string }> {
  const now = deps.clock.now();
  await deps.db.update(devices).set({ lastUsedAt: now }).where(eq(devices.id, deviceId));
  const { token } = await signToken(deps.keys, { kind: 'USER', accountId, deviceId, mimeTypes: [] }, now);
  return { accessToken: token };
}
