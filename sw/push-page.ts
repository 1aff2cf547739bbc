import type { PushKind } from '#contract/client/push-kinds.ts';
import type { PushMessage } from '#contract/client/push-message.ts';
import { pathInLocale } from '#contract/locale.ts';

/** Where the practice sees what a push is about; what is not named here waits in the list that opens first. */
const practiceTabs: Partial<Record<PushKind | 'TEST', string>> = { REMINDER: 'upcoming', BOOKING_MOVED: 'all', BOOKING_CANCELLED: 'all' };

/** The page a notification opens, in its language; home when it tells nothing. */
export function pageOfPush(message: PushMessage | undefined): string {
  if (!message) return '/';
  const tab = practiceTabs[message.kind];
  const path = message.to === 'PRACTICE' ? `/practice/reservations${tab ? `?tab=${tab}` : ''}` : '/reservations';
  return pathInLocale(path, message.locale);
}
