import type { Locale } from '#contract/locale.ts';
import { createApiClient, type ApiClient } from '#src/device/api-client.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { noteReachable } from '#src/page/connectivity.ts';
import { storedTokens } from '#src/session/stored-session.ts';

function antiForgeryToken(): string | undefined {
  const cookie = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return cookie?.[1] && decodeURIComponent(cookie[1]);
}

export function createPageApiClient(locale: Locale): ApiClient {
  return createApiClient({
    transport: fetchTransport,
    locale,
    tokens: storedTokens,
    antiForgeryToken,
    onSessionRefused: async (refreshToken) => (await import('#src/session/keep-session.ts')).forgetSession(refreshToken),
    onReachable: noteReachable,
  });
}
