import { database, type DeviceDatabase, type StoredSession } from './database.ts';
import { bringDraftsBack, putDraftsAside } from './drafts.ts';
import { eraseReadings } from './erase-device.ts';

/** The session stored on this device, or undefined when nobody is signed in. */
export function readSession({ session }: DeviceDatabase = database): Promise<StoredSession | undefined> {
  return session.get('current');
}

/** What one person may no longer be shown here; what they wrote waits for them. */
async function closeTo(device: DeviceDatabase, authID: string): Promise<void> {
  await eraseReadings(device, authID);
  await putDraftsAside(device, authID);
}

const touched = ({ session, keptQueries, drafts }: DeviceDatabase) => [session, keptQueries, drafts];

/** Stores a new session in place of any other; `before` is who used this page last, if their session has ended. */
export async function saveSession(session: Omit<StoredSession, 'key'>, before?: string, device = database): Promise<void> {
  await device.transaction('rw', touched(device), async () => {
    const leaver = (await device.session.get('current'))?.authID ?? before;
    if (leaver !== undefined && leaver !== session.authID) await closeTo(device, leaver);
    await bringDraftsBack(device, session.authID);
    await device.session.put({ key: 'current', ...session });
  });
}

/** Replaces the access token of the stored session; does nothing when the session ended in the meantime. */
export async function saveAccessToken(accessToken: string): Promise<void> {
  await database.session.update('current', { accessToken });
}

/** The same for one person only: another may have signed in while the token was being made. */
export async function saveAccessTokenOf(authID: string, accessToken: string, { session } = database): Promise<void> {
  await session.where({ key: 'current' }).modify((stored) => {
    if (stored.authID === authID) stored.accessToken = accessToken;
  });
}

/** Keeps the first name for the next start without a network. */
export async function rememberFirstName(firstName: string | null): Promise<void> {
  await database.session.update('current', { firstName });
}

/**
 * The server has refused the session of this refresh token: tokens and kept answers go, what waits in the outbox and
 * its key stay. False when the device holds another session by now.
 */
export function clearSessionOf(refreshToken: string, device = database): Promise<boolean> {
  return device.transaction('rw', touched(device), async () => {
    const stored = await device.session.get('current');
    if (stored && stored.refreshToken !== refreshToken) return false;
    await device.session.delete('current');
    if (stored) await closeTo(device, stored.authID);
    return true;
  });
}

/** Forgets the tokens of this device. */
export async function clearSession(): Promise<void> {
  await database.session.delete('current');
}
