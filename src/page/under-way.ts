import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { nextToSend } from '#src/device/outbox.ts';

/**
 * Whether an item is being sent, or is the next to be tried for the first time: that attempt tells nothing before it ends.
 * Behind an older one of its kind, or without a network, it waits. `entries`: the person's, oldest first.
 */
export function isUnderWay(item: OutboxEntry, entries: readonly OutboxEntry[], isOffline: boolean): boolean {
  if (item.state !== 'QUEUED') return item.state === 'SENDING';
  return item.attempts === 0 && !isOffline && nextToSend(entries).some(({ id }) => id === item.id);
}
