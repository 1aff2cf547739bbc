import type { AuthClient, TokenPair } from '#contract/auth/auth.schema.ts';
import type { Deps } from '../../deps.ts';
import { signToken } from './access-token.ts';
import { knownAccount } from './account.queries.ts';
import type { NewDevice } from './create-device.ts';
import { presentAuthClient } from './present-auth-client.ts';

/** What a sign-up and a sign-in answer: the person, and the tokens of the device. */
export async function presentSignedIn(deps: Deps, accountId: string, device: NewDevice): Promise<AuthClient & { token: TokenPair }> {
  const { deviceId, refreshToken } = device;
  const { token } = await signToken(deps.keys, { kind: 'USER', accountId, deviceId, mimeTypes: [] }, deps.clock.now());
  return { ...presentAuthClient(await knownAccount(deps.db, accountId)), token: { accessToken: token, refreshToken } };
}
