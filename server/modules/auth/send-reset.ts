import { addMinutes, subHours } from 'date-fns';
import { and, count, eq, gt } from 'drizzle-orm';
import { mailLinkMinutes } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { invitationEnd } from './invitation-end.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { mailDeliveries } from '../mailing/mailing.tables.ts';
import { accounts } from './auth.tables.ts';

/** From however many places it is asked for, nobody is written to more often. */
const mailsAnHour = 3;

/** Writes to whom a new password was asked for: somebody, who has one here. */
export async function sendReset(deps: Deps, { requestId, accountId, at }: EventOf<'PASSWORD_RESET_ASKED'>): Promise<void> {
  if (accountId === null) return;
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account || account.passwordHash === null || account.email === null) return;
  // Whoever reads a mistyped address must not open the account for ever.
  if (account.invitedAt !== null && deps.clock.now() >= invitationEnd(account.invitedAt)) return;
  const recent = and(
    eq(mailDeliveries.accountId, accountId),
    eq(mailDeliveries.kind, 'RESET'),
    gt(mailDeliveries.dueAt, subHours(deps.clock.now(), 1)),
  );
  const letter = { news: `RESET ${requestId}`, accountId, mail: { kind: 'RESET' }, until: addMinutes(at, mailLinkMinutes) } as const;
  await deps.db.transaction(async (tx) => {
    // One at a time: two processes that count at once would both find room for one more.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const [sent] = await tx.select({ count: count() }).from(mailDeliveries).where(recent);
    if ((sent?.count ?? 0) < mailsAnHour) await mailLater(deps, tx, letter);
  });
}
