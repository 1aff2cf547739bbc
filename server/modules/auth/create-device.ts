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
  const deviceId = newId(now);
  const refreshToken = newRefreshToken();
  await db.insert(devices).values({
    id: deviceId,
    accountId,
    refreshTokenHash: hashRefreshToken(refreshToken),
    userAgent: userAgent?.slice(0, userAgentMaxLength) ?? null,
    markHash: hashMark(mark),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addHours(now, refreshTokenDays * 24),
  });
  await takeOver(db, accountId, deviceId, mark, now);
  return { deviceId, refreshToken };
}

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
