import { liveQuery, type Subscription } from 'dexie';
import { outbox } from '#src/page/outbox.ts';
import { waitingCount } from '#src/page/waiting-count.ts';
import { personOf, session } from '#src/session/session.ts';

async function show(count: number): Promise<void> {
  waitingCount.set(count);
  if (!('setAppBadge' in navigator)) return;
  // Only an installed application has an icon to mark; elsewhere the browser may refuse.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

/** Keeps the number in the menus, and on the application's icon, true to what waits for whoever is signed in. */
export function countWaiting(): void {
  let counted: string | undefined;
  let watch: Subscription | undefined;
  const follow = () => {
    const authID = personOf(session.get());
    if (authID === counted) return;
    counted = authID;
    watch?.unsubscribe();
    watch = authID === undefined ? undefined : liveQuery(() => outbox.countWaiting(authID)).subscribe((count) => void show(count));
    if (authID === undefined) void show(0);
  };
  session.subscribe(follow);
  follow();
}
