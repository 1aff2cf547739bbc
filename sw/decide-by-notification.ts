import { decideReservation } from '#contract/booking/booking.endpoints.ts';
import type { PushMessage } from '#contract/client/push-message.ts';
import { undoSeconds } from '#contract/constants.ts';
import { withPatience } from '#src/device/patient-transport.ts';
import { personApiClient } from '#src/device/person-api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { readSession } from '#src/device/session-tokens.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { openPage } from './open-page.ts';
import { notificationAbout, type NotificationAction } from './push-notification.ts';
import { pageOfPush } from './push-page.ts';
import { pushWords } from './push-words.ts';
import { show } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

// Short: a browser opens a window for a touch only while it is fresh.
const transport = withPatience(fetchTransport, { call: 8000, upload: 8000 });

type Outcome = 'DONE' | 'TOO_LATE' | 'FAILED';

/** Decides with the session of whoever is signed in here. TOO_LATE: somebody, or the clock, has decided before. */
async function decide({ id, locale }: PushMessage, status: 'ACCEPTED' | 'ON_STAND_BY'): Promise<Outcome> {
  try {
    const session = await readSession();
    if (!session) return 'FAILED';
    const apiClient = personApiClient(session.authID, locale, transport);
    await apiClient.call(decideReservation, { parameters: { id }, body: { status, reason: null } });
    return 'DONE';
  } catch (error) {
    return error instanceof ApiProblem && error.body.reason === 'INVALID_TRANSITION' ? 'TOO_LATE' : 'FAILED';
  }
}

const tell = (message: PushMessage, body: string, actions: readonly NotificationAction[] = ['open']) =>
  show(notificationAbout(message, body, actions));

const openOrTell = (message: PushMessage, body: string) => openPage(pageOfPush(message)).catch(() => tell(message, body));

const after = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Takes the action away once it would do nothing; a worker that is ended before leaves the server to say so. */
async function closeUndo(message: PushMessage): Promise<void> {
  await after(undoSeconds);
  const { approved, approvedForGood } = pushWords(message.locale);
  const shown = await self.registration.getNotifications({ tag: message.tag });
  if (shown.some(({ body }) => body === approved)) await show(notificationAbout(message, approvedForGood, ['open'], { isSilent: true }));
}

/** « Approuver », and the same thirty seconds to take it back as on the page. */
export async function approve(message: PushMessage): Promise<void> {
  const words = pushWords(message.locale);
  const outcome = await decide(message, 'ACCEPTED');
  if (outcome === 'TOO_LATE') return tell(message, words.alreadyHandled);
  if (outcome === 'FAILED') return openOrTell(message, words.notApproved);
  await tell(message, words.approved, ['undo', 'open']);
  return closeUndo(message);
}

/** « Annuler », after an approval. */
export async function undoApproval(message: PushMessage): Promise<void> {
  const words = pushWords(message.locale);
  const outcome = await decide(message, 'ON_STAND_BY');
  if (outcome === 'TOO_LATE') return tell(message, words.undoTooLate);
  return outcome === 'DONE' ? tell(message, words.undone, ['approve', 'open']) : openOrTell(message, words.notUndone);
}
