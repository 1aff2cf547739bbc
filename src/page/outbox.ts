import { localeOfPath, type Locale } from '#contract/locale.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { database } from '#src/device/database.ts';
import { createDrafts } from '#src/device/drafts.ts';
import { createOutbox, type NewItem } from '#src/device/outbox.ts';
import type { OutboxCommands } from '#src/device/send-outbox.ts';
import { tidyUp } from './left-quickly.ts';
import { createPageState } from './page-state.ts';
import { registerSync } from './register-sync.ts';

/** What this device has to deliver. Brings the database: import it from lazily loaded files only. */
export const outbox = createOutbox(database);

let isNamed = false;
/** Once in a page, and only where there are some. */
async function nameEarlier(): Promise<void> {
  if (isNamed) return;
  if ((await database.drafts.filter(({ sealedName }) => !sealedName).count()) > 0)
    await (await import('#src/device/name-earlier-drafts.ts')).nameEarlierDrafts(database);
  isNamed = true;
}

export const drafts = createDrafts(database, Date.now, async () => {
  await tidyUp();
  await nameEarlier();
});

/** Set anew each time the sender should look: src/app/start-outbox.ts listens. */
export const sendingWish = createPageState({ isNetworkNews: false });

/** How the sender of this page delivers: for what is on no disk. */
export interface Sender {
  readonly commands: OutboxCommands;
  readonly apiClientFor: (authID: string, locale: Locale) => ApiClient;
  readonly isUnsure: (error: unknown) => boolean;
}

export let provideSender: (sender: Sender) => void;
/** Resolves once the sender runs: soon after somebody is signed in. */
export const sender = new Promise<Sender>((resolve) => (provideSender = resolve));

/** The system may otherwise clear an unused site's storage to make room. */
async function askForLastingStorage(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  if (!(await storage?.persisted())) await storage?.persist();
}

/**
 * Keeps an item durably, in place of a refused one where told, and has it sent. Resolves with its id once it is on
 * the disk: the screen may then say so.
 */
export async function keepForSending(item: NewItem, replaced?: string): Promise<string> {
  const told = { locale: localeOfPath(location.pathname), ...item };
  const id = replaced === undefined ? await outbox.enqueue(told) : await outbox.replace(replaced, told);
  sendingWish.set({ isNetworkNews: false });
  // Neither is waited for: a browser may ask the person first.
  void registerSync().catch(() => undefined);
  if (item.kind === 'PROOF') void askForLastingStorage().catch(() => undefined);
  return id;
}

/** The person wants what waits to be tried now; only what the server itself has put off keeps its time. */
export async function sendNow(authID: string): Promise<void> {
  const waiting = (await outbox.list(authID)).filter(({ state }) => state === 'QUEUED');
  await Promise.all(waiting.map(({ id }) => outbox.retry(id)));
  sendingWish.set({ isNetworkNews: true });
}

/** The same for one, a refused one too. */
export async function sendAgain(id: string): Promise<void> {
  await outbox.retry(id);
  sendingWish.set({ isNetworkNews: true });
}
