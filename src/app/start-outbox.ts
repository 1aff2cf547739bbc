import { isUnsure, sendOutbox, type SendOutcome } from '#src/device/send-outbox.ts';
import { readSession } from '#src/device/session-tokens.ts';
import type { NewsOfPage } from '#src/device/worker-news.ts';
import { outboxCommands, publicPlaceOf } from '#src/features/outbox/outbox.command.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { outbox, provideSender, sendingWish } from '#src/page/outbox.ts';
import { registerSync } from '#src/page/register-sync.ts';
import { session } from '#src/session/session.ts';
import { countWaiting } from './count-waiting.ts';
import { createOutboxApiClient } from './outbox-api-client.ts';

/** Another tab or the worker is at it, or the disk refused: soon enough for what they left, seldom enough for a battery. */
const lookAgainMs = 5000;

let isSending = false;
/** What asked for a sending while one was under way. */
let asked: { isNetworkNews: boolean } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSyncAsked = false;

const sendOnce = (isNetworkNews: boolean): Promise<SendOutcome> =>
  sendOutbox({
    outbox,
    commands: outboxCommands,
    publicPlaceOf,
    readAuthID: async () => (await readSession())?.authID,
    apiClientFor: createOutboxApiClient,
    isNetworkNews,
  });

function plan(outcome: SendOutcome): void {
  clearTimeout(timer);
  // The browser gives up waking the worker after a few times: each page that finds something waiting asks anew.
  if (outcome.state === 'LATER' && !isSyncAsked) void registerSync().catch(() => undefined);
  if (outcome.state !== 'BUSY') isSyncAsked = outcome.state === 'LATER';
  if (outcome.state === 'BUSY') timer = setTimeout(() => void send(), lookAgainMs);
  if (outcome.state === 'LATER') timer = setTimeout(() => void send(), Math.max(outcome.nextAttemptAt - Date.now(), 0));
}

async function send(isNetworkNews = false): Promise<void> {
  if (isSending) {
    asked = { isNetworkNews: isNetworkNews || asked?.isNetworkNews === true };
    return;
  }
  isSending = true;
  try {
    plan(await sendOnce(isNetworkNews));
  } catch {
    plan({ state: 'BUSY' });
  } finally {
    isSending = false;
  }
  const again = asked;
  asked = undefined;
  if (again) await send(again.isNetworkNews);
}

/** What only the signed in use is kept from here on: the worker may have been installed for a visitor. */
async function tellWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active, waiting, installing } = await navigator.serviceWorker.ready;
  // A later version, too, which may take over when there is no network.
  for (const worker of [active, waiting, installing]) worker?.postMessage({ type: 'SIGNED_IN' } satisfies NewsOfPage);
}

/** Sends what waits on this device, for as long as this page lives, whenever there is a reason to believe it may go. */
export function startOutbox(): void {
  const sendAtOnce = () => void send(true);
  // While it sends, the sender's own calls are what tells of the network: following them would never end.
  isOffline.subscribe(() => !isOffline.get() && !isSending && sendAtOnce());
  addEventListener('online', sendAtOnce);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendAtOnce());
  sendingWish.subscribe(() => void send(sendingWish.get().isNetworkNews));
  session.subscribe(() => void send());
  countWaiting();
  provideSender({ commands: outboxCommands, apiClientFor: createOutboxApiClient, isUnsure });
  sendAtOnce();
  void tellWorker();
}
