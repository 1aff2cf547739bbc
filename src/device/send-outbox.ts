import type { Locale } from '#contract/locale.ts';
import { tokenMessage } from '#contract/problem.ts';
import type { ApiClient } from './api-client.ts';
import type { OutboxEntry, OutboxError, OutboxKind } from './outbox-item.ts';
import { nextToSend, type Outbox } from './outbox.ts';
import { ApiProblem, isAccountClosed } from './problems.ts';

/** What a command is given beside its item. */
export interface Delivery {
  apiClient: ApiClient;
  /** Kept on the disk before the next step starts. */
  remember: (steps: object) => Promise<void>;
  /** The item's file, read only while it is still to be sent. */
  readFile: () => Promise<File | undefined>;
}

/**
 * Delivers one kind of item, each step under `Idempotency-Key: id/step`. Resolves only when the server's answer names
 * the item, with what its receipt says of it (JSON); may be called again after any failure, a lost answer or a restart.
 */
export type OutboxCommand = (item: OutboxEntry, delivery: Delivery) => Promise<object>;
export type OutboxCommands = Readonly<Record<OutboxKind, OutboxCommand>>;

/** The answer was a success that does not speak of this item: nothing is known, so it is tried again. */
export class Unacknowledged extends Error {}

export interface SendOutboxOptions {
  outbox: Outbox;
  commands: OutboxCommands;
  /** Who is signed in on this device; asked again before each item. */
  readAuthID: () => Promise<string | undefined>;
  /** A client that carries this person's tokens and nobody else's, and asks for answers in this language. */
  apiClientFor: (authID: string, locale: Locale) => ApiClient;
  /**
   * Where others read what an item holds, or null for what nobody but the practice sees: items of different places are
   * kept apart in time.
   */
  publicPlaceOf?: (item: OutboxEntry) => string | null;
  /** From 0 to below 1. */
  random?: () => number;
  /** Something tells that the network may be back: what had no answer is tried at once, what the server put off is not. */
  isNetworkNews?: boolean;
  locks?: Pick<LockManager, 'request'>;
  now?: () => number;
}

/**
 * DONE: nothing is left to be sent. LATER: something is, not before `nextAttemptAt` (milliseconds since 1970).
 * PAUSED: the session is over, the account closed or nobody signed in. BUSY: another tab or the worker is at it.
 */
export type SendOutcome = { state: 'DONE' | 'PAUSED' | 'BUSY' } | { state: 'LATER'; nextAttemptAt: number };

const firstDelayMs = 5000;
const longestDelayMs = 15 * 60_000;

/**
 * Between two texts for different places: longer than the minute that public times are told to, and of no fixed length,
 * so that texts which waited for a network together are not told to be one person's.
 */
const pauseBetweenPlacesMs = { least: 60_000, most: 240_000 };

/** 5 s doubling to 15 min, without a last attempt; the server's own Retry-After goes before. */
export function delayAfter(attempts: number, retryAfterSeconds?: number): number {
  const ours = Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), longestDelayMs);
  return retryAfterSeconds === undefined ? ours : Math.max(retryAfterSeconds * 1000, firstDelayMs);
}

type Verdict = 'RETRY' | 'NEEDS_FIX' | 'PAUSE';

/** What a failed attempt means for its item. */
export function verdictOf(error: unknown): Verdict {
  if (!(error instanceof ApiProblem)) return 'RETRY';
  const { status, body } = error;
  if (status >= 500 || status === 429 || status === 408 || status === 425) return 'RETRY';
  // The first call under this key is still running on the server.
  if (body.reason === 'IN_PROGRESS') return 'RETRY';
  if (status === 401 || (status === 403 && body.message === tokenMessage)) return 'PAUSE';
  // The practice may open the account again: what was written then leaves by itself.
  if (isAccountClosed(error)) return 'PAUSE';
  return 'NEEDS_FIX';
}

/** Whether a failed attempt leaves open what the server has done. */
export function isUnsure(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return true;
  const { status, body } = error;
  return status >= 500 || status === 408 || body.reason === 'IN_PROGRESS';
}

function errorOf(error: unknown): OutboxError {
  if (!(error instanceof ApiProblem)) return { status: 0, message: '' };
  const { message, fields, reason, ressource } = error.body;
  const [field] = fields ?? [];
  return { status: error.status, message: field?.message ?? message, reason, ressource, fieldName: field?.fieldName };
}

/**
 * Sends what waits for the signed-in person, oldest first within each kind: an item that must wait holds back its own
 * kind only. One sender at a time over every tab and the worker.
 */
export async function sendOutbox(options: SendOutboxOptions): Promise<SendOutcome> {
  const locks = options.locks ?? navigator.locks;
  return locks.request('outbox', { ifAvailable: true }, async (lock): Promise<SendOutcome> => {
    if (!lock) return { state: 'BUSY' };
    return sendAll(options);
  });
}

async function sendAll(options: SendOutboxOptions): Promise<SendOutcome> {
  const { outbox, readAuthID, isNetworkNews = false, now = Date.now } = options;
  const tried = new Set<string>();
  const isDue = ({ id, nextAttemptAt, notBefore = 0, lastError }: OutboxEntry) =>
    notBefore <= now() && (nextAttemptAt <= now() || (isNetworkNews && lastError?.status === 0 && !tried.has(id)));
  await outbox.forgetOldReceipts();
  await takeBack(options);
  for (;;) {
    const authID = await readAuthID();
    if (authID === undefined) return { state: 'PAUSED' };
    const heads = nextToSend(await outbox.list(authID));
    const due = heads.find(isDue);
    if (!due) {
      const nextAttemptAt = Math.min(...heads.map((head) => Math.max(head.nextAttemptAt, head.notBefore ?? 0)));
      return heads.length === 0 ? { state: 'DONE' } : { state: 'LATER', nextAttemptAt };
    }
    tried.add(due.id);
    const outcome = await attempt(due, options);
    if (outcome === 'PAUSE') return { state: 'PAUSED' };
    if (outcome === 'SENT') await keepApart(due, options);
    // A lost answer may have been a delivery. Once only: what cannot be delivered holds nothing else back for ever.
    if (outcome === 'RETRY') await keepApart(due, options, isNotHeldYet);
  }
}

/** What a tab began and died over waits again: nobody knows how far it came. */
async function takeBack(options: SendOutboxOptions): Promise<void> {
  const { outbox, readAuthID } = options;
  const authID = await readAuthID();
  if (authID === undefined) return;
  for (const entry of await outbox.list(authID)) {
    if (entry.state !== 'SENDING') continue;
    await outbox.note(entry.id, { state: 'QUEUED', mayHaveArrived: true });
    await keepApart(entry, options, isNotHeldYet);
  }
}

const isNotHeldYet = ({ notBefore }: OutboxEntry): boolean => notBefore === undefined;

/** Holds back what waits for other public places than an item that has just left, each place longer than the one before. */
async function keepApart(
  sent: OutboxEntry,
  options: SendOutboxOptions,
  isToBeHeld: (entry: OutboxEntry) => boolean = () => true,
): Promise<void> {
  const { outbox, publicPlaceOf, random = Math.random, now = Date.now } = options;
  const { least, most } = pauseBetweenPlacesMs;
  const sentTo = publicPlaceOf?.(sent) ?? null;
  if (sentTo === null) return;
  let [lastPlace, last] = [sentTo, now()];
  for (const entry of await outbox.list(sent.authID)) {
    const place = entry.state === 'QUEUED' && entry.isReadable ? (publicPlaceOf?.(entry) ?? null) : null;
    if (place === null || place === sentTo || !isToBeHeld(entry)) continue;
    const earliest = place === lastPlace ? last : last + least;
    const { notBefore = 0 } = entry;
    // Far enough already: whoever goes on writing elsewhere does not put it off again and again.
    last = notBefore >= earliest ? notBefore : earliest + (place === lastPlace ? 0 : random() * (most - least));
    lastPlace = place;
    if (last > notBefore) await outbox.holdBack(entry.id, last);
  }
}

async function attempt(item: OutboxEntry, options: SendOutboxOptions): Promise<Verdict | 'SENT' | 'GONE'> {
  const { outbox, commands, apiClientFor, now = Date.now } = options;
  const attempts = item.attempts + 1;
  // The person may have deleted or corrected it since the list was read.
  if (!(await outbox.note(item.id, { state: 'SENDING', attempts }))) return 'GONE';
  let receipt: object;
  try {
    receipt = await commands[item.kind](item, {
      apiClient: apiClientFor(item.authID, item.locale),
      remember: (steps) => outbox.remember(item.id, steps),
      readFile: () => outbox.readFile(item.id),
    });
  } catch (error) {
    const verdict = verdictOf(error);
    const retryAfter = error instanceof ApiProblem ? error.retryAfterSeconds : undefined;
    const nextAttemptAt = verdict === 'RETRY' ? now() + delayAfter(attempts, retryAfter) : 0;
    const state = verdict === 'NEEDS_FIX' ? 'NEEDS_FIX' : 'QUEUED';
    // A session that is over says nothing of the item; why an account was closed is not for whoever opens this database.
    const lastError = verdict === 'PAUSE' ? null : errorOf(error);
    await outbox.note(item.id, { state, nextAttemptAt, lastError, ...(isUnsure(error) && { mayHaveArrived: true }) });
    return verdict;
  }
  await outbox.settle(item.id, receipt);
  return 'SENT';
}
