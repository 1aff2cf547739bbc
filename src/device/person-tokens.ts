import { database } from './database.ts';
import { ApiProblem } from './problems.ts';
import type { TokenStore } from './refresh-session.ts';
import { readSession, saveAccessTokenOf } from './session-tokens.ts';

/**
 * The tokens of one person, for as long as this device is theirs. Once it is not, reading throws as the server would
 * refuse: a call that went on without a bearer would come from nobody.
 */
export function tokensOf(authID: string, device = database): TokenStore {
  return {
    async read() {
      const stored = await readSession(device);
      if (stored?.authID !== authID) throw new ApiProblem(401, { message: '', reason: 'UNAUTHENTICATED' });
      return stored;
    },
    saveAccessToken: (accessToken) => saveAccessTokenOf(authID, accessToken, device),
  };
}
