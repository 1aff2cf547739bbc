import type { Locale } from '#contract/locale.ts';
import { createApiClient, type ApiClient, type ApiClientOptions } from '#src/device/api-client.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { noteReachable } from '#src/page/connectivity.ts';
import { storedTokens } from '#src/session/stored-session.ts';

function antiForgeryToken(): string | undefined {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return cookie?.[1] && decodeURIComponent(cookie[1]);
}

/** The API client of this page; the outbox has one with tokens and a transport of its own. */
export function createPageApiClient(locale: Locale, own: Partial<Pick<ApiClientOptions, 'tokens' | 'transport'>> = {}): ApiClient {
  return createApiClient({
    transport: fetchTransport,
    locale,
    tokens: storedTokens,
    antiForgeryToken,
    onSessionRefused: async (refreshToken) => (await import('#src/session/keep-session.ts')).forgetSession(refreshToken),
    onAccountClosed: async (sentence) => (await import('#src/session/close-session.ts')).closeSession(sentence),
    onReachable: noteReachable,
    ...own,
  });
}
