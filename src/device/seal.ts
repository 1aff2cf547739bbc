import type { DeviceDatabase } from './database.ts';

/** Bytes that only their person's key opens. ArrayBuffer, since Safari loses Blobs. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const algorithm = 'AES-GCM';
const ivBytes = 12;

/** The key of a person on this device, made at the first call. AES-GCM, 256 bits, not extractable. */
export const personKey = (database: DeviceDatabase, authID: string): Promise<CryptoKey> =>
  keyOf(database, authID, () => crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']));

/** The row of the key of names among those of persons. */
const ofNames = 'names';
const namesKey = (database: DeviceDatabase): Promise<CryptoKey> =>
  keyOf(database, ofNames, () => crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']));

/** What stands on the disk for a name that would tell by itself what was read or written: HMAC-SHA-256 under a key of this device, in hex. */
export const hashName = async (database: DeviceDatabase, name: string): Promise<string> => sign(await namesKey(database), name);

/** The same, or undefined where this device has named nothing yet: looking for something leaves no key behind. */
export async function knownHash(database: DeviceDatabase, name: string): Promise<string | undefined> {
  const known = await database.keys.get(ofNames);
  return known && sign(known.key, name);
}

async function sign(key: CryptoKey, name: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(name));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function keyOf(database: DeviceDatabase, authID: string, make: () => Promise<CryptoKey>): Promise<CryptoKey> {
  const known = await database.keys.get(authID);
  if (known) return known.key;
  // Before the transaction: awaiting anything but the database would end it.
  const made = await make();
  return database.transaction('rw', database.keys, async () => {
    // Another tab may have made one meanwhile, and may have sealed with it.
    const other = await database.keys.get(authID);
    if (other) return other.key;
    await database.keys.add({ authID, key: made });
    return made;
  });
}

export async function sealBytes(key: CryptoKey, plain: ArrayBuffer): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  return { iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv }, key, plain) };
}

/** Rejects when the key is not the one that sealed, or a bit has changed. */
export function unsealBytes(key: CryptoKey, { iv, bytes }: Sealed): Promise<ArrayBuffer> {
  return crypto.subtle.decrypt({ name: algorithm, iv }, key, bytes);
}

/** A file with its name: what a photo is called may tell as much as what it shows. */
export interface SealedFile {
  sealed: Sealed;
  sealedLabel: Sealed;
}

export async function sealFile(key: CryptoKey, file: File): Promise<SealedFile> {
  const { name, type, lastModified } = file;
  const [sealed, sealedLabel] = await Promise.all([sealBytes(key, await file.arrayBuffer()), sealValue(key, { name, type, lastModified })]);
  return { sealed, sealedLabel };
}

export async function unsealFile(key: CryptoKey, { sealed, sealedLabel }: SealedFile): Promise<File> {
  const { name, ...properties } = (await unsealValue(key, sealedLabel)) as Pick<File, 'name' | 'type' | 'lastModified'>;
  return new File([await unsealBytes(key, sealed)], name, properties);
}

/** Seals any value that JSON can hold. */
export function sealValue(key: CryptoKey, value: unknown): Promise<Sealed> {
  return sealBytes(key, new TextEncoder().encode(JSON.stringify(value)).buffer);
}

export async function unsealValue(key: CryptoKey, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unsealBytes(key, sealed)));
}
