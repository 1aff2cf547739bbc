import type { DeviceDatabase, StoredDraftKey } from './database.ts';
import { asideOf, nobody, ownAsideOf } from './drafts.ts';
import { hashName, personKey, sealValue } from './seal.ts';

/** By whose key a draft is sealed: what was put aside stays as it was. */
const sealerOf = (owner: string) => (owner.startsWith(asideOf('')) ? nobody : owner.replace(ownAsideOf(''), ''));

/** Gives what an earlier version has kept, under names that can be read, the names of today. */
export async function nameEarlierDrafts(database: DeviceDatabase): Promise<void> {
  const { drafts } = database;
  for (const draft of await drafts.filter(({ sealedName }) => sealedName === undefined).toArray()) {
    const [authID, name] = draft.key;
    const key = await personKey(database, sealerOf(authID));
    const row = { ...draft, key: [authID, await hashName(database, name)] as StoredDraftKey, sealedName: await sealValue(key, name) };
    await database.transaction('rw', drafts, async () => {
      if (!(await drafts.get(row.key))) await drafts.put(row);
      await drafts.delete(draft.key);
    });
  }
}
