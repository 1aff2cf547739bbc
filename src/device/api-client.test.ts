import { afterEach, describe, expect, it, vi } from 'vitest';
import { me, signIn } from '#contract/auth/auth.endpoints.ts';
import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { tokenMessage } from '#contract/problem.ts';
import { createApiClient } from './api-client.ts';
import { ApiProblem, NetworkFailure } from './problems.ts';
import type { ApiAnswer, ApiRequest } from './transport.ts';

const expired: ApiAnswer = { status: 403, body: { message: tokenMessage, reason: 'TOKEN' } };

/** A client whose server answers from a table of paths, with the tokens of one device. */
function setUp(answer: (request: ApiRequest) => ApiAnswer | Promise<ApiAnswer>) {
  const sent: ApiRequest[] = [];
  const stored = { accessToken: 'old', refreshToken: 'refresh' };
  const onSessionRefused = vi.fn();
  const onReachable = vi.fn();
  const client = createApiClient({
    locale: 'en',
    transport: async (request) => {
      sent.push(request);
      return answer(request);
    },
    tokens: { read: async () => stored, saveAccessToken: async (token) => void (stored.accessToken = token) },
    antiForgeryToken: () => 'forgery',
    onSessionRefused,
    onReachable,
  });
  return { client, sent, stored, onSessionRefused, onReachable };
}

afterEach(() => void vi.useRealTimers());

const isRefresh = (request: ApiRequest) => request.url.endsWith('/refresh-token');
const bearer = (request: ApiRequest) => request.headers['authorization'];

describe('the API client', () => {
  it('asks for cacheable answers without a bearer', async () => {
    const { client, sent } = setUp(() => ({ status: 200, body: {} }));
    await client.call(readBlog, { parameters: { slug: 'a b' } });
    expect(sent[0]).toMatchObject({ url: '/api/v1/blogs/blogs/a%20b', headers: { accept: 'application/json', 'accept-language': 'en' } });
    expect(bearer(sent[0]!)).toBeUndefined();
  });

  it('tells which answers come from this device', async () => {
    const heard: boolean[] = [];
    for (const kept of [undefined, 'revalidating', 'fallback'] as const) {
      const { client } = setUp(() => ({ status: 200, body: {}, ...(kept && { kept }) }));
      await client.call(readBlog, { parameters: { slug: 'a' }, onKept: (isKept) => heard.push(isKept) });
    }
    expect(heard).toEqual([false, true, true]);
  });

  it('adds the anti-forgery token to writes without a bearer, and renews it once', async () => {
    let refusals = 1;
    const { client, sent } = setUp((request) =>
      request.method === 'POST' && refusals-- > 0 ? { status: 403, body: { message: 'x', reason: 'CSRF' } } : { status: 200, body: {} },
    );
    await client.call(signIn, { body: { email: 'a@b.tn', password: '12345678' } });
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST']);
    expect(sent[2]?.headers['x-xsrf-token']).toBe('forgery');
  });

  it('refreshes once for many calls and retries each', async () => {
    const { client, sent, stored } = setUp((request) => {
      if (isRefresh(request)) return { status: 200, body: { accessToken: 'new' } };
      return bearer(request) === 'Bearer new' ? { status: 200, body: { ok: true } } : expired;
    });
    await Promise.all(Array.from({ length: 20 }, () => client.call(me)));
    expect(sent.filter(isRefresh)).toHaveLength(1);
    expect(stored.accessToken).toBe('new');
  });

  it('ends the session when the refresh is refused', async () => {
    const { client, onSessionRefused } = setUp((request) =>
      isRefresh(request) ? { status: 403, body: { message: tokenMessage } } : expired,
    );
    await expect(client.call(me)).rejects.toBeInstanceOf(ApiProblem);
    expect(onSessionRefused).toHaveBeenCalledOnce();
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server in trouble', () => Promise.resolve({ status: 503, body: { message: 'later' } })],
    ['somebody else’s refusal', () => Promise.resolve({ status: 403, body: { message: 'Access denied by the gateway' } })],
    ['somebody else’s welcome', () => Promise.resolve({ status: 200, body: { welcome: true } })],
  ])('keeps the session when the refresh meets %s', async (_, trouble) => {
    const { client, onSessionRefused } = setUp((request) => (isRefresh(request) ? trouble() : expired));
    await expect(client.call(me)).rejects.toThrow();
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('lets the other tabs have their turn when the refresh stays silent', async () => {
    vi.useFakeTimers();
    const { client, onSessionRefused } = setUp((request) => (isRefresh(request) ? new Promise(() => undefined) : expired));
    const call = expect(client.call(me)).rejects.toBeInstanceOf(NetworkFailure);
    await vi.advanceTimersByTimeAsync(30_000);
    await call;
    expect(onSessionRefused).not.toHaveBeenCalled();
  });

  it('tells a lost network apart, and that it was lost', async () => {
    const { client, onReachable } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.call(readBlog, { parameters: { slug: 'a' } })).rejects.toBeInstanceOf(NetworkFailure);
    expect(onReachable).toHaveBeenLastCalledWith(false);
  });
});
