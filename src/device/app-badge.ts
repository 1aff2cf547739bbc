import type { Outbox } from './outbox.ts';

/** What waits on this device for whoever is signed in; for nobody, of anybody, since it leaves once they are back. */
export const countToShow = (outbox: Outbox, authID: string | undefined): Promise<number> =>
  authID === undefined ? outbox.countWaitingOfOthers(undefined) : outbox.countWaiting(authID);

/** The number on the application's icon. */
export async function markIcon(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  // Only an installed application has an icon to mark; elsewhere the browser may refuse.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
