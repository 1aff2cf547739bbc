import type { DeviceDatabase } from './database.ts';
import { personKey, sealBytes, sealValue, unsealBytes, unsealValue } from './seal.ts';

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
      const sealed = await sealBytes(await personKey(database, authID), await file.arrayBuffer());
      const { lastModified, type } = file;
      await drafts.put({ key: [authID, name], authID, sealed, keptAt: now(), file: { name: file.name, type, lastModified } });
    },

    async readFile(authID: string, name: string): Promise<File | undefined> {
      const found = await drafts.get([authID, name]);
      if (!found?.file) return undefined;
      const bytes = await unsealBytes(await personKey(database, authID), found.sealed).catch(() => undefined);
      return bytes && new File([bytes], found.file.name, found.file);
    },

    drop: (authID: string, name: string): Promise<void> => drafts.delete([authID, name]),
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
