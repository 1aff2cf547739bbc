import type { LightMyRequestResponse } from 'fastify';
import { everyEndpointWorld, type Caller, type World } from './every-endpoint-world.ts';
import { startRemoteHost } from './remote-host.ts';
import { startSocialProvider } from './social-provider.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export interface Request {
  /** The path below /api, filled in, with its query. */
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly token?: 'access' | 'refresh' | 'upload';
}

export interface EveryEndpoint {
  readonly test: TestApp;
  readonly world: World;
  /** Sends a request of a call (`PUT /v1/auth/n/me`) as somebody, signed in for it alone. */
  ask(call: string, caller: Caller, request: Request): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Where a picture lies on the test's own host, which stands at every public address. */
export const pictureUrl = 'https://files.example.com/a.png';

/** A practice with everyone in it, on a network with a picture to fetch and somebody to sign in with. */
export async function openEveryEndpoint(): Promise<EveryEndpoint> {
  const host = await startRemoteHost(new URL(pictureUrl).hostname);
  const provider = await startSocialProvider();
  const test = await startTestApp({
    network: host.network(() => Promise.resolve(['93.184.216.34'])),
    env: { ...provider.env, CARD_PAYMENTS: 'demo' },
  });
  const world = await everyEndpointWorld(test, provider);
  host.serve(new URL(pictureUrl).pathname, world.picture);
  return {
    test,
    world,
    async ask(call, caller, { path, body, headers, token = 'access' }) {
      const tokens = await world.tokens(caller);
      return test.app.inject({
        method: call.split(' ')[0] as 'GET',
        url: `/api${path}`,
        headers: { ...(tokens ? { authorization: `Bearer ${tokens[token]}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
    },
    async close() {
      await test.close();
      await host.close();
      await provider.close();
    },
  };
}
