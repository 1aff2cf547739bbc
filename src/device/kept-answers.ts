import type { DeviceDatabase } from './database.ts';
import { personKey, sealValue, unsealValue } from './seal.ts';

/** A person's answers kept to be read without a network, sealed. A key-value store as TanStack's persister asks for. */
export function createKeptAnswers(database: DeviceDatabase, authID: string, now: () => number = Date.now) {
  const { keptQueries } = database;
  return {
    async getItem(name: string): Promise<unknown> {
      const found = await keptQueries.get([authID, name]);
      return found && (await unsealValue(await personKey(database, authID), found.sealed).catch(() => undefined));
    },

    async setItem(name: string, value: unknown): Promise<void> {
      const sealed = await sealValue(await personKey(database, authID), value);
      await keptQueries.put({ key: [authID, name], authID, sealed, keptAt: now() });
    },

    removeItem: (name: string): Promise<void> => keptQueries.delete([authID, name]),

    async clear(): Promise<void> {
      await keptQueries.where({ authID }).delete();
    },
  };
}

/** Whether this person lets private answers stay on this device; undefined until asked. */
export async function readKeepsPrivateData(database: DeviceDatabase, authID: string): Promise<boolean | undefined> {
  return (await database.choices.get(authID))?.keepsPrivateData;
}

/** Notes the person's choice; a no erases what was kept. */
export async function chooseKeepsPrivateData(database: DeviceDatabase, authID: string, keepsPrivateData: boolean): Promise<void> {
  await database.transaction('rw', database.choices, database.keptQueries, async () => {
    await database.choices.put({ ...(await database.choices.get(authID)), authID, keepsPrivateData });
    if (!keepsPrivateData) await database.keptQueries.where({ authID }).delete();
  });
}
