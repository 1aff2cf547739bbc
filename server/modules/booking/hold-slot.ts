import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { maxHoldsOfUnknown, maxLiveHolds } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { accounts, devices } from '../auth/auth.tables.ts';
import { isIdentityKnown } from '../auth/identity-known.ts';
import { reservationHistory, reservations } from './booking.tables.ts';
import { followUpOf, type ReservationRow } from './change-reservation-status.ts';
import { clearTheWay } from './clear-the-way.ts';

export type NewReservation = typeof reservations.$inferInsert;

/**
 * Inserts a reservation that holds its slot, with its history and its event, in the caller's transaction.
 * Throws TOO_MANY_HOLDS, or ADDRESS_TO_CONFIRM where it would not with a confirmed address; lets the database's 23P01 through when the slot is taken.
 */
export async function holdSlot(deps: Deps, tx: Db, actor: Actor, row: NewReservation): Promise<void> {
  await refuseTooManyHolds(deps, tx, actor);
  await fillSlot(deps, tx, row, { by: 'CLIENT', byAccountId: row.userId });
}

type Maker = Pick<typeof reservationHistory.$inferInsert, 'by' | 'byAccountId'>;

/** Inserts a reservation with its history and its event, whoever makes it; lets the database's 23P01 through. */
export async function fillSlot(deps: Deps, tx: Db, row: NewReservation, maker: Maker): Promise<void> {
  await clearTheWay(deps, tx, row.therapistId, row.blockedRange);
  const [made] = await tx.insert(reservations).values(row).returning();
  const { id, status, createdAt } = made as ReservationRow;
  const [step] = await tx
    .insert(reservationHistory)
    .values({ reservationId: id, event: 'CREATED', from: null, to: status, ...maker, at: createdAt, reason: null })
    .returning({ id: reservationHistory.id });
  const followUp = followUpOf(made as ReservationRow);
  if (followUp) await deps.events.record(tx, followUp);
  if (maker.by !== 'STAFF' || !step) return;
  const at = createdAt.toISOString();
  await deps.events.record(tx, { kind: 'RESERVATION_CHANGED', reservationId: id, historyId: step.id, change: 'CREATED', at });
}

/** Counts what the person holds, and what whoever else has signed in on the same device does: an account is made in a moment. */
async function refuseTooManyHolds({ clock }: Deps, tx: Db, { accountId, deviceId }: Actor): Promise<void> {
  const [device] = await tx.select({ markHash: devices.markHash }).from(devices).where(eq(devices.id, deviceId));
  const markHash = device?.markHash ?? null;
  // One booking at a time per person and device: otherwise four sent at once would each count the other three as not there yet.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 1))`);
  if (markHash !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${markHash}, 2))`);
  const onDevice = tx
    .select({ accountId: devices.accountId })
    .from(devices)
    .where(eq(devices.markHash, markHash ?? ''));
  const isTheirs = or(eq(reservations.userId, accountId), inArray(reservations.userId, onDevice));
  const isHeld = and(eq(reservations.status, 'PENDING_PAYMENT'), gt(reservations.holdUntil, clock.now()));
  const held = await tx.$count(reservations, and(isTheirs, isHeld));
  if (held >= maxLiveHolds) throw refused('TOO_MANY_HOLDS');
  if (held < maxHoldsOfUnknown) return;
  const isKnown = (await tx.$count(accounts, and(eq(accounts.id, accountId), isIdentityKnown))) > 0;
  if (!isKnown) throw refused('ADDRESS_TO_CONFIRM');
}
