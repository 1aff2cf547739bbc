import type { AuthClient, TokenPair } from '#contract/auth/auth.schema.ts';
import { tellOthers } from './session-channel.ts';
import { setSession } from './session.ts';
import { rememberAuthID, storedAuthID } from './stored-session.ts';

/** Signs this device in with the answer of a sign-in or sign-up call. */
export async function keepSession({ token, ...client }: AuthClient & { token: TokenPair }): Promise<void> {
  const { saveSession } = await import('#src/device/session-tokens.ts');
  await saveSession({ authID: client.authID, ...token, firstName: client.user.firstName });
  rememberAuthID(client.authID);
  setSession({ state: 'SIGNED_IN', client });
  tellOthers('signed-in');
}

/** Shows a person whose record has changed: after a saved profile. */
export async function updateSession(client: AuthClient): Promise<void> {
  setSession({ state: 'SIGNED_IN', client });
  const { rememberFirstName } = await import('#src/device/session-tokens.ts');
  await rememberFirstName(client.user.firstName);
}

/** The server has ended this session: tokens go, what waits to be sent stays. Never called for a lost network. */
export async function forgetSession(): Promise<void> {
  if (storedAuthID()) {
    const { clearSession } = await import('#src/device/session-tokens.ts');
    await clearSession();
    localStorage.removeItem('authID');
  }
  setSession({ state: 'VISITOR' });
  tellOthers('signed-out');
}
