import { approve, undoApproval } from './decide-by-notification.ts';
import { openPage } from './open-page.ts';
import type { NotificationData } from './push-notification.ts';
import { pageOfPush } from './push-page.ts';

/** Does what was touched on a notification: a decision, or opening what it is about. */
export async function followNotification({ notification, action }: NotificationEvent): Promise<void> {
  const { message } = (notification.data ?? {}) as Partial<NotificationData>;
  notification.close();
  if (message && action === 'approve') return approve(message);
  if (message && action === 'undo') return undoApproval(message);
  return openPage(pageOfPush(message));
}
