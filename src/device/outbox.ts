import type { Locale } from '#contract/locale.ts';
import type { DeviceDatabase } from './database.ts';
import type { OutboxEntry, OutboxItem, OutboxKind } from './outbox-item.ts';
import { personKey, sealBytes, sealValue, unsealBytes, unsealValue } from './seal.ts';

const receiptsKeptMs = 7 * 24 * 3600 * 1000;

export interface NewItem {
  authID: string;
  kind: OutboxKind;
  /** French unless told. */
  locale?: Locale;
  /** JSON. */
  payload: unknown;
  file?: File | undefined;
  /** What has been done already, such as a photo uploaded while the form was being filled in. */
  steps?: object;
}

/** The item is on its way, delivered or gone: what was typed stays in the form. */
export class NoLongerCorrectable extends Error {}

const isCorrectable = (item: OutboxItem | undefined): boolean => item?.state === 'NEEDS_FIX' || item?.state === 'QUEUED';

/** What the sender writes of an attempt. */
export type Attempt = Pick<OutboxItem, 'state'> & Partial<Pick<OutboxItem, 'attempts' | 'nextAttemptAt' | 'lastError'>>;

/**
 * The queue of what this device has to deliver. Each call resolves once its change is on the disk. Nothing leaves it
 * but by `settle` (the server named the item) or `discard` (the person said so).
 */
export function createOutbox(database: DeviceDatabase, now: () => number = Date.now) {
  const { outbox: items, outboxBytes } = database;

  async function seal({ authID, payload, file }: Pick<NewItem, 'authID' | 'payload' | 'file'>, id: string) {
    const key = await personKey(database, authID);
    const sealedPayload = await sealValue(key, payload);
    if (!file) return { sealedPayload, bytes: undefined };
    const sealed = await sealBytes(key, await file.arrayBuffer());
    return { sealedPayload, bytes: { id, sealed, name: file.name, type: file.type } };
  }

  async function add(item: NewItem, replaced?: string): Promise<string> {
    const id = crypto.randomUUID();
    const { sealedPayload, bytes } = await seal(item, id);
    const { authID, kind, locale = 'fr', steps = {} } = item;
    await database.transaction('rw', items, outboxBytes, async () => {
      if (replaced !== undefined && !isCorrectable(await items.get(replaced))) throw new NoLongerCorrectable();
      const last = (await items.where({ authID }).toArray()).reduce((highest, { order }) => Math.max(highest, order), 0);
      const old = replaced === undefined ? undefined : await outboxBytes.get(replaced);
      if (replaced !== undefined) {
        await items.delete(replaced);
        await outboxBytes.delete(replaced);
      }
      const createdAt = new Date(now()).toISOString();
      await items.add({
        id,
        authID,
        kind,
        locale,
        sealedPayload,
        createdAt,
        order: last + 1,
        attempts: 0,
        nextAttemptAt: 0,
        state: 'QUEUED',
        steps,
        lastError: null,
        sentAt: null,
      });
      if (bytes) await outboxBytes.add(bytes);
      else if (old) await outboxBytes.add({ ...old, id });
    });
    return id;
  }

  async function open({ sealedPayload, ...rest }: OutboxItem, key: CryptoKey): Promise<OutboxEntry> {
    if (!sealedPayload) return { ...rest, payload: undefined, isReadable: rest.state === 'SENT' };
    try {
      return { ...rest, payload: await unsealValue(key, sealedPayload), isReadable: true };
    } catch {
      // The browser has lost the key (a damaged profile): the person is told, nobody else is held back.
      return { ...rest, payload: undefined, isReadable: false };
    }
  }

  return {
    /** Adds an item; resolves with its id when it is safe on the disk. */
    enqueue: (item: NewItem): Promise<string> => add(item),

    /**
     * Puts a corrected item in the place of a refused one, under a new id: the server has seen the old id with the old
     * content. Without a new file the old one stays. Throws NoLongerCorrectable when it is being sent or has been.
     */
    replace: (id: string, item: NewItem): Promise<string> => add(item, id),

    /** A person's items, oldest first. */
    async list(authID: string): Promise<OutboxEntry[]> {
      const found = await items.where({ authID }).sortBy('order');
      if (found.length === 0) return [];
      const key = await personKey(database, authID);
      return Promise.all(found.map((item) => open(item, key)));
    },

    async read(id: string): Promise<OutboxEntry | undefined> {
      const item = await items.get(id);
      return item && open(item, await personKey(database, item.authID));
    },

    /** How many of a person's items have not been delivered. */
    countWaiting: (authID: string): Promise<number> =>
      items
        .where({ authID })
        .filter(({ state }) => state !== 'SENT')
        .count(),

    /** How many items of anybody else wait on this device; of nobody signed in, of anybody. */
    countWaitingOfOthers: (authID: string | undefined): Promise<number> =>
      items.filter((item) => item.authID !== authID && item.state !== 'SENT').count(),

    /** The file of an item, or undefined when it has none. */
    async readFile(id: string): Promise<File | undefined> {
      const [item, stored] = await Promise.all([items.get(id), outboxBytes.get(id)]);
      if (!item || !stored) return undefined;
      const bytes = await unsealBytes(await personKey(database, item.authID), stored.sealed);
      return new File([bytes], stored.name, { type: stored.type });
    },

    /** Notes how an attempt goes. Does nothing when the item has been discarded meanwhile. */
    note: async (id: string, attempt: Attempt): Promise<void> => void (await items.update(id, attempt)),

    /** Remembers what the steps done so far have answered. */
    remember: async (id: string, steps: object): Promise<void> => void (await items.update(id, { steps })),

    /** The server has named the item in its answer: the content goes, a receipt stays for a week. */
    async settle(id: string): Promise<void> {
      await database.transaction('rw', items, outboxBytes, async () => {
        const sentAt = new Date(now()).toISOString();
        await items.update(id, { state: 'SENT', sentAt, sealedPayload: undefined, steps: {}, lastError: null });
        await outboxBytes.delete(id);
      });
    },

    /** Tries a waiting or refused item again at once. */
    retry: async (id: string): Promise<void> => void (await items.update(id, { state: 'QUEUED', attempts: 0, nextAttemptAt: 0 })),

    /** The person gives the item up, or puts its receipt away. */
    async discard(id: string): Promise<void> {
      await database.transaction('rw', items, outboxBytes, async () => {
        await items.delete(id);
        await outboxBytes.delete(id);
      });
    },

    /** Puts away the receipts of more than a week. */
    async forgetOldReceipts(): Promise<void> {
      const before = new Date(now() - receiptsKeptMs).toISOString();
      await items.filter(({ state, sentAt }) => state === 'SENT' && sentAt !== null && sentAt < before).delete();
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
