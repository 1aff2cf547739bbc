import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { drafts, outbox } from '#src/page/outbox.ts';
import type { LastingDraft } from '#src/page/use-lasting-form.ts';
import type { ThreadReceipt } from './open-thread.command.ts';
import type { ThreadInput } from './thread-form.ts';

const correctionsOf = (authID: string): string => `thread-correction/${authID}/`;

/** What is typed to put a thread of the outbox right lies under whose it is, and the id of its item. */
export const correctionName = (authID: string, itemId: string): string => correctionsOf(authID) + itemId;

/** What was typed to put a thread right that has left meanwhile. */
export interface LateWords {
  /** The item that it was to put right. */
  readonly itemId: string;
  readonly title: string;
}

/** Reads what this device keeps of one. */
export const readCorrection = async (authID: string, itemId: string): Promise<LastingDraft<ThreadInput> | undefined> =>
  (await drafts.read(nobody, correctionName(authID, itemId)).catch(() => undefined)) as LastingDraft<ThreadInput> | undefined;

/** What this device keeps of a person's corrections whose thread does not wait here any more: no other page leads to them. */
export async function listLateWords(authID: string, entries: readonly OutboxEntry[]): Promise<LateWords[]> {
  const start = correctionsOf(authID);
  const waiting = new Set(entries.filter(({ state }) => state !== 'SENT').map(({ id }) => id));
  const names = await drafts.names(nobody, start).catch(() => []);
  const late = names.map(({ name }) => name.slice(start.length)).filter((itemId) => !waiting.has(itemId));
  const read = await Promise.all(late.map(async (itemId) => ({ itemId, draft: await readCorrection(authID, itemId) })));
  return read.flatMap(({ itemId, draft }) => (draft ? { itemId, title: draft.typed.title } : []));
}

/** The thread of this address is deleted: what was typed to put it right goes too, and the receipt that knows of it. */
export async function forgetLateWords(authID: string, slug: string): Promise<void> {
  const receipts = (await outbox.list(authID)).filter(
    ({ kind, state, payload }) => kind === 'THREAD' && state === 'SENT' && (payload as ThreadReceipt | undefined)?.slug === slug,
  );
  for (const { id } of receipts) {
    await drafts.drop(nobody, correctionName(authID, id));
    await outbox.discard(id);
  }
}
