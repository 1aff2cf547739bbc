import { addHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { newId } from '../../database/new-id.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { ownAddress } from './address-holder.ts';
import { accounts } from './auth.tables.ts';
import { refuseCommonPassword } from './common-password.ts';
import { knowDevice } from './create-device.ts';
import { refuseDeadLink, takeMailLink } from './mail-link.ts';
import { signOutDevices } from './sign-out-devices.ts';

interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
  readonly userAgent: string | null;
  readonly deviceMark: string;
}

/** Sets a new password by the link of an e-mail. Whoever has read that e-mail has the address: it counts as confirmed. */
export async function confirmPasswordReset(deps: Deps, { token, newPassword, userAgent, deviceMark }: NewPassword): Promise<undefined> {
  refuseCommonPassword('newPassword', newPassword);
  // Asked before hashing, which costs: nobody makes us work with made-up links.
  await refuseDeadLink(deps, token, 'RESET');
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const { accountId, email } = await takeMailLink(tx, token, 'RESET', now);
    const [before] = await tx.select({ invitedAt: accounts.invitedAt }).from(accounts).where(eq(accounts.id, accountId));
    const [changed] = await tx
      .update(accounts)
      .set({ passwordHash, emailConfirmed: true, invitedAt: null, updatedAt: now })
      .where(and(eq(accounts.id, accountId), eq(accounts.email, email)))
      .returning({ id: accounts.id });
    if (!changed) throw refused('LINK_OVER');
    await ownAddress(tx, accountId, email, now);
    await signOutDevices(tx, accountId, now);
    // So that guesses from elsewhere do not keep its person from signing in with the new one.
    await knowDevice(tx, accountId, { userAgent, mark: deviceMark }, now);
    // A first password changes none.
    if (before?.invitedAt) return;
    const news = `PASSWORD_CHANGED ${newId(now)}`;
    await mailLater(deps, tx, { news, accountId, mail: { kind: 'PASSWORD_CHANGED' }, until: addHours(now, 48) });
  });
}
