import { and, count, eq, getTableColumns, gt, isNotNull, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { PushKind } from '#contract/client/push-kinds.ts';
import type { Db } from '../../database/connect.ts';
import { accounts, devices } from '../auth/auth.tables.ts';
import { pushSubscriptions, pushSwitchedOff } from './push.tables.ts';

/** A subscription, and whether its person wants to be discreet. */
type PushSubscription = typeof pushSubscriptions.$inferSelect & { isDiscreet: boolean };

const withDiscretion = { ...getTableColumns(pushSubscriptions), isDiscreet: accounts.isDiscreet };

/** Subscriptions that may be sent to now: the device is signed in, and its person neither banned nor suspended. */
export function liveSubscriptions(db: Db, where: SQL | undefined, now: Date): Promise<PushSubscription[]> {
  const isSuspensionOver = and(eq(accounts.state, 'SUSPENDED'), isNotNull(accounts.suspendedUntil), lte(accounts.suspendedUntil, now));
  return db
    .select(withDiscretion)
    .from(pushSubscriptions)
    .innerJoin(devices, eq(devices.id, pushSubscriptions.deviceId))
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(and(where, isNull(devices.revokedAt), gt(devices.expiresAt, now), or(eq(accounts.state, 'ACTIVE'), isSuspensionOver)));
}

/** Those of a person who wants to hear of this kind. */
export async function subscriptionsFor(db: Db, accountId: string, kind: PushKind, now: Date): Promise<PushSubscription[]> {
  const [off] = await db
    .select({ kind: pushSwitchedOff.kind })
    .from(pushSwitchedOff)
    .where(and(eq(pushSwitchedOff.accountId, accountId), eq(pushSwitchedOff.kind, kind)));
  return off ? [] : liveSubscriptions(db, eq(pushSubscriptions.accountId, accountId), now);
}

/** A person's subscription of an endpoint, when both are so. */
export async function ownSubscription(db: Db, accountId: string, endpoint: string): Promise<PushSubscription | undefined> {
  const [row] = await db
    .select(withDiscretion)
    .from(pushSubscriptions)
    .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
    .where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)));
  return row;
}

export async function countSubscriptions(db: Db, accountId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId));
  return row?.count ?? 0;
}

export async function switchedOffKinds(db: Db, accountId: string): Promise<Set<PushKind>> {
  const rows = await db.select({ kind: pushSwitchedOff.kind }).from(pushSwitchedOff).where(eq(pushSwitchedOff.accountId, accountId));
  return new Set(rows.map(({ kind }) => kind));
}

/** Forgets an endpoint that somebody else had. */
export async function takeFromOthers(db: Db, accountId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.accountId, accountId)));
}

export async function removeSubscription(db: Db, accountId: string, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** A device has signed out: nothing more is sent to it. */
export async function removeSubscriptionsOfDevice(db: Db, deviceId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.deviceId, deviceId));
}
