import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { accounts } from '../auth/auth.tables.ts';
import { reservations } from '../booking/booking.tables.ts';
import { practiceScope } from '../booking/practice-scope.ts';
import { manualPayments } from '../payment/payment.tables.ts';
import type { FileRow } from './describe-file.ts';

/** A private file: its owner; staff who read payments, when it proves one; staff who read accounts, when it is an avatar. */
export async function mayReadFile(deps: Deps, actor: Actor | null, file: FileRow): Promise<boolean> {
  if (actor === null) return false;
  if (file.ownerId === actor.accountId) return true;
  if (may(actor, 'PAYMENT', 'READ') && (await provesPaymentSeenBy(deps, actor, file.id))) return true;
  return may(actor, 'AUTHENTICATED_CLIENTS', 'READ') && (await isAvatar(deps.db, file));
}

/** Who sees a payment sees its proof: the scope is the one of reservations. */
async function provesPaymentSeenBy(deps: Deps, actor: Actor, fileId: string): Promise<boolean> {
  const scope = await practiceScope(deps, actor);
  if (scope === null) return false;
  const [found] = await deps.db
    .select({ id: manualPayments.id })
    .from(manualPayments)
    .innerJoin(reservations, eq(reservations.id, manualPayments.reservationId))
    .where(and(eq(manualPayments.fileId, fileId), scope.where))
    .limit(1);
  return found !== undefined;
}

async function isAvatar(db: Db, { id, ownerId }: FileRow): Promise<boolean> {
  if (ownerId === null) return false;
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, ownerId), eq(accounts.avatarFileId, id)));
  return found !== undefined;
}
