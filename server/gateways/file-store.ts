/** Where the bytes of uploaded files live; the database holds everything else about them. */
export interface FileStore {
  /** Durable when it resolves: the bytes survive a crash right after. Writing a key again replaces it. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such key. */
  read(key: string): Promise<Buffer | null>;
  /** Does nothing when there is no such key. */
  remove(key: string): Promise<void>;
  /** Every key, or those last written before an instant of the store's own clock; in no order. */
  keys(options?: { writtenBefore: Date }): Promise<string[]>;
  /** Removes what a crash has left half written, begun before an instant of the store's own clock. */
  removeUnfinished(options: { begunBefore: Date }): Promise<void>;
  /** Throws when the store cannot be used. */
  check(): Promise<void>;
}

const keyPattern = /^[a-z0-9]{16,64}(\.[a-z0-9]+)*$/;

export const isFileKey = (name: string): boolean => keyPattern.test(name);

/** Where a key lies below a store's root: one of 1,296 folders, the same in every store, so that any tool moves one into another. */
export function pathOfKey(key: string): string {
  if (!isFileKey(key)) throw new Error('not a file key');
  return `${key.slice(0, 2)}/${key}`;
}

/** Writes into one store what another has and it has not. Files are never changed, so what is there is the same. */
export async function copyFiles(from: FileStore, to: FileStore): Promise<void> {
  const there = new Set(await to.keys());
  for (const key of await from.keys()) {
    const bytes = there.has(key) ? null : await from.read(key);
    if (bytes) await to.write(key, bytes);
  }
}
