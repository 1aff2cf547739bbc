import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFileKey, pathOfKey, type FileStore } from './file-store.ts';

const partialEnding = '.partial';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function isOlder(path: string, instant: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < instant;
  } catch (error) {
    // Removed since it was listed.
    if (isMissing(error)) return false;
    throw error;
  }
}

/** A name is durable only once the folder that holds it is: a crash must not leave a record without its bytes. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

/** Keeps files below a directory. */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (key: string) => join(directory, pathOfKey(key));

  async function paths(isWanted: (name: string) => boolean): Promise<string[]> {
    await makeFolder(directory);
    const entries = await readdir(directory, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && isWanted(entry.name)).map(({ parentPath, name }) => join(parentPath, name));
  }

  async function olderThan(instant: Date, all: readonly string[]): Promise<string[]> {
    const old: string[] = [];
    for (const path of all) if (await isOlder(path, instant)) old.push(path);
    return old;
  }

  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await makeFolder(dirname(path));
      const partial = `${path}.${randomBytes(4).toString('hex')}${partialEnding}`;
      const handle = await open(partial, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, path);
      await syncFolder(dirname(path));
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async keys(options) {
      const all = await paths((name) => isFileKey(name) && !name.endsWith(partialEnding));
      return (options ? await olderThan(options.writtenBefore, all) : all).map((path) => basename(path));
    },
    async removeUnfinished({ begunBefore }) {
      for (const path of await olderThan(begunBefore, await paths((name) => name.endsWith(partialEnding)))) await rm(path, { force: true });
    },
    async check() {
      await makeFolder(directory);
      await access(directory, constants.W_OK);
    },
  };
}
