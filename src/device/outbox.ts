import { maxReplacedItems } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import type { DeviceDatabase, DraftKey } from './database.ts';
import { storedKey } from './drafts.ts';
import type { OutboxBytes, OutboxEntry, OutboxItem, OutboxKind } from './outbox-item.ts';
import { personKey, sealFile, sealValue, unsealFile, unsealValue } from './seal.ts';

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
  /** The drafts it was written in, by owner and name: they are gone with the change that adds it, so that nobody sends it twice. */
  drafts?: DraftKey[];
}

/** The item is gone, or a proof that is delivered or on its way: what was typed stays in the form. */
export class NoLongerCorrectable extends Error {}

/** Waits, or was refused. */
const isHeldHere = ({ state }: Pick<OutboxItem, 'state'>): boolean => state === 'NEEDS_FIX' || state === 'QUEUED';

/** Those whose call names the items that it replaces (`replaces`): the server lets none of them stand beside it. On their way, or delivered, they can still be put right. */
const replacingKinds: readonly OutboxKind[] = ['COMMENT', 'THREAD'];

const isCorrectable = (item: OutboxItem): boolean => isHeldHere(item) || replacingKinds.includes(item.kind);

/** The ids that an item in the place of this one names. What cannot be changed any more stands: the person was told, and sends another. */
export function replacedBy(item: Pick<OutboxItem, 'id' | 'state' | 'mayHaveArrived' | 'replaces' | 'lastError'>): string[] {
  const { id, mayHaveArrived, replaces = [], lastError } = item;
  if (lastError?.reason === 'NO_LONGER_EDITABLE') return [];
  return [...replaces, ...(mayHaveArrived || !isHeldHere(item) ? [id] : [])].slice(-maxReplacedItems);
}

/** What the server has put off (429) keeps its time. */
const isPutOff = ({ state, lastError }: OutboxItem): boolean => state === 'QUEUED' && lastError?.status === 429;

/** Waits for its turn, or was begun. */
export const isWaiting = ({ state, isReadable }: OutboxEntry): boolean => isReadable && (state === 'QUEUED' || state === 'SENDING');

/** The oldest undelivered item of each kind, of a list with the oldest first; a refused one waits for the person and holds nobody back. */
export function nextToSend(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<OutboxKind, OutboxEntry>();
  for (const entry of entries) {
    if (isWaiting(entry) && !heads.has(entry.kind)) heads.set(entry.kind, entry);
  }
  return [...heads.values()];
}

/** The same list, each item kept apart for as long as those of its kind that go before it. */
export function inTheirTurn(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const earliest = new Map<OutboxKind, number>();
  return entries.map((entry) => {
    if (!isWaiting(entry)) return entry;
    const notBefore = Math.max(entry.notBefore ?? 0, earliest.get(entry.kind) ?? 0);
    earliest.set(entry.kind, notBefore);
    return { ...entry, notBefore };
  });
}

/** What the sender writes of an attempt. */
export type Attempt = Pick<OutboxItem, 'state'> & Partial<Pick<OutboxItem, 'attempts' | 'nextAttemptAt' | 'lastError' | 'mayHaveArrived'>>;

/**
 * The queue of what this device has to deliver. Each call resolves once its change is on the disk. Nothing leaves it
 * but by `settle` (the server named the item) or `discard` (the person said so).
 */
export function createOutbox(database: DeviceDatabase, now: () => number = Date.now) {
  const { outbox: items, outboxBytes, drafts } = database;

  async function seal({ authID, payload, file, steps }: NewItem, id: string) {
    const key = await personKey(database, authID);
    const written = { sealedPayload: await sealValue(key, payload), ...(steps && { sealedSteps: await sealValue(key, steps) }) };
    return { written, bytes: file && { id, ...(await sealFile(key, file)) } };
  }

  async function add(item: NewItem, replaced?: string): Promise<string> {
    const id = crypto.randomUUID();
    const { written, bytes } = await seal(item, id);
    const { authID, kind, locale = 'fr' } = item;
    const stored = await Promise.all((item.drafts ?? []).map((key) => storedKey(database, key)));
    const writtenIn = stored.filter((key) => key !== undefined);
    await database.transaction('rw', items, outboxBytes, drafts, async () => {
      const last = (await items.where({ authID }).sortBy('order')).at(-1)?.order ?? 0;
      let old: OutboxBytes | undefined;
      let replaces: string[] = [];
      let delay: Pick<OutboxItem, 'nextAttemptAt' | 'lastError' | 'notBefore'> = { nextAttemptAt: 0, lastError: null };
      if (replaced !== undefined) {
        const before = await items.get(replaced);
        if (!before || !isCorrectable(before)) throw new NoLongerCorrectable();
        replaces = replacedBy(before);
        const { nextAttemptAt, lastError, notBefore } = before;
        delay = { ...(isPutOff(before) ? { nextAttemptAt, lastError } : delay), ...(notBefore !== undefined && { notBefore }) };
        old = await outboxBytes.get(replaced);
        await items.delete(replaced);
        await outboxBytes.delete(replaced);
      }
      const createdAt = new Date(now()).toISOString();
      await items.add({
        id,
        authID,
        kind,
        locale,
        ...written,
        createdAt,
        order: last + 1,
        attempts: 0,
        state: 'QUEUED',
        sentAt: null,
        ...delay,
        ...(replaces.length > 0 && { replaces }),
      });
      const kept = bytes ?? (old && { ...old, id });
      if (kept) await outboxBytes.add(kept);
      await drafts.bulkDelete(writtenIn);
    });
    return id;
  }

  async function open({ sealedPayload, sealedSteps, ...rest }: OutboxItem, key: CryptoKey): Promise<OutboxEntry> {
    if (!sealedPayload) return { ...rest, payload: undefined, steps: {}, isReadable: rest.state === 'SENT' };
    try {
      const steps = sealedSteps ? ((await unsealValue(key, sealedSteps)) as object) : {};
      return { ...rest, payload: await unsealValue(key, sealedPayload), steps, isReadable: true };
    } catch {
      // The browser has lost the key (a damaged profile): the person is told, nobody else is held back. A receipt is one without its words.
      return { ...rest, payload: undefined, steps: {}, isReadable: rest.state === 'SENT' };
    }
  }

  return {
    /** Adds an item; resolves with its id when it is safe on the disk. */
    enqueue: (item: NewItem): Promise<string> => add(item),

    /**
     * Puts a corrected item in the place of another, under a new id: the server may have seen the old id with the old
     * content. What has or may have arrived is named in the new one. Without a new file the old one stays. Throws
     * NoLongerCorrectable when it is gone, or a proof that has been or is being sent.
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
      return unsealFile(await personKey(database, item.authID), stored);
    },

    /** Notes how an attempt goes. False, and nothing is noted, when the item has been discarded, replaced or delivered meanwhile. */
    async note(id: string, attempt: Attempt): Promise<boolean> {
      const undelivered = items.where({ id }).filter(({ state }) => state !== 'SENT');
      return (await undelivered.modify(attempt)) === 1;
    },

    /** Keeps a waiting item back until an instant, in milliseconds since 1970. */
    async holdBack(id: string, notBefore: number): Promise<void> {
      await items
        .where({ id })
        .filter(({ state }) => state === 'QUEUED')
        .modify({ notBefore });
    },

    /** Remembers what the steps done so far have answered. */
    async remember(id: string, steps: object): Promise<void> {
      const item = await items.get(id);
      if (!item) return;
      await items.update(id, { sealedSteps: await sealValue(await personKey(database, item.authID), steps) });
    },

    /** The server has named the item in its answer: the content goes, a receipt stays for a week, with what it says (JSON), sealed. */
    async settle(id: string, receipt: object): Promise<void> {
      const item = await items.get(id);
      if (!item) return;
      const sealedPayload = await sealValue(await personKey(database, item.authID), receipt);
      await database.transaction('rw', items, outboxBytes, async () => {
        const sentAt = new Date(now()).toISOString();
        await items.update(id, { state: 'SENT', sentAt, sealedPayload, sealedSteps: undefined, lastError: null });
        await outboxBytes.delete(id);
      });
    },

    /** A waiting or refused item is due at once; what the server has put off (429) keeps its time. */
    async retry(id: string): Promise<void> {
      await items.where({ id }).modify((item) => {
        // It may have been delivered since the person saw it wait.
        if (!isHeldHere(item)) return;
        Object.assign(item, { state: 'QUEUED' }, !isPutOff(item) && { attempts: 0, nextAttemptAt: 0 });
      });
    },

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
