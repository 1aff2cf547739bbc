import { me } from '#contract/auth/auth.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem, isRefusal } from '#src/device/problems.ts';
import type { StoredSession } from '#src/device/database.ts';
import { readSession } from '#src/device/session-tokens.ts';
import { readKeptClient } from './kept-client.ts';
import { forgetSession, updateSession } from './keep-session.ts';
import { clearTab, recallLastPerson } from './last-person.ts';
import { isResuming, personOf, recallPerson, session, setSession } from './session.ts';
import { forgetAuthID, rememberAuthID, storedAuthID } from './stored-session.ts';

const patienceMs = 8000;

/** Asks the server who the stored session belongs to, and keeps it unless the server itself refuses it. */
export async function resumeSession(apiClient: ApiClient): Promise<void> {
  isResuming.set(true);
  const patience = setTimeout(() => isResuming.set(false), patienceMs);
  try {
    await resume(apiClient);
  } finally {
    clearTimeout(patience);
    isResuming.set(false);
  }
  if (sessionStorage.getItem('unfinished-account')) (await import('./resume-account.ts')).resumeAccount();
}

async function showLastKnown({ authID, firstName }: StoredSession): Promise<void> {
  const client = await readKeptClient(authID);
  setSession(client ? { state: 'SIGNED_IN', client, isUnconfirmed: true } : { state: 'UNREACHED', authID, firstName });
}

/** The device holds no session: whoever had one in this tab is remembered as its last person, and nobody uses it now. */
function showVisitor(): void {
  // Another tab or the worker has heard the refusal; a tab that was closed meanwhile is restored with its drafts.
  const ended = personOf(session.get()) ?? storedAuthID();
  if (ended) {
    recallPerson(ended);
    clearTab();
  } else recallLastPerson();
  forgetAuthID();
  setSession({ state: 'VISITOR' });
}

async function resume(apiClient: ApiClient): Promise<void> {
  // Where the database does not open, nobody is known; nor is anybody forgotten.
  const stored = await readSession().catch(() => null);
  if (stored === null) return setSession({ state: 'VISITOR' });
  if (!stored) return showVisitor();
  recallLastPerson();
  rememberAuthID(stored.authID);
  if (session.get().state !== 'SIGNED_IN') await showLastKnown(stored);
  try {
    const client = await apiClient.call(me);
    // Unless the person has left, in another tab, while the server was answering.
    if ((await readSession())?.authID === stored.authID) await updateSession(client);
  } catch (error) {
    // A phone that starts without a network, or a server in trouble, must not sign anyone out.
    if (error instanceof ApiProblem && isRefusal(error)) await forgetSession(stored.refreshToken);
  }
}
