import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { createApiClient } from './api-client.ts';
import { fetchTransport, type ApiRequest } from './transport.ts';

const request: ApiRequest = { method: 'GET', url: '/api/v1/blogs/blogs/a', headers: {}, expectsFile: false };
const dayMs = 24 * 3_600_000;

/** A network that says nothing until it is told to answer. */
function silentNetwork() {
  const answer: { now: (response: Response) => void } = { now: () => undefined };
  const network = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer.now = resolve)));
  vi.stubGlobal('fetch', network);
  return { network, answer };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call waits for its answer for as long as it takes', async () => {
  const { network, answer } = silentNetwork();
  const settled = vi.fn();
  const call = fetchTransport(request);
  void call.finally(settled);
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(settled).not.toHaveBeenCalled();
  expect(network.mock.calls[0]?.[1]?.signal).toBeUndefined();
  answer.now(Response.json({ slug: 'a' }));
  await expect(call).resolves.toEqual({ status: 200, body: { slug: 'a' } });
});

test('neither does the client above it give up', async () => {
  const { network, answer } = silentNetwork();
  const settled = vi.fn();
  const call = createApiClient({ transport: fetchTransport, locale: 'fr' }).call(readBlog, { parameters: { slug: 'a' } });
  void call.finally(settled);
  await vi.advanceTimersByTimeAsync(dayMs);
  expect(settled).not.toHaveBeenCalled();
  expect(network).toHaveBeenCalledOnce();
  answer.now(Response.json({ slug: 'a' }));
  await expect(call).resolves.toEqual({ slug: 'a' });
});

test('a lost network ends it at once', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchTransport(request)).rejects.toThrow(TypeError);
});

const page = (status: number) => new Response('<!doctype html><title>Wi-Fi</title>', { status, headers: { 'content-type': 'text/html' } });

test.each([200, 401, 403, 404, 405, 451])('a page answered with %i is somebody else’s: nothing is known', async (status) => {
  vi.stubGlobal('fetch', async () => page(status));
  await expect(fetchTransport(request)).rejects.toThrow(TypeError);
});

test.each([413, 429, 502, 504])('%i from a proxy in front of the server speaks by itself', async (status) => {
  vi.stubGlobal('fetch', async () => page(status));
  await expect(fetchTransport(request)).resolves.toMatchObject({ status });
});

test.each([
  ['120', 120],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120],
  ['Sat, 21 Nov 2026 09:00:00 GMT', undefined],
  ['0', undefined],
  ['-5', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('asked to wait until %s, it waits %s seconds', async (header, seconds) => {
  vi.setSystemTime(Date.UTC(2026, 10, 21, 10));
  vi.stubGlobal('fetch', async () =>
    Response.json({ message: 'Later' }, { status: 503, headers: header ? { 'retry-after': header } : {} }),
  );
  expect((await fetchTransport(request)).retryAfterSeconds).toBe(seconds);
});
