import { subDays } from 'date-fns';
import { and, eq, gt, lte, notExists } from 'drizzle-orm';
import { temporaryUserDays } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import { reservations } from '../booking/booking.tables.ts';
import { forgetClient } from '../booking/forget-client.ts';
import { accounts } from './auth.tables.ts';
import { formerClient } from './former-client.ts';

/** Ends the passing accounts whose last appointment was thirty days ago; the appointments stay, without whose they were. */
export async function endTemporaryUsers(deps: Deps): Promise<void> {
  const longAgo = subDays(deps.clock.now(), temporaryUserDays);
  const isRecent = and(eq(reservations.userId, accounts.id), gt(reservations.endDateTime, longAgo));
  const isOver = and(
    eq(accounts.isTemporary, true),
    lte(accounts.createdAt, longAgo),
    notExists(deps.db.select({ id: reservations.id }).from(reservations).where(isRecent)),
  );
  const over = await deps.db.select({ id: accounts.id }).from(accounts).where(isOver);
  for (const { id } of over) {
    await deps.db.transaction(async (tx) => {
      // Locked first, and asked again in a statement of its own, which sees what came before the lock was had: a booking
      // may have been taken, or the account taken over, since.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
      const [still] = await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(eq(accounts.id, id), isOver));
      if (!still) return;
      await forgetClient(deps, tx, id, await formerClient(tx));
      await tx.delete(accounts).where(eq(accounts.id, id));
    });
  }
}
