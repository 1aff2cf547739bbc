import type { AuthClient, TokenPair } from '#contract/auth/auth.schema.ts';
import { tellOthers } from '#src/device/session-channel.ts';
import { showDiscretion } from '#src/page/discreet-device.ts';
import { clearTab, recallLastPerson } from './last-person.ts';
import { lastPersonHere, setSession } from './session.ts';
import { forgetAuthID, rememberAuthID } from './stored-session.ts';

function showClient(client: AuthClient): void {
  setSession({ state: 'SIGNED_IN', client });
  showDiscretion(client.isDiscreet);
}

/** Signs this device in with the answer of a sign-in or sign-up call. */
export async function keepSession({ token, ...client }: AuthClient & { token: TokenPair }): Promise<void> {
  const { saveSession } = await import('#src/device/session-tokens.ts');
  recallLastPerson();
  await saveSession({ authID: client.authID, ...token, firstName: client.user.firstName }, lastPersonHere());
  rememberAuthID(client.authID);
  showClient(client);
  tellOthers({ state: 'SIGNED_IN', authID: client.authID });
}

/** Shows a person whose record has changed: after a saved profile. */
export async function updateSession(client: AuthClient): Promise<void> {
  showClient(client);
  const { rememberFirstName } = await import('#src/device/session-tokens.ts');
  const { keepClient } = await import('./kept-client.ts');
  // For a start without a network: a device that can keep nothing does without.
  await rememberFirstName(client.user.firstName).catch(() => undefined);
  await keepClient(client).catch(() => undefined);
}

/**
 * The server has ended the session of this refresh token: tokens go, what waits to be sent stays. Never called for a
 * lost network. A newer session, which another tab has begun meanwhile, stays.
 */
export async function forgetSession(refusedToken: string): Promise<void> {
  const { clearSessionOf } = await import('#src/device/session-tokens.ts');
  if (!(await clearSessionOf(refusedToken))) return;
  forgetAuthID();
  // The drafts of this tab: the device has them too, put aside for the same person.
  clearTab();
  setSession({ state: 'VISITOR' });
  tellOthers({ state: 'SIGNED_OUT' });
}
