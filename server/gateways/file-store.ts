import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rename, rm, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the bytes of uploaded files live; the database holds everything else about them. */
export interface FileStore {
  /** Durable when it resolves: the bytes survive a crash right after. Writing a key again replaces it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such key. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** Throws when the store cannot be written to. */
  check(): Promise<void>;
}

const keyPattern = /^[a-z0-9]{16,64}(\.[a-z0-9]+)*$/;

/** Keeps files below a directory, in 256 folders by the key's first two characters. */
export function diskFileStore(directory: string): FileStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new Error('not a file key');
    return join(directory, key.slice(0, 2), key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const partial = `${path}.${randomBytes(4).toString('hex')}.partial`;
      const handle = await open(partial, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, path);
      // The name itself is durable only once its folder is: a crash must not leave a record without its bytes.
      const folder = await open(dirname(path), 'r');
      try {
        await folder.sync();
      } finally {
        await folder.close();
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async keys() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.partial')).map((entry) => entry.name);
    },
    async check() {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await access(directory, constants.W_OK);
    },
  };
}
