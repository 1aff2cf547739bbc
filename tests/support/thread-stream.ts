import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { endpointUrl } from '#contract/endpoint.ts';
import { followThread } from '#contract/threads/threads.endpoints.ts';
import type { ThreadEvent } from '#contract/threads/threads.schema.ts';

export interface ThreadStream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The next event; undefined once the server has ended the stream. */
  readonly next: () => Promise<ThreadEvent | undefined>;
  readonly leave: () => void;
}

interface Following {
  readonly slug: string;
  readonly after?: string;
  readonly bearer?: string;
}

/** The data of each event, as they come. */
async function* eventsOf(answer: IncomingMessage): AsyncGenerator<ThreadEvent, undefined> {
  let unread = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    const blocks = (unread + String(chunk)).split('\n\n');
    unread = blocks.pop() ?? '';
    for (const block of blocks) if (block.startsWith('data: ')) yield JSON.parse(block.slice(6)) as ThreadEvent;
  }
  return undefined;
}

/**
 * Follows a thread on a server that listens. Not by fetch: Node's opens another connection for each that is left, which
 * the server, told to stop, waits for.
 */
export async function openThreadStream(server: string, { bearer, ...query }: Following): Promise<ThreadStream> {
  const asked = request(server + endpointUrl(followThread, {}, query), {
    agent: false,
    headers: { accept: 'text/event-stream', 'accept-encoding': 'br, gzip', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
  }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const events = eventsOf(answer);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    next: async () => (await events.next()).value,
    leave: () => void answer.destroy(),
  };
}
