import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#src/device/api-client.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { forgetPersonalQueries } from '#src/page/endpoint-query.ts';
import { onNewsFromOthers } from './session-channel.ts';
import { session, setSession, type Session } from './session.ts';
import { storedAuthID, trustOtherTab } from './stored-session.ts';

const personOf = (current: Session): string | undefined =>
  current.state === 'SIGNED_IN' ? current.client.authID : current.state === 'UNREACHED' ? current.authID : undefined;

function forgetWhoLeft(queryClient: QueryClient): void {
  let known = personOf(session.get());
  session.subscribe(() => {
    const person = personOf(session.get());
    if (known !== undefined && known !== person) forgetPersonalQueries(queryClient);
    known = person;
  });
}

/** Starts the session of this page and follows what other tabs do to it. Visitors load nothing more than this. */
export async function startSession(apiClient: ApiClient, queryClient: QueryClient): Promise<void> {
  forgetWhoLeft(queryClient);
  const resume = async () => (await import('./resume-session.ts')).resumeSession(apiClient);
  onNewsFromOthers((news) => {
    trustOtherTab(news.state === 'SIGNED_IN' ? news.authID : undefined);
    if (news.state === 'SIGNED_OUT') setSession({ state: 'VISITOR' });
    else void resume();
  });
  const resumeIfUnreached = () => session.get().state === 'UNREACHED' && !isOffline.get() && void resume();
  isOffline.subscribe(resumeIfUnreached);
  window.addEventListener('online', () => session.get().state === 'UNREACHED' && void resume());
  if (storedAuthID()) await resume();
  else setSession({ state: 'VISITOR' });
}
