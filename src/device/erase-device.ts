import type { DeviceDatabase } from './database.ts';

/** Erases everything this device keeps of anyone: leaving on one's own word. */
export async function eraseDevice(database: DeviceDatabase): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    await Promise.all(database.tables.map((table) => table.clear()));
  });
}

/**
 * Erases what a person may no longer read once the server has refused the session. What was written and not delivered
 * stays sealed with its key, until the same person signs in again.
 */
export async function eraseReadings(database: DeviceDatabase, authID: string): Promise<void> {
  await database.keptQueries.where({ authID }).delete();
}
