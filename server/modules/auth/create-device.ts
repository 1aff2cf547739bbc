import { addHours } from 'date-fns';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { refreshTokenDays } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { pushSubscriptions } from '../client/push.tables.ts';
import { devices } from './auth.tables.ts';
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts';

const userAgentMaxLength = 300;

export interface NewDevice {
  readonly deviceId: string;
  readonly refreshToken: string;
}

interface Browser {
  readonly userAgent: string | null;
  /** What it keeps, and is known by when it comes back. */
  readonly mark: string;
}

export const hashMark = hashRefreshToken;

/** Signs a device in: a row of its own, and the refresh token that only the device will hold. */
export async function createDevice(db: Db, accountId: string, { userAgent, mark }: Browser, now: Date): Promise<NewDevice> {
  const refreshToken = newRefreshToken();
  const row = rowOf(accountId, { userAgent, mark }, refreshToken, now);
  const deviceId = row.id;
  await db.insert(devices).values({ ...row, lastUsedAt: now, expiresAt: addHours(now, refreshTokenDays * 24) });
  await takeOver(db, accountId, deviceId, mark, now);
  return { deviceId, refreshToken };
}

/** Knows a browser from now on without signing it in: whoever has opened a link that was mailed to the account. */
export async function knowDevice(db: Db, accountId: string, { userAgent, mark }: Browser, now: Date): Promise<void> {
  const over = { lastUsedAt: now, expiresAt: now, revokedAt: now };
  await db.insert(devices).values({ ...rowOf(accountId, { userAgent, mark }, newRefreshToken(), now), ...over });
}

const rowOf = (accountId: string, { userAgent, mark }: Browser, refreshToken: string, now: Date) => ({
  id: newId(now),
  accountId,
  refreshTokenHash: hashRefreshToken(refreshToken),
  userAgent: userAgent?.slice(0, userAgentMaxLength) ?? null,
  markHash: hashMark(mark),
  createdAt: now,
});

/** A browser that signs in again, without having signed out, has lost its former tokens; its notifications go on. */
async function takeOver(db: Db, accountId: string, deviceId: string, mark: string, now: Date): Promise<void> {
  const former = and(
    eq(devices.accountId, accountId),
    eq(devices.markHash, hashMark(mark)),
    ne(devices.id, deviceId),
    isNull(devices.revokedAt),
  );
  const ended = await db.update(devices).set({ revokedAt: now }).where(former).returning({ id: devices.id });
  for (const { id } of ended) await db.update(pushSubscriptions).set({ deviceId }).where(eq(pushSubscriptions.deviceId, id));
}
