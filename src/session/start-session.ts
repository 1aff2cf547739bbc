import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#src/device/api-client.ts';
import { hasDatabase } from '#src/device/has-database.ts';
import { tidyUp } from '#src/page/left-quickly.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { forgetPersonalQueries } from '#src/page/endpoint-query.ts';
import { onNewsFromOthers } from '#src/device/session-channel.ts';
import { beginAnew, isUnconfirmed, personOf, session, setSession } from './session.ts';
import { storedAuthID, trustOtherTab } from './stored-session.ts';

function forgetWhoLeft(queryClient: QueryClient): void {
  let known = personOf(session.get());
  session.subscribe(() => {
    const person = personOf(session.get());
    if (known !== undefined && known !== person) forgetPersonalQueries(queryClient);
    known = person;
  });
}

/**
 * Whether this device may hold a session. What is told to the local storage reaches the disk up to a minute late: a
 * battery that dies meanwhile leaves the tokens, and what waits beside them, without their mark.
 */
async function mayHoldSession(): Promise<boolean> {
  return storedAuthID() !== null || hasDatabase();
}

/** Starts the session of this page and follows what other tabs do to it. Visitors load nothing more than this. */
export async function startSession(apiClient: ApiClient, queryClient: QueryClient): Promise<void> {
  forgetWhoLeft(queryClient);
  const resume = async () => (await import('./resume-session.ts')).resumeSession(apiClient);
  onNewsFromOthers((news) => {
    trustOtherTab(news.state === 'SIGNED_IN' ? news.authID : undefined);
    // Whom the device holds now, if anybody, its database tells.
    if (news.state !== 'LEFT') return void resume();
    setSession({ state: 'VISITOR' });
    beginAnew();
  });
  isOffline.subscribe(() => isUnconfirmed(session.get()) && !isOffline.get() && void resume());
  window.addEventListener('online', () => isUnconfirmed(session.get()) && void resume());
  await tidyUp().catch(() => undefined);
  if (await mayHoldSession()) await resume();
  else setSession({ state: 'VISITOR' });
}
