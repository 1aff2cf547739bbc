import { createServer, request, type RequestListener, type Server } from 'node:http';

export interface FrontServer {
  url: string;
  close(): Promise<void>;
}

/** A server of the test's own, at a port or at a free one. */
export async function startFrontServer(listener: RequestListener, port = 0): Promise<FrontServer> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  const chosen = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${chosen}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export interface WeakLink extends FrontServer {
  /** From now on the service worker has a line more: a newer version. */
  release(): void;
  /**
   * From now on the server has another build: as release(), its shell names another script, and whoever goes on with the
   * old build finds none of its files. A page or a worker asked for anew is of the new one, which has them all.
   */
  redeploy(): void;
  /** From now on nothing is answered, and nothing refused. */
  fallSilent(): void;
  /** Whatever was asked meanwhile is answered now. */
  speak(): void;
}

/** Stands between the browser and the real server, and hands everything on. */
export async function startWeakLink(target: string): Promise<WeakLink> {
  const { hostname, port } = new URL(target);
  let isReleased = false;
  let isGone = false;
  let waiting: (() => void)[] | undefined;
  const handOn: RequestListener = (incoming, outgoing) => {
    const isWorker = incoming.url === '/service-worker.js';
    const isShell = incoming.url === '/index.html';
    if (isWorker || incoming.headers['sec-fetch-mode'] === 'navigate') isGone = false;
    const path = isGone && incoming.url?.startsWith('/assets/') ? '/assets/of-the-old-build' : incoming.url;
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = incoming.headers;
    const asked = request({ hostname, port, method: incoming.method, path, headers: isWorker || isShell ? headers : incoming.headers });
    asked.on('response', (answer) => {
      const { 'content-length': length, ...others } = answer.headers;
      const isChanged = (isWorker || isShell) && isReleased;
      outgoing.writeHead(answer.statusCode ?? 502, isChanged || length === undefined ? others : answer.headers);
      const chunkOf = (chunk: Buffer) => (isShell && isChanged ? chunk.toString().replaceAll(/\/assets\/\w+-/g, '$&next-') : chunk);
      answer.on('data', (chunk: Buffer) => outgoing.write(chunkOf(chunk)));
      answer.on('end', () => outgoing.end(isWorker && isChanged ? '\n// The next build.\n' : undefined));
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  };
  const front = await startFrontServer((incoming, outgoing) => {
    if (waiting) waiting.push(() => handOn(incoming, outgoing));
    else handOn(incoming, outgoing);
  });
  return {
    ...front,
    release: () => void (isReleased = true),
    redeploy: () => void (isReleased = isGone = true),
    fallSilent: () => void (waiting = []),
    speak() {
      const asked = waiting ?? [];
      waiting = undefined;
      for (const go of asked) go();
    },
  };
}
