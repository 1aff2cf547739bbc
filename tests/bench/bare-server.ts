import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that is always the same. */
export interface BareAnswer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

// What stands beside our server in tests/bench/pages.ts, in a process of its own: Node alone, with what it is told to answer.
process.once('message', (answers: readonly BareAnswer[]) => {
  const server = createServer(({ url }, response) => {
    const answer = answers.find(({ path }) => path === url);
    response.writeHead(answer ? 200 : 404, answer && { ...answer.headers, 'content-length': answer.body.length });
    response.end(answer?.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
