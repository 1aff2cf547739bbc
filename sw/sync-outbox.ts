import { countToShow, markIcon } from '#src/device/app-badge.ts';
import { database } from '#src/device/database.ts';
import { createOutbox } from '#src/device/outbox.ts';
import { withPatience } from '#src/device/patient-transport.ts';
import { personApiClient } from '#src/device/person-api-client.ts';
import { sendOutbox } from '#src/device/send-outbox.ts';
import { readSession } from '#src/device/session-tokens.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { outboxCommands, publicPlaceOf } from '#src/features/outbox/outbox.command.ts';

/** https://wicg.github.io/background-sync/spec/#sync-event, which TypeScript's library does not have. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

// Workers have no XMLHttpRequest, so nothing tells how far an upload has come: it gets the time a weak network needs.
const transport = withPatience(fetchTransport, { call: 60_000, upload: 300_000 });

/** Sends the outbox with no page open. Throws while something is left, so that the browser wakes the worker again. */
export async function syncOutbox({ tag }: SyncEvent): Promise<void> {
  if (tag !== 'outbox') return;
  const outbox = createOutbox(database);
  const readAuthID = async () => (await readSession())?.authID;
  const { state } = await sendOutbox({
    outbox,
    commands: outboxCommands,
    publicPlaceOf,
    readAuthID,
    apiClientFor: (authID, locale) => personApiClient(authID, locale, transport),
    isNetworkNews: true,
  });
  // No page may be open to do it.
  await markIcon(await countToShow(outbox, await readAuthID()));
  if (state === 'LATER' || state === 'BUSY') throw new Error('Something waits in the outbox');
}
