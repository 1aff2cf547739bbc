import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { accounts } from './auth.tables.ts';
import { takeMailLink } from './mail-link.ts';
import { takeOverTemporaryUser } from './take-over-temporary-user.ts';

/** Confirms the address a link was sent to, if it still is the account's. */
export async function confirmEmail(deps: Deps, { token }: { token: string }): Promise<undefined> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { accountId, email } = await takeMailLink(tx, token, 'CONFIRM_EMAIL', now);
    const [confirmed] = await tx
      .update(accounts)
      .set({ emailConfirmed: true, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.email, email)))
      .returning({ id: accounts.id });
    if (!confirmed) throw refused('LINK_OVER');
    await takeOverTemporaryUser(tx, accountId, email, now);
  });
}
