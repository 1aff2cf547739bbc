import type { TokenStore } from '#src/device/refresh-session.ts';

/** The local storage's key: whose session this device keeps. */
export const authIDKey = 'authID';

// What one tab stores reaches the local storage of another a little after its message.
let toldAuthID: string | undefined;

/** The person whose session this device keeps, told without opening the database. */
export function storedAuthID(): string | null {
  return toldAuthID ?? localStorage.getItem(authIDKey);
}

/** Takes another tab's word for who is signed in; undefined when nobody is any more. */
export function trustOtherTab(authID: string | undefined): void {
  toldAuthID = authID;
}

export function forgetAuthID(): void {
  toldAuthID = undefined;
  localStorage.removeItem(authIDKey);
}

export function rememberAuthID(authID: string): void {
  localStorage.setItem(authIDKey, authID);
}

/** The device's tokens. Visitors, who have none, never load the database (28 kB). */
export const storedTokens: TokenStore = {
  read: async () => (storedAuthID() ? (await import('#src/device/session-tokens.ts')).readSession() : undefined),
  saveAccessToken: async (accessToken) => (await import('#src/device/session-tokens.ts')).saveAccessToken(accessToken),
};
