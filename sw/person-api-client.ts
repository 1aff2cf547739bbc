import type { Locale } from '#contract/locale.ts';
import { createApiClient, type ApiClient } from '#src/device/api-client.ts';
import { tokensOf } from '#src/device/person-tokens.ts';
import { tellOthers } from '#src/device/session-channel.ts';
import { clearSessionOf } from '#src/device/session-tokens.ts';
import type { Transport } from '#src/device/transport.ts';

/** The client through which the worker speaks for one person, for as long as this device is theirs. */
export function personApiClient(authID: string, locale: Locale, transport: Transport): ApiClient {
  return createApiClient({
    transport,
    locale,
    tokens: tokensOf(authID),
    onSessionRefused: async (refreshToken) => {
      if (await clearSessionOf(refreshToken)) tellOthers({ state: 'SIGNED_OUT' });
    },
  });
}
