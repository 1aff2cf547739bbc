import { addMinutes } from 'date-fns';
import { and, eq, gt, lt } from 'drizzle-orm';
import { mailLinkMinutes } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { accounts, mailLinks, type MailLinkPurpose } from './auth.tables.ts';
import { hashRefreshToken as hashed, newRefreshToken as newSecret } from './refresh-token.ts';

/** The secret part of a new link to this account's address; what is kept of it cannot be used. */
export async function makeMailLink(
  deps: Deps,
  { id, email }: { id: string; email: string | null },
  purpose: MailLinkPurpose,
  minutes: number = mailLinkMinutes,
): Promise<string> {
  if (email === null) throw new Error('nobody can be written to');
  const token = newSecret();
  const expiresAt = addMinutes(deps.clock.now(), minutes);
  await deps.db.insert(mailLinks).values({ tokenHash: hashed(token), accountId: id, purpose, email, expiresAt });
  return token;
}

const isLive = (token: string, purpose: MailLinkPurpose, now: Date) =>
  and(eq(mailLinks.tokenHash, hashed(token)), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now));

/** Throws LINK_OVER for a link that was never made, has been used or is too old. */
export async function refuseDeadLink(deps: Deps, token: string, purpose: MailLinkPurpose): Promise<void> {
  const [found] = await deps.db
    .select({ accountId: mailLinks.accountId })
    .from(mailLinks)
    .where(isLive(token, purpose, deps.clock.now()));
  if (!found) throw refused('LINK_OVER');
}

/** Uses a link up: of two calls at once, one gets it. The account's other links for the same go with it. */
export async function takeMailLink(
  tx: Db,
  token: string,
  purpose: MailLinkPurpose,
  now: Date,
): Promise<{ accountId: string; email: string }> {
  const [found] = await tx
    .select({ accountId: mailLinks.accountId })
    .from(mailLinks)
    .where(isLive(token, purpose, now));
  if (!found) throw refused('LINK_OVER');
  // One link of a person at a time: two at once would each wait for the other's row below.
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, found.accountId)).for('update');
  const [taken] = await tx
    .delete(mailLinks)
    .where(isLive(token, purpose, now))
    .returning({ accountId: mailLinks.accountId, email: mailLinks.email });
  if (!taken) throw refused('LINK_OVER');
  await tx.delete(mailLinks).where(and(eq(mailLinks.accountId, taken.accountId), eq(mailLinks.purpose, purpose)));
  return taken;
}

/** The password has been changed: a link that was mailed before would change it again. */
export async function forgetResetLinks(tx: Db, accountId: string): Promise<void> {
  await tx.delete(mailLinks).where(and(eq(mailLinks.accountId, accountId), eq(mailLinks.purpose, 'RESET')));
}

export async function forgetOldLinks(deps: Deps): Promise<void> {
  await deps.db.delete(mailLinks).where(lt(mailLinks.expiresAt, deps.clock.now()));
}
