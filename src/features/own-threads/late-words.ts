import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { drafts } from '#src/page/outbox.ts';
import type { LastingDraft } from '#src/page/use-lasting-form.ts';
import type { ThreadInput } from './thread-form.ts';

/** What is typed to put a thread of the outbox right lies under the id of its item. */
export const correctionName = (itemId: string): string => `thread/${itemId}`;

const ofItem = /^thread\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** What was typed to put a thread right that has left meanwhile. */
export interface LateWords {
  /** The item that it was to put right. */
  readonly itemId: string;
  readonly title: string;
}

/** Reads what this device keeps of one. */
export const readCorrection = async (itemId: string): Promise<LastingDraft<ThreadInput> | undefined> =>
  (await drafts.read(nobody, correctionName(itemId)).catch(() => undefined)) as LastingDraft<ThreadInput> | undefined;

/** What this device keeps of corrections whose thread does not wait here any more: no other page leads to them. */
export async function listLateWords(entries: readonly OutboxEntry[]): Promise<LateWords[]> {
  const waiting = new Set(entries.filter(({ state }) => state !== 'SENT').map(({ id }) => id));
  const names = await drafts.names(nobody, 'thread/').catch(() => []);
  const late = names.flatMap(({ name }) => ofItem.exec(name)?.[1] ?? []).filter((itemId) => !waiting.has(itemId));
  const read = await Promise.all(late.map(async (itemId) => ({ itemId, draft: await readCorrection(itemId) })));
  return read.flatMap(({ itemId, draft }) => (draft ? { itemId, title: draft.typed.title } : []));
}
