import { and, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { duplicate, refused } from '../../http/problem.ts';
import { holdsAddress, ownAddress } from './address-holder.ts';
import { accounts } from './auth.tables.ts';
import { takeMailLink } from './mail-link.ts';
import { hasTemporaryUser } from './take-over-temporary-user.ts';

/**
 * Confirms the address a link was sent to, if it still is the account's. Whoever reads the mailbox may do it; but where the
 * practice knows the address from a call, its bookings come along, and an account that a stranger has made with the
 * address must not get them by its owner's press: then the account itself has to confirm.
 */
export async function confirmEmail(deps: Deps, actor: Actor | null, { token }: { token: string }): Promise<undefined> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { accountId, email } = await takeMailLink(tx, token, 'CONFIRM_EMAIL', now);
    // Somebody has signed up here with the address a provider gave: two accounts cannot have it, and theirs has a password.
    if ((await tx.$count(accounts, and(holdsAddress(email), ne(accounts.id, accountId)))) > 0)
      throw duplicate('AUTHENTICATED_CLIENTS', 'token');
    const [confirmed] = await tx
      .update(accounts)
      .set({ emailConfirmed: true, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.email, email)))
      .returning({ id: accounts.id });
    if (!confirmed) throw refused('LINK_OVER');
    const isByItself = actor?.accountId === accountId;
    if (!isByItself && (await hasTemporaryUser(tx, email))) throw refused(actor ? 'ACCESS_MISMATCH' : 'UNAUTHENTICATED');
    await ownAddress(tx, accountId, email, now);
  });
}
