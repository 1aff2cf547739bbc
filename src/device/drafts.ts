import type { DeviceDatabase, Draft, DraftKey, StoredDraftKey } from './database.ts';
import { hashName, knownHash, personKey, sealFile, sealValue, unsealFile, unsealValue } from './seal.ts';

/** Whose drafts they are while nobody is signed in. */
export const nobody = 'nobody';

/**
 * What was typed or photographed and not sent yet, sealed like the outbox: it outlives the tab and the browser. `name`
 * is `<form>/<subject>`, such as `proof/5f…`. A draft that can no longer be opened counts as none. `beforeLooking` is waited for by whoever
 * looks for one.
 */
export function createDrafts(database: DeviceDatabase, now: () => number = Date.now, beforeLooking: () => Promise<void> = async () => {}) {
  const { drafts } = database;

  async function found(authID: string, name: string): Promise<Draft | undefined> {
    await beforeLooking();
    const key = await storedKey(database, [authID, name]);
    return key && drafts.get(key);
  }

  async function put(
    authID: string,
    name: string,
    seal: (key: CryptoKey) => Promise<Pick<Draft, 'sealed' | 'sealedLabel'>>,
  ): Promise<void> {
    const key = await personKey(database, authID);
    const stored: StoredDraftKey = [authID, await hashName(database, name)];
    await drafts.put({ key: stored, authID, sealedName: await sealValue(key, name), ...(await seal(key)), keptAt: now() });
  }

  return {
    keep: (authID: string, name: string, value: unknown): Promise<void> =>
      put(authID, name, async (key) => ({ sealed: await sealValue(key, value) })),

    async read(authID: string, name: string): Promise<unknown> {
      const kept = await found(authID, name);
      return kept && (await unsealValue(await personKey(database, authID), kept.sealed).catch(() => undefined));
    },

    keepFile: (authID: string, name: string, file: File): Promise<void> => put(authID, name, (key) => sealFile(key, file)),

    async readFile(authID: string, name: string): Promise<File | undefined> {
      const kept = await found(authID, name);
      if (!kept?.sealedLabel) return undefined;
      const { sealed, sealedLabel } = kept;
      return unsealFile(await personKey(database, authID), { sealed, sealedLabel }).catch(() => undefined);
    },

    async drop(authID: string, name: string): Promise<void> {
      await beforeLooking();
      const key = await storedKey(database, [authID, name]);
      if (key) await drafts.delete(key);
    },

    /** The names that begin so, each with when it was last written, the oldest first. */
    async names(authID: string, start: string): Promise<{ name: string; keptAt: number }[]> {
      await beforeLooking();
      const rows = await drafts.where({ authID }).toArray();
      if (rows.length === 0) return [];
      const key = await personKey(database, authID);
      const named = await Promise.all(
        rows.map(async ({ sealedName, keptAt }) => ({
          name: sealedName ? await unsealValue(key, sealedName).catch(() => undefined) : undefined,
          keptAt,
        })),
      );
      const asked = named.flatMap(({ name, keptAt }) => (typeof name === 'string' && name.startsWith(start) ? [{ name, keptAt }] : []));
      return asked.toSorted((one, other) => one.keptAt - other.keptAt);
    },
  };
}

/** Where a draft lies, if there is one. */
export async function storedKey(database: DeviceDatabase, [authID, name]: DraftKey): Promise<StoredDraftKey | undefined> {
  const hashed = await knownHash(database, name);
  return hashed === undefined ? undefined : [authID, hashed];
}

export type Drafts = ReturnType<typeof createDrafts>;

export const asideOf = (authID: string) => `aside/${authID}`;
/** For what was typed under the person's own name, not before signing in: it comes back as theirs. */
export const ownAsideOf = (authID: string) => `aside-own/${authID}`;

/** As they are sealed; of two of one name the newer stays. */
export async function moveDrafts({ drafts }: DeviceDatabase, from: string, to: string): Promise<void> {
  for (const { key, ...draft } of await drafts.where({ authID: from }).toArray()) {
    const there = await drafts.get([to, key[1]]);
    if (!there || there.keptAt < draft.keptAt) await drafts.put({ ...draft, key: [to, key[1]], authID: to });
    await drafts.delete(key);
  }
}

/** What was typed while this person was signed in is shown to nobody else once they are not. */
export const putDraftsAside = (database: DeviceDatabase, authID: string): Promise<void> => moveDrafts(database, nobody, asideOf(authID));

/** The person is back, and so is what they had typed. */
export async function bringDraftsBack(database: DeviceDatabase, authID: string): Promise<void> {
  await moveDrafts(database, asideOf(authID), nobody);
  await moveDrafts(database, ownAsideOf(authID), authID);
}
