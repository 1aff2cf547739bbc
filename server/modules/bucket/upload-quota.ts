import { eq, sql } from 'drizzle-orm';
import { uploadQuotas } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import { may, type Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { accounts } from '../auth/auth.tables.ts';
import { files } from './bucket.tables.ts';

/** One upload of a person at a time, until the transaction ends: several at once would each count without the others. */
export async function lockUploads(tx: Db, { accountId }: Actor): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/** Throws when a person now keeps more than there is room for; called under the lock, once the new rows are there. */
export async function refuseOverQuota(tx: Db, actor: Actor): Promise<void> {
  const quota = may(actor, 'BLOGS', 'WRITE') ? uploadQuotas.author : uploadQuotas.person;
  const [kept] = await tx
    .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${files.sizeBytes}), 0)::float8` })
    .from(files)
    .where(eq(files.ownerId, actor.accountId));
  if (kept && (kept.count > quota.files || kept.bytes > quota.bytes)) throw refused('QUOTA_REACHED');
}
