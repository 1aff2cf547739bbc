import type { PushKind } from '#contract/client/push-kinds.ts';
import type { PushMessage } from '#contract/client/push-message.ts';
import { lastComments } from '#contract/constants.ts';
import { pathInLocale } from '#contract/locale.ts';

/** Where the practice sees what a push is about; what is not named here waits in the list that opens first. */
const practiceTabs: Partial<Record<PushKind | 'TEST', string>> = { REMINDER: 'upcoming', BOOKING_MOVED: 'all', BOOKING_CANCELLED: 'all' };

/** The page a notification opens, in its language; home when it tells nothing. */
export function pageOfPush(message: PushMessage | undefined): string {
  if (!message) return '/';
  return pathInLocale(message.to === 'PRACTICE' ? practicePage(message) : clientPage(message), message.locale);
}

function practicePage({ kind }: PushMessage): string {
  if (kind === 'CRISIS_FLAG') return '/practice/threads';
  const tab = practiceTabs[kind];
  return `/practice/reservations${tab ? `?tab=${tab}` : ''}`;
}

function clientPage({ kind, id }: PushMessage): string {
  if (kind === 'PRIVATE_WORD') return '/threads/own';
  // Why a thread was not published stands in the list of one's own; why a comment was not, under its thread.
  if (kind.startsWith('THREAD_') && id === '') return '/threads/own';
  // The newest reply is on the last page of them.
  if (kind === 'THREAD_REPLY') return `/threads/${encodeURIComponent(id)}?after=${lastComments}#comments`;
  if (kind.startsWith('THREAD_')) return `/threads/${encodeURIComponent(id)}`;
  if (kind === 'BOOKING_TO_PAY') return `/reservations/${encodeURIComponent(id)}/payment`;
  return '/reservations';
}
