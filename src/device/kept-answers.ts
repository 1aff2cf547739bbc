import type { DeviceDatabase, KeptQuery } from './database.ts';
import { personKey, sealValue, unsealValue } from './seal.ts';

/** Raised when what an answer holds changes its shape: older copies are then dropped unread. */
const keptSchemaVersion = '2';
const keptMs = 20 * 24 * 3_600_000;

/**
 * A person's answers kept to be read without a network, sealed. A key-value store as TanStack's persister asks for.
 * What is older than 20 days, or of another version of the schema, is not read, and goes with the next answer kept.
 */
export function createKeptAnswers(database: DeviceDatabase, authID: string, now: () => number = Date.now) {
  const { keptQueries, keys, session, choices } = database;
  const mayKeep = async () => (await session.get('current'))?.authID === authID && (await choices.get(authID))?.keepsPrivateData === true;
  const isOver = ({ keptAt, schemaVersion }: KeptQuery) => schemaVersion !== keptSchemaVersion || now() - keptAt > keptMs;
  return {
    async getItem(name: string): Promise<unknown> {
      const [found, own] = await Promise.all([keptQueries.get([authID, name]), keys.get(authID)]);
      if (!found || !own || isOver(found)) return undefined;
      return unsealValue(own.key, found.sealed).catch(() => undefined);
    },

    /** Does nothing where the person has not said so, or has left: an answer may come long after it was asked for. */
    async setItem(name: string, value: unknown): Promise<void> {
      // Never made here: an answer that comes once all is erased would leave a key of whoever has left.
      const own = await keys.get(authID);
      if (!own) return;
      const sealed = await sealValue(own.key, value);
      await database.transaction('rw', keptQueries, session, choices, async () => {
        if (!(await mayKeep())) return;
        await keptQueries.filter(isOver).delete();
        await keptQueries.put({ key: [authID, name], authID, sealed, keptAt: now(), schemaVersion: keptSchemaVersion });
      });
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

/** Notes the person's choice: a yes makes the key that seals, a no erases what was kept. */
export async function chooseKeepsPrivateData(database: DeviceDatabase, authID: string, keepsPrivateData: boolean): Promise<void> {
  if (keepsPrivateData) await personKey(database, authID);
  await database.transaction('rw', database.choices, database.keptQueries, async () => {
    await database.choices.put({ ...(await database.choices.get(authID)), authID, keepsPrivateData });
    if (!keepsPrivateData) await database.keptQueries.where({ authID }).delete();
  });
}
