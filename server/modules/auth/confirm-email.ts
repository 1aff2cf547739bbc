import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { accounts } from './auth.tables.ts';
import { takeMailLink } from './mail-link.ts';
import { hasTemporaryUser, takeOverTemporaryUser } from './take-over-temporary-user.ts';

/**
 * Confirms the address a link was sent to, if it still is the account's. Whoever reads the mailbox may do it; but where the
 * practice knows the address from a call, its bookings come along, and an account that a stranger has made with the
 * address must not get them by its owner's press: then the account itself has to confirm.
 */
export async function confirmEmail(deps: Deps, actor: Actor | null, { token }: { token: string }): Promise<undefined> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { accountId, email } = await takeMailLink(tx, token, 'CONFIRM_EMAIL', now);
    const [confirmed] = await tx
      .update(accounts)
      .set({ emailConfirmed: true, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.email, email)))
      .returning({ id: accounts.id });
    if (!confirmed) throw refused('LINK_OVER');
    const isByItself = actor?.accountId === accountId;
    if (!isByItself && (await hasTemporaryUser(tx, email))) throw refused(actor ? 'ACCESS_MISMATCH' : 'UNAUTHENTICATED');
    await takeOverTemporaryUser(tx, accountId, email, now);
  });
}
