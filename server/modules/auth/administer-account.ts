import { eq } from 'drizzle-orm';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { mayAdminister, type Standing } from '#contract/auth/standing.ts';
import { recordAudit, type AuditNote } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refuseClosedAccount } from '../../http/authenticate.ts';
import { notFound, refused } from '../../http/problem.ts';
import { findAccount, type AccountView } from './account.queries.ts';
import { accounts } from './auth.tables.ts';
import { lockAccess } from './lock-access.ts';
import { presentAccount } from './present-account.ts';

export const standingOf = ({ account, role }: AccountView): Standing => ({
  authID: account.id,
  roleName: role.name,
  access: account.access ?? role.access,
});

/** What an act changes on the account, and what the trail says of it; null when there is nothing to change. */
export type Act = (
  tx: Db,
  target: AccountView,
  actor: Standing,
) => Promise<{ set: Partial<typeof accounts.$inferInsert>; note: Omit<AuditNote, 'subjects'> } | null>;

/**
 * The one way staff change somebody's account: not their own, not GOD's, not that of someone above; with the trail's
 * entry in the same transaction. Who acts is read anew once nobody else can change access: what they held when the
 * request began may have been taken from them since.
 */
export async function administerAccount(deps: Deps, actor: Actor, targetId: string, act: Act): Promise<Account> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await lockAccess(tx);
    const by = await findAccount(tx, actor.accountId);
    const target = await findAccount(tx, targetId);
    if (!by || !target) throw notFound('AUTHENTICATED_CLIENTS');
    refuseClosedAccount(by.account, now);
    const standing = standingOf(by);
    if (!mayAdminister(standing, standingOf(target))) throw refused('ACCESS_MISMATCH');
    const done = await act(tx, target, standing);
    if (done) {
      await tx
        .update(accounts)
        .set({ ...done.set, updatedAt: now })
        .where(eq(accounts.id, targetId));
      await recordAudit(deps, tx, actor, { ...done.note, subjects: [targetId] });
    }
    const changed = await findAccount(tx, targetId);
    if (!changed) throw notFound('AUTHENTICATED_CLIENTS');
    return presentAccount(changed, now);
  });
}
