import { eq } from 'drizzle-orm';
import type { DeletionState } from '#contract/auth/own-data.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { accountDeletions } from './auth.tables.ts';
import { readDeletion } from './read-deletion.ts';

/** Keeps one's account after all; the job that was to delete it finds nothing to do. */
export async function revokeDeletion(deps: Deps, actor: Actor): Promise<DeletionState> {
  await deps.db.delete(accountDeletions).where(eq(accountDeletions.accountId, actor.accountId));
  return readDeletion(deps, actor);
}
