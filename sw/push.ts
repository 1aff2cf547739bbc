import { readSession } from '#src/device/session-tokens.ts';
import { notificationOf, type ShownNotification } from './push-notification.ts';
import { readPush } from './read-push.ts';

declare const self: ServiceWorkerGlobalScope;

export const show = ({ title, options }: ShownNotification): Promise<void> => self.registration.showNotification(title, options);

/** Shows what a push is about, to whom is signed in here; anyone else is told nothing. */
export async function showPush({ data }: PushEvent): Promise<void> {
  // A database that does not open is no reason to show nothing: the browser would say that something happened behind its back.
  const session = await readSession().catch(() => undefined);
  await show(notificationOf(readPush(data?.text()), session !== undefined));
}
