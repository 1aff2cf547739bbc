import { afterEach, expect, test, vi } from 'vitest';
import { eventTransport } from './event-transport.ts';

afterEach(() => void vi.unstubAllGlobals());

const headers = { accept: 'text/event-stream', authorization: 'Bearer a' };

/** Opens a stream on a network that answers so. */
function open(answer: () => Promise<Response>) {
  const network = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', network);
  const { signal } = new AbortController();
  const opened = eventTransport(signal)({ method: 'GET', url: '/api/v1/threads/events?slug=a', headers, expectsFile: false });
  return { opened, network, signal };
}
const answers = (body: BodyInit, init: ResponseInit) => () => Promise.resolve(new Response(body, init));

test('answers the stream without waiting for its end, and never from a cache', async () => {
  const endless = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new TextEncoder().encode(':\n\n')) });
  const { opened, network, signal } = open(answers(endless, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }));
  const { status, body } = await opened;
  const { value } = await (body as ReadableStream<Uint8Array>).getReader().read();
  expect([status, new TextDecoder().decode(value)]).toEqual([200, ':\n\n']);
  expect(network).toHaveBeenCalledWith('/api/v1/threads/events?slug=a', expect.objectContaining({ headers, cache: 'no-store', signal }));
});

test('answers a refusal as any call does', async () => {
  const problem = { message: 'Trop de demandes', reason: 'RATE_LIMITED' };
  const { opened } = open(answers(JSON.stringify(problem), { status: 429, headers: { 'retry-after': '60' } }));
  expect(await opened).toEqual({ status: 429, body: problem, retryAfterSeconds: 60 });
});

test('no stream is not a lost network: nothing is said of it', async () => {
  await expect(open(() => Promise.reject(new TypeError('Failed to fetch'))).opened).rejects.toMatchObject({ name: 'AbortError' });
  const portal = open(answers('<h1>Bienvenue</h1>', { headers: { 'content-type': 'text/html' } }));
  await expect(portal.opened).rejects.toMatchObject({ name: 'AbortError' });
});
