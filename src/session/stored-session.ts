import type { TokenStore } from '#src/device/refresh-session.ts';

const authIDKey = 'authID';

/** The person whose session this device keeps, told without opening the database. */
export function storedAuthID(): string | null {
  return localStorage.getItem(authIDKey);
}

export function rememberAuthID(authID: string): void {
  localStorage.setItem(authIDKey, authID);
}

/** The device's tokens. Visitors, who have none, never load the database (28 kB). */
export const storedTokens: TokenStore = {
  read: async () => (storedAuthID() ? (await import('#src/device/session-tokens.ts')).readSession() : undefined),
  saveAccessToken: async (accessToken) => (await import('#src/device/session-tokens.ts')).saveAccessToken(accessToken),
};
