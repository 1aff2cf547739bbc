/** Where the tokens of this device are kept. */
export interface TokenStore {
  read(): Promise<{ accessToken: string; refreshToken: string } | undefined>;
  saveAccessToken(accessToken: string): Promise<void>;
}

/** Asks the server for a new access token; REFUSED is its definite no. Rejects when no usable answer came. */
export type AskForToken = (refreshToken: string) => Promise<{ accessToken: string } | 'REFUSED'>;

// Tabs and the worker share the stored tokens but no memory: without the lock, each would refresh for itself.
function underLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request('session-refresh', work) : work();
}

/**
 * Makes the function that replaces an expired access token: one request for any number of callers, over every tab
 * and the worker. Answers the token to use, or undefined when this device is signed out or the server refused.
 */
export function createRefresh(store: TokenStore, ask: AskForToken, onSessionRefused: (refreshToken: string) => void | Promise<void>) {
  let running: Promise<string | undefined> | undefined;

  async function replace(expired: string): Promise<string | undefined> {
    const stored = await store.read();
    if (!stored) return undefined;
    if (stored.accessToken !== expired) return stored.accessToken;
    const fresh = await ask(stored.refreshToken);
    if (fresh === 'REFUSED') {
      await onSessionRefused(stored.refreshToken);
      return undefined;
    }
    await store.saveAccessToken(fresh.accessToken);
    return fresh.accessToken;
  }

  return (expired: string): Promise<string | undefined> => {
    running ??= underLock(() => replace(expired)).finally(() => {
      running = undefined;
    });
    return running;
  };
}
