import type { Locale } from '#contract/locale.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { database, type DeviceDatabase } from './database.ts';
import { tokensOf } from './person-tokens.ts';
import { tellOthers } from './session-channel.ts';
import { clearSessionOf, readSession } from './session-tokens.ts';
import type { Transport } from './transport.ts';

/** The server has ended the session of this refresh token: tokens go, what waits to be sent stays. */
async function endSession(refreshToken: string, device: DeviceDatabase): Promise<void> {
  if (await clearSessionOf(refreshToken, device)) tellOthers({ state: 'SIGNED_OUT' });
}

/** The practice has closed the account of this person. Why is told by the page, when they sign in again. */
async function endSessionOf(authID: string, device: DeviceDatabase): Promise<void> {
  const stored = await readSession(device);
  if (stored?.authID === authID) await endSession(stored.refreshToken, device);
}

/** The client through which one person is spoken for where no page is, as in the worker, for as long as this device is theirs. */
export function personApiClient(authID: string, locale: Locale, transport: Transport, device = database): ApiClient {
  return createApiClient({
    transport,
    locale,
    tokens: tokensOf(authID, device),
    onSessionRefused: (refreshToken) => endSession(refreshToken, device),
    onAccountClosed: () => endSessionOf(authID, device),
  });
}
