import { readEnv, type Env } from '#server/env.ts';
import type { Network } from '#server/gateways/network.ts';

/** Tests stay off the network: no name can be asked for. */
export const noNetwork: Network = { resolve: () => Promise.reject(new Error('no network in tests')) };

export function testEnv(dataDirectory: string, databaseUrl?: string, more: Readonly<Record<string, string>> = {}): Env {
  return readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    PASSWORD_HASHING: 'light',
    CARD_PAYMENTS: 'none',
    SITE_URL: 'http://accalmie.test',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...more,
  });
}
