import { and, eq, lte } from 'drizzle-orm';
import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import { holdsOthers } from '#contract/permissions.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { idempotencyKeys } from '../../http/idempotency.tables.ts';
import { forgetClient } from '../booking/forget-client.ts';
import { dropUploads } from '../bucket/drop-uploads.ts';
import { forgetAuthor } from '../threads/forget-author.ts';
import { knownAccount } from './account.queries.ts';
import { accountDeletions, accounts } from './auth.tables.ts';
import { formerClient } from './former-client.ts';

/** Deletes an account whose time has come, unless its person has changed their mind; all of it or nothing. */
export async function deleteAccount(deps: Deps, { accountId, askedAt }: EventOf<'ACCOUNT_DELETION_ASKED'>): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const isThisOne = and(eq(accountDeletions.accountId, accountId), eq(accountDeletions.askedAt, new Date(askedAt)));
    const [asked] = await tx
      .select()
      .from(accountDeletions)
      .where(and(isThisOne, lte(accountDeletions.effectiveAt, deps.clock.now())))
      .for('update');
    if (!asked) return;
    if (await worksHereNow(tx, accountId)) {
      await tx.delete(accountDeletions).where(isThisOne);
      return;
    }
    await forgetPerson(deps, tx, accountId, asked.threads);
    // Devices, links, e-mails, votes, reports and subscriptions go with it.
    await tx.delete(accounts).where(eq(accounts.id, accountId));
  });
}

/** Takes a person off all that stays when their account goes. */
export async function forgetPerson(deps: Deps, tx: Db, accountId: string, writings: ThreadChoice): Promise<void> {
  await dropUploads(deps, tx, accountId);
  await forgetClient(deps, tx, accountId, await formerClient(tx));
  await forgetAuthor(deps, tx, accountId, writings);
  // Their answers repeat what was sent.
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.accountId, accountId));
}

/** Who has joined the practice meanwhile has appointments of others. */
async function worksHereNow(tx: Db, accountId: string): Promise<boolean> {
  const { account, role } = await knownAccount(tx, accountId);
  return holdsOthers(account.access ?? role.access);
}
