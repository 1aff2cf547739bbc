import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Encrypts texts with a key that is not in the database: whoever has that alone, or a copy of it, reads none of them. */
export interface Sealer {
  /** `about` is what the text belongs to: what was sealed about one thing opens about no other. */
  readonly seal: (text: string, about: string) => string;
  /** The text, or null where it was sealed with another key, about something else, or has been altered. */
  readonly open: (sealed: string, about: string) => string | null;
}

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM; what is sealed is the version, the key's fingerprint, and nonce, tag and ciphertext in base64url. */
export function sealerWith(key: Buffer): Sealer {
  const prefix = `1.${createHash('sha256').update(key).digest('base64url').slice(0, 8)}.`;
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
    },
    open(sealed, about) {
      if (!sealed.startsWith(prefix)) return null;
      const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
      try {
        const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** With the key of the settings, or the one kept in the data directory: made there the first time, readable by its owner alone. */
export function openSealer({ notesKey, dataDirectory }: { notesKey: Buffer | undefined; dataDirectory: string }): Sealer {
  let sealer: Sealer | undefined;
  // Where nobody takes notes nothing need be written.
  const opened = () => (sealer ??= sealerWith(notesKey ?? keptKey(dataDirectory)));
  return {
    seal: (text, about) => opened().seal(text, about),
    open: (sealed, about) => opened().open(sealed, about),
  };
}

function keptKey(dataDirectory: string): Buffer {
  const file = join(dataDirectory, 'notes.key');
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== keyBytes) throw new Error(`${file} does not hold a key of ${keyBytes} bytes in base64.`);
  return key;
}
