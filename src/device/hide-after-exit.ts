import { database, type DeviceDatabase } from './database.ts';
import { asideOf, moveDrafts, nobody, ownAsideOf, putDraftsAside } from './drafts.ts';
import { eraseReadings } from './erase-device.ts';

/**
 * After a quick exit, what was begun is shown to nobody who finds the device as it was left: it waits for its person to sign in, and a
 * visitor's is erased.
 */
export async function hideDrafts(database: DeviceDatabase, authID: string | undefined): Promise<void> {
  if (authID === undefined) {
    await database.drafts.where({ authID: nobody }).delete();
    return;
  }
  await putDraftsAside(database, authID);
  await moveDrafts(database, authID, ownAsideOf(authID));
}

/** Whether something a person has begun waits for them to sign in. */
export async function hasHiddenDrafts({ drafts }: DeviceDatabase, authID: string): Promise<boolean> {
  return (await drafts.where('authID').anyOf(asideOf(authID), ownAsideOf(authID)).count()) > 0;
}

/** What this device shows to nobody after a quick exit; the tokens and the outbox stay. */
export function hideAfterExit(device = database): Promise<void> {
  const { session, keptQueries, drafts } = device;
  return device.transaction('rw', [session, keptQueries, drafts], async () => {
    const authID = (await session.get('current'))?.authID;
    if (authID !== undefined) await eraseReadings(device, authID);
    await hideDrafts(device, authID);
  });
}
