import { database, type DeviceDatabase, type StoredSession } from './database.ts';
import { bringDraftsBack, putDraftsAside } from './drafts.ts';
import { eraseReadings } from './erase-device.ts';

/** One that this device could not store (a full disk, a private window): it lasts as long as the page. */
let held: StoredSession | undefined;

/** The session of this device, or undefined when nobody is signed in. */
export async function readSession({ session }: DeviceDatabase = database): Promise<StoredSession | undefined> {
  return held ?? session.get('current');
}

/** What one person may no longer be shown here; what they wrote waits for them. */
async function closeTo(device: DeviceDatabase, authID: string): Promise<void> {
  await eraseReadings(device, authID);
  await putDraftsAside(device, authID);
}

const touched = ({ session, keptQueries, drafts }: DeviceDatabase) => [session, keptQueries, drafts];

/**
 * Stores a new session in place of any other, or holds it for this page where nothing can be stored; `before` is who
 * used this page last, if their session has ended.
 */
export async function saveSession(session: Omit<StoredSession, 'key'>, before?: string, device = database): Promise<void> {
  try {
    await store(session, before, device);
    held = undefined;
  } catch {
    held = { key: 'current', ...session };
    // Another person's, if it is there: what is full can still be emptied.
    await device.session.delete('current').catch(() => undefined);
  }
}

async function store(session: Omit<StoredSession, 'key'>, before: string | undefined, device: DeviceDatabase): Promise<void> {
  await device.transaction('rw', touched(device), async () => {
    const leaver = (await device.session.get('current'))?.authID ?? before;
    if (leaver !== undefined && leaver !== session.authID) await closeTo(device, leaver);
    await bringDraftsBack(device, session.authID);
    await device.session.put({ key: 'current', ...session });
  });
}

/**
 * Replaces the access token of the session; does nothing when it ended in the meantime. Where it cannot be stored, the
 * next call asks for another one.
 */
export async function saveAccessToken(accessToken: string): Promise<void> {
  if (held) held = { ...held, accessToken };
  else await database.session.update('current', { accessToken }).catch(() => undefined);
}

/** The same for one person only: another may have signed in while the token was being made. */
export async function saveAccessTokenOf(authID: string, accessToken: string, { session } = database): Promise<void> {
  if (held?.authID === authID) return saveAccessToken(accessToken);
  const write = session.where({ key: 'current' }).modify((stored) => {
    if (stored.authID === authID) stored.accessToken = accessToken;
  });
  await write.catch(() => undefined);
}

/** Keeps the first name for the next start without a network. */
export async function rememberFirstName(firstName: string | null): Promise<void> {
  await database.session.update('current', { firstName });
}

/**
 * The server has refused the session of this refresh token: tokens and kept answers go, what waits in the outbox and
 * its key stay. False when the device holds another session by now.
 */
export async function clearSessionOf(refreshToken: string, device = database): Promise<boolean> {
  if (held) {
    if (held.refreshToken !== refreshToken) return false;
    held = undefined;
    return true;
  }
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
  held = undefined;
  await database.session.delete('current');
}
