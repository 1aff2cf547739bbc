import { eq } from 'drizzle-orm';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { knownAccount } from './account.queries.ts';
import { accounts } from './auth.tables.ts';
import { presentAuthClient } from './present-auth-client.ts';

/** What already waits to leave goes by it too: letters and notifications are written when they leave. */
export async function changeDiscretion(deps: Deps, { accountId }: Actor, { isDiscreet }: { isDiscreet: boolean }): Promise<AuthClient> {
  await deps.db.update(accounts).set({ isDiscreet, updatedAt: deps.clock.now() }).where(eq(accounts.id, accountId));
  return presentAuthClient(await knownAccount(deps.db, accountId));
}
