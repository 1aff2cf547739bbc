import type { DeviceDatabase, StoredDraftKey } from './database.ts';
import { asideOf, nobody } from './drafts.ts';
import { hashName, personKey, sealValue } from './seal.ts';

/** Gives what an earlier version has kept, under names that can be read, the names of today. */
export async function nameEarlierDrafts(database: DeviceDatabase): Promise<void> {
  const { drafts } = database;
  for (const draft of await drafts.filter(({ sealedName }) => sealedName === undefined).toArray()) {
    const [authID, name] = draft.key;
    const sealer = await personKey(database, authID.startsWith(asideOf('')) ? nobody : authID);
    const row = { ...draft, key: [authID, await hashName(database, name)] as StoredDraftKey, sealedName: await sealValue(sealer, name) };
    await database.transaction('rw', drafts, async () => {
      if (!(await drafts.get(row.key))) await drafts.put(row);
      await drafts.delete(draft.key);
    });
  }
}
