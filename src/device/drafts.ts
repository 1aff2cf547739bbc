import type { DeviceDatabase } from './database.ts';
import { personKey, sealFile, sealValue, unsealFile, unsealValue } from './seal.ts';

/** Whose drafts they are while nobody is signed in. */
export const nobody = 'nobody';

/**
 * What was typed or photographed and not sent yet, sealed like the outbox: it outlives the tab and the browser. `name`
 * is `<form>/<subject>`, such as `proof/5f…`. A draft that can no longer be opened counts as none.
 */
export function createDrafts(database: DeviceDatabase, now: () => number = Date.now) {
  const { drafts } = database;
  return {
    async keep(authID: string, name: string, value: unknown): Promise<void> {
      const sealed = await sealValue(await personKey(database, authID), value);
      await drafts.put({ key: [authID, name], authID, sealed, keptAt: now() });
    },

    async read(authID: string, name: string): Promise<unknown> {
      const found = await drafts.get([authID, name]);
      return found && (await unsealValue(await personKey(database, authID), found.sealed).catch(() => undefined));
    },

    async keepFile(authID: string, name: string, file: File): Promise<void> {
      const sealed = await sealFile(await personKey(database, authID), file);
      await drafts.put({ key: [authID, name], authID, ...sealed, keptAt: now() });
    },

    async readFile(authID: string, name: string): Promise<File | undefined> {
      const found = await drafts.get([authID, name]);
      if (!found?.sealedLabel) return undefined;
      const { sealed, sealedLabel } = found;
      return unsealFile(await personKey(database, authID), { sealed, sealedLabel }).catch(() => undefined);
    },

    drop: (authID: string, name: string): Promise<void> => drafts.delete([authID, name]),

    /** The names that begin so, each with when it was last written, the oldest first. */
    async names(authID: string, start: string): Promise<{ name: string; keptAt: number }[]> {
      const found = await drafts.where({ authID }).toArray();
      const named = found.map(({ key: [, name], keptAt }) => ({ name, keptAt })).filter(({ name }) => name.startsWith(start));
      return named.toSorted((a, b) => a.keptAt - b.keptAt);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

const asideOf = (authID: string) => `aside/${authID}`;

/** As they are sealed; of two of one name the newer stays. */
async function moveDrafts({ drafts }: DeviceDatabase, from: string, to: string): Promise<void> {
  for (const { key, ...draft } of await drafts.where({ authID: from }).toArray()) {
    const there = await drafts.get([to, key[1]]);
    if (!there || there.keptAt < draft.keptAt) await drafts.put({ ...draft, key: [to, key[1]], authID: to });
    await drafts.delete(key);
  }
}

/** What was typed while this person was signed in is shown to nobody else once they are not. */
export const putDraftsAside = (database: DeviceDatabase, authID: string): Promise<void> => moveDrafts(database, nobody, asideOf(authID));

/** The person is back, and so is what they had typed. */
export const bringDraftsBack = (database: DeviceDatabase, authID: string): Promise<void> => moveDrafts(database, asideOf(authID), nobody);
