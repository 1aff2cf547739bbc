import { afterEach, expect, test, vi } from 'vitest';
import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { createApiClient } from './api-client.ts';
import { NetworkFailure } from './problems.ts';
import { fetchTransport, type ApiRequest } from './transport.ts';

const request: ApiRequest = { method: 'GET', url: '/api/v1/blogs/blogs/a', headers: {}, expectsFile: false };
const answers = (response: Response) => vi.stubGlobal('fetch', async () => response);
const page = (status: number) => new Response('<!doctype html><title>Wi-Fi</title>', { status, headers: { 'content-type': 'text/html' } });

afterEach(() => void vi.unstubAllGlobals());

/** Calls through the real client, and answers what it said of the network. */
async function reachabilityTold(): Promise<boolean[]> {
  const told: boolean[] = [];
  const client = createApiClient({ transport: fetchTransport, locale: 'fr', onReachable: (isReachable) => told.push(isReachable) });
  await client.call(readBlog, { parameters: { slug: 'a' } });
  return told;
}

test.each([
  ['the server', {}, [true]],
  ['the device, at once', { 'x-kept': 'revalidating' }, []],
  ['the device, in place of the network', { 'x-kept': 'fallback' }, [false]],
])('an answer from %s tells the truth about the network', async (_, headers, told) => {
  answers(Response.json({ slug: 'a' }, { headers }));
  expect(await reachabilityTold()).toEqual(told);
});

test('the page of a captive portal is no answer at all', async () => {
  answers(page(200));
  await expect(reachabilityTold()).rejects.toBeInstanceOf(NetworkFailure);
  answers(page(200));
  await expect(fetchTransport({ ...request, expectsFile: true })).rejects.toThrow(TypeError);
});

test("a proxy's error page is an answer: its status speaks", async () => {
  answers(page(502));
  await expect(fetchTransport(request)).resolves.toMatchObject({ status: 502 });
});
