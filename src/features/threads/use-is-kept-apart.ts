import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useIsPast } from '#src/page/use-is-past.ts';

/** Whether a waiting text is kept apart for now from what has left before it: nothing sends it sooner. */
export function useIsKeptApart(item: OutboxEntry | undefined): boolean {
  const isOver = useIsPast(item?.notBefore ?? 0);
  return item?.state === 'QUEUED' && !isOver;
}
