import { readBody, retryOf, type Transport } from './transport.ts';

/** What the network fails with when a call is given up: the API client then takes the network for no worse than before. */
const givenUp = () => new DOMException('The stream was not opened', 'AbortError');

/**
 * Opens a stream of events: the answer is its body, as soon as the server has begun it, until `signal`. That no stream
 * comes says nothing of the network, for what stands between may let everything through but streams.
 */
export const eventTransport =
  (signal: AbortSignal): Transport =>
  async ({ method, url, headers }) => {
    const response = await fetch(url, { method, headers, credentials: 'same-origin', cache: 'no-store', signal }).catch(() => {
      throw givenUp();
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return { status: response.status, body: response.body };
    if (response.ok) throw givenUp();
    return { status: response.status, body: await readBody(response, false), ...retryOf(response.headers.get('retry-after')) };
  };
