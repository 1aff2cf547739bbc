import { and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { accounts } from '../auth/auth.tables.ts';
import { reservations } from '../booking/booking.tables.ts';
import { practiceScope } from '../booking/practice-scope.ts';
import { earlierProofs, manualPayments } from '../payment/payment.tables.ts';
import type { FileRow } from './describe-file.ts';

/** Whether somebody may read a private file, and the ids of what it shows of somebody else's payment. */
interface Reading {
  readonly isAllowed: boolean;
  readonly proves: readonly string[];
}

const allowed: Reading = { isAllowed: true, proves: [] };

/** A private file: staff who read payments, when it proves one; its owner; staff who read accounts, when it is an avatar. */
export async function mayReadFile(deps: Deps, actor: Actor | null, file: FileRow): Promise<Reading> {
  const refused: Reading = { isAllowed: false, proves: [] };
  if (actor === null) return refused;
  // First of all: a proof that staff took at the desk is their own file, and somebody else's payment.
  const proves = may(actor, 'PAYMENT', 'READ') ? await paymentProvenTo(deps, actor, file.id) : [];
  if (proves.length > 0) return { isAllowed: true, proves };
  if (file.ownerId === actor.accountId) return allowed;
  return may(actor, 'AUTHENTICATED_CLIENTS', 'READ') && (await isAvatar(deps.db, file)) ? allowed : refused;
}

/** Who sees a payment sees its proof: the scope is the one of reservations. Gives the payment's id and its reservation's. */
async function paymentProvenTo(deps: Deps, actor: Actor, fileId: string): Promise<string[]> {
  const scope = await practiceScope(deps, actor);
  if (scope === null) return [];
  const earlier = deps.db.select({ id: earlierProofs.manualPaymentId }).from(earlierProofs).where(eq(earlierProofs.fileId, fileId));
  const isProven = or(eq(manualPayments.fileId, fileId), inArray(manualPayments.id, earlier));
  const [found] = await deps.db
    .select({ id: manualPayments.id, reservationId: reservations.id })
    .from(manualPayments)
    .innerJoin(reservations, eq(reservations.id, manualPayments.reservationId))
    .where(and(isProven, scope.where))
    .limit(1);
  return found ? [found.id, found.reservationId] : [];
}

async function isAvatar(db: Db, { id, ownerId }: FileRow): Promise<boolean> {
  if (ownerId === null) return false;
  const [found] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, ownerId), eq(accounts.avatarFileId, id)));
  return found !== undefined;
}
