import { and, eq, sql } from 'drizzle-orm';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import type { Db } from '../../database/connect.ts';
import { closureColumns } from './account.queries.ts';
import { accounts, socialAccounts } from './auth.tables.ts';

/** What a sign-in looks at of the account that belongs to somebody of a provider, or null when they never came. */
export async function findSocialAccount(db: Db, provider: SocialProvider, subject: string) {
  const [found] = await db
    .select({ id: accounts.id, ...closureColumns })
    .from(socialAccounts)
    .innerJoin(accounts, eq(accounts.id, socialAccounts.accountId))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)));
  return found ?? null;
}

/** One first sign-in of a person at a time, until the transaction ends: two at once would make two accounts. */
export async function lockSubject(tx: Db, provider: SocialProvider, subject: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`);
}
