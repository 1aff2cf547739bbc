import { liveQuery, type Subscription } from 'dexie';
import { countToShow, markIcon } from '#src/device/app-badge.ts';
import { outbox } from '#src/page/outbox.ts';
import { waitingCount } from '#src/page/waiting-count.ts';
import { personOf, session } from '#src/session/session.ts';

function show(count: number): void {
  waitingCount.set(count);
  void markIcon(count);
}

/** Keeps the number in the menus, and on the application's icon, true to what waits on this device. */
export function countWaiting(): void {
  let counted: { authID: string | undefined; watch: Subscription } | undefined;
  const follow = () => {
    const authID = personOf(session.get());
    if (counted && authID === counted.authID) return;
    counted?.watch.unsubscribe();
    counted = { authID, watch: liveQuery(() => countToShow(outbox, authID)).subscribe(show) };
  };
  session.subscribe(follow);
  follow();
}
