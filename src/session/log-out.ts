import { logout } from '#contract/auth/auth.endpoints.ts';
import { noRefreshTokenMessage } from '#contract/problem.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import type { TokenStore } from '#src/device/refresh-session.ts';
import { tellOthers } from '#src/device/session-channel.ts';
import { beginAnew, setSession } from './session.ts';
import { storedTokens } from './stored-session.ts';

/** How long leaving waits for the server: on a dead network an answer may never come. */
const patienceMs = 3000;

/** Tells the server that this device's session is over. Without a refresh token nothing is called. */
export async function endSession(apiClient: ApiClient, tokens: TokenStore = storedTokens): Promise<void> {
  const stored = await tokens.read();
  if (!stored?.refreshToken) throw new ApiProblem(401, { message: noRefreshTokenMessage, reason: 'UNAUTHENTICATED' });
  await apiClient.call(logout);
}

/** The server has been told, or will find it dead at its next push; this browser shows none from now on. */
async function endPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

async function forgetAll(): Promise<void> {
  const [{ database }, { eraseDevice }] = await Promise.all([import('#src/device/database.ts'), import('#src/device/erase-device.ts')]);
  await eraseDevice(database);
  // SPEC 4: everything, the consent flag too. Drafts are as private as what was sent.
  localStorage.clear();
  delete document.documentElement.dataset['textSize'];
  await endPush().catch(() => undefined);
}

/** Signs this person out of this device, whether or not the server can be told. */
export async function logOut(apiClient: ApiClient): Promise<void> {
  const told = endSession(apiClient).catch(() => undefined);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  await forgetAll();
  setSession({ state: 'VISITOR' });
  beginAnew();
  tellOthers({ state: 'LEFT' });
}
