import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { database } from '#src/device/database.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { inTheirTurn } from '#src/device/outbox.ts';
import { outbox } from './outbox.ts';

/** How many of these have left this device since the page was opened: what the server told before does not know of them. */
export const countSentSinceOpened = (entries: readonly OutboxEntry[], sort: OutboxEntry['kind']): number =>
  entries.filter(({ kind, sentAt }) => kind === sort && sentAt !== null && Date.parse(sentAt) >= performance.timeOrigin).length;

/** A person's items, oldest first, as every tab and the worker change them; undefined until they are read. */
export function useOutbox(authID: string): OutboxEntry[] | undefined {
  const [read, setRead] = useState<{ authID: string; entries: OutboxEntry[] }>();

  // The database is outside React, and other tabs and the worker write to it.
  useEffect(() => {
    let latest = 0;
    const open = async () => {
      const turn = (latest += 1);
      // Where nothing can be read, nothing waits.
      const entries = inTheirTurn(await outbox.list(authID).catch(() => []));
      if (turn === latest) setRead({ authID, entries });
    };
    // The sealed rows are watched and opened outside: a live query may not wait for anything but the database.
    const watch = liveQuery(() => database.outbox.where({ authID }).toArray()).subscribe(
      () => void open(),
      () => void open(),
    );
    return () => {
      latest = Number.POSITIVE_INFINITY;
      watch.unsubscribe();
    };
  }, [authID]);

  return read?.authID === authID ? read.entries : undefined;
}
