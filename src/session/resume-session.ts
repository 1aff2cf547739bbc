import { me } from '#contract/auth/auth.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { forgetSession, updateSession } from './keep-session.ts';
import { isResuming, session, setSession } from './session.ts';

const patienceMs = 8000;

async function showLastKnown(): Promise<void> {
  const { readSession } = await import('#src/device/session-tokens.ts');
  const stored = await readSession();
  if (stored && session.get().state !== 'SIGNED_IN') {
    setSession({ state: 'UNREACHED', authID: stored.authID, firstName: stored.firstName });
  }
}

/** Asks the server who the stored session belongs to, and keeps it unless the server itself refuses it. */
export async function resumeSession(apiClient: ApiClient): Promise<void> {
  isResuming.set(true);
  const patience = setTimeout(() => isResuming.set(false), patienceMs);
  try {
    await showLastKnown();
    await updateSession(await apiClient.call(me));
  } catch (error) {
    // A phone that starts without a network, or a server in trouble, must not sign anyone out.
    const isRefused = error instanceof ApiProblem && (error.status === 401 || error.status === 403);
    if (isRefused) await forgetSession();
  } finally {
    clearTimeout(patience);
    isResuming.set(false);
  }
}
