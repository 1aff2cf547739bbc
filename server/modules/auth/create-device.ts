import { addHours } from 'date-fns';
import { refreshTokenDays } from '#contract/constants.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import { devices } from './auth.tables.ts';
import { hashRefreshToken, newRefreshToken } from './refresh-token.ts';

const userAgentMaxLength = 300;

export interface NewDevice {
  readonly deviceId: string;
  readonly refreshToken: string;
}

/** Signs a device in: a row of its own, and the refresh token that only the device will hold. */
export async function createDevice(db: Db, accountId: string, userAgent: string | null, now: Date): Promise<NewDevice> {
  const deviceId = newId(now);
  const refreshToken = newRefreshToken();
  await db.insert(devices).values({
    id: deviceId,
    accountId,
    refreshTokenHash: hashRefreshToken(refreshToken),
    userAgent: userAgent?.slice(0, userAgentMaxLength) ?? null,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addHours(now, refreshTokenDays * 24),
  });
  return { deviceId, refreshToken };
}
