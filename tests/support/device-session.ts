import type { Page } from '@playwright/test';
import { logout } from '#contract/auth/auth.endpoints.ts';
import { createApiClient } from '#src/device/api-client.ts';
import type { StoredSession } from '#src/device/database.ts';
import { fetchTransport } from '#src/device/transport.ts';

/** The session that this device keeps. */
export const readSession = (page: Page): Promise<StoredSession> =>
  page.evaluate(async () => {
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const row = open.result.transaction('session').objectStore('session').get('current');
    await new Promise((resolve) => (row.onsuccess = resolve));
    open.result.close();
    return row.result as StoredSession;
  });

/** The access token of this device is over, as after its quarter of an hour: the server refuses it from now on. */
export const letAccessTokenEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const rows = open.result.transaction('session', 'readwrite').objectStore('session');
    const read = rows.get('current');
    await new Promise((resolve) => (read.onsuccess = resolve));
    const written = rows.put({ ...(read.result as StoredSession), accessToken: 'over' });
    await new Promise((resolve) => (written.onsuccess = resolve));
    open.result.close();
  });

/** Ends a device's session from the server's side: the device has yet to hear of it. */
export async function endSessionOf(serverUrl: string, session: StoredSession): Promise<void> {
  const device = createApiClient({
    transport: (request) => fetchTransport({ ...request, url: serverUrl + request.url }),
    locale: 'fr',
    tokens: { read: async () => session, saveAccessToken: async () => undefined },
  });
  await device.call(logout);
}
