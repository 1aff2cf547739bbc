import { eq } from 'drizzle-orm';
import type { DeletionState, ThreadChoice } from '#contract/auth/own-data.schema.ts';
import { holdsOthers } from '#contract/permissions.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { accountDeletions } from './auth.tables.ts';
import { deletionInstant, readDeletion } from './read-deletion.ts';

/** Asks for one's account to be deleted. Asked again, only the choice changes: nobody moves their own date away by a second press. */
export async function askDeletion(deps: Deps, actor: Actor, { threads }: { threads: ThreadChoice }): Promise<DeletionState> {
  // Their schedule and appointments are taken over first.
  if (holdsOthers(actor.access)) throw refused('PRACTICE_ACCOUNT');
  const { accountId } = actor;
  const now = deps.clock.now();
  const [askedAt, effectiveAt] = [now.toISOString(), deletionInstant(now).toISOString()];
  await deps.db.transaction(async (tx) => {
    const row = { accountId, threads, askedAt: now, effectiveAt: deletionInstant(now) };
    const [first] = await tx.insert(accountDeletions).values(row).onConflictDoNothing().returning();
    if (!first) {
      await tx.update(accountDeletions).set({ threads }).where(eq(accountDeletions.accountId, accountId));
      return;
    }
    await deps.events.record(tx, { kind: 'ACCOUNT_DELETION_ASKED', accountId, askedAt, effectiveAt });
    const mail = { kind: 'DELETION_ASKED', effectiveAt } as const;
    await mailLater(deps, tx, { news: `DELETION_ASKED ${accountId} ${askedAt}`, accountId, mail, until: deletionInstant(now) });
  });
  return readDeletion(deps, actor);
}
