import { Dexie, type EntityTable } from 'dexie';
import type { Locale } from '#contract/locale.ts';
import type { OutboxBytes, OutboxItem } from './outbox-item.ts';
import type { Sealed } from './seal.ts';

/** The signed-in person of this device; at most one row. */
export interface StoredSession {
  key: 'current';
  authID: string;
  accessToken: string;
  refreshToken: string;
  /** Shown when the person opens the site without a network. */
  firstName: string | null;
}

/** A person's key: it never leaves this device, and no script can read its bytes. */
export interface PersonKey {
  authID: string;
  key: CryptoKey;
}

/** `<form>/<subject>`, below its owner. */
export type DraftKey = [authID: string, name: string];
/** The same as it lies on the disk: `<form>/<subject>` tells which thread somebody wrote under, or whose appointment they paid. */
export type StoredDraftKey = [authID: string, hashedName: string];

/** What was typed or photographed and not sent yet. */
export interface Draft {
  key: StoredDraftKey;
  authID: string;
  /** Absent in what an earlier version has kept, whose key holds the name itself. */
  sealedName?: Sealed;
  sealed: Sealed;
  keptAt: number;
  /** Set when the bytes are those of a file: its name and kind. */
  sealedLabel?: Sealed;
}

/** An answer kept for one person, to be read without a network. */
export interface KeptQuery {
  key: [authID: string, name: string];
  authID: string;
  sealed: Sealed;
  keptAt: number;
  schemaVersion: string;
}

/** What a person has decided for this device. */
export interface DeviceChoice {
  authID: string;
  /** « Garder sur cet appareil »; absent until asked. */
  keepsPrivateData?: boolean;
  /** The language of the notifications asked for here; absent when none are wanted. */
  pushLocale?: Locale;
}

export type DeviceDatabase = Dexie & {
  session: EntityTable<StoredSession, 'key'>;
  keys: EntityTable<PersonKey, 'authID'>;
  outbox: EntityTable<OutboxItem, 'id'>;
  outboxBytes: EntityTable<OutboxBytes, 'id'>;
  drafts: EntityTable<Draft, 'key'>;
  keptQueries: EntityTable<KeptQuery, 'key'>;
  choices: EntityTable<DeviceChoice, 'authID'>;
};

/** Opens what this device keeps of Accalmie; `options` is for tests. */
export function openDatabase(name = 'accalmie', options: ConstructorParameters<typeof Dexie>[1] = {}): DeviceDatabase {
  // Strict: what the screen calls kept has reached the disk.
  const opened = new Dexie(name, { chromeTransactionDurability: 'strict', ...options }) as DeviceDatabase;
  opened.version(1).stores({ session: 'key' });
  opened.version(2).stores({
    keys: 'authID',
    outbox: 'id, authID',
    outboxBytes: 'id',
    drafts: 'key, authID',
    keptQueries: 'key, authID',
    choices: 'authID',
  });
  return opened;
}

/** Page and worker open the same database. */
export const database = openDatabase();
