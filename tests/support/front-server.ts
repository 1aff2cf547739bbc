import { EventEmitter, once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

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
  /** From now on the service worker is of a newer version, which has another shell and one file that no other has: see fileOfBuild. */
  release(): void;
  /**
   * From now on the server has another build: as release(), its shell names another script, and whoever goes on with the
   * old build finds none of its files. A page or a worker asked for anew is of the new one, which has them all.
   */
  redeploy(): void;
  /** Resolves once the browser has asked for the service worker again. */
  nextWorker(): Promise<void>;
  /** From now on nothing is answered, and nothing refused. */
  fallSilent(): void;
  /** Whatever was asked meanwhile is answered now. */
  speak(): void;
}

/** The file that only this build has; the first is 0. */
export const fileOfBuild = (build: number): string => `/assets/of-build-${build}.js`;

/** The list of the build's files in the worker, with a shell and a file of this build's own. */
const workerOfBuild = (worker: string, build: number): string =>
  worker.replace(/"revision":"\w+","url":"index\.html"\},/, (shell) => {
    const file = { isPrecached: true, revision: null, url: fileOfBuild(build).slice(1) };
    return `${shell.replace(/"\w+","url"/, `"build-${build}","url"`)}${JSON.stringify(file)},`;
  });

/** Stands between the browser and the real server, and hands everything on. */
export async function startWeakLink(target: string): Promise<WeakLink> {
  const { hostname, port } = new URL(target);
  let build = 0;
  let isGone = false;
  let waiting: (() => void)[] | undefined;
  const workerAnswered = new EventEmitter();
  const handOn: RequestListener = (incoming, outgoing) => {
    if (incoming.url === fileOfBuild(build)) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end('');
      return;
    }
    const isWorker = incoming.url === '/service-worker.js';
    const isShell = incoming.url === '/index.html';
    if (isWorker || incoming.headers['sec-fetch-mode'] === 'navigate') isGone = false;
    const path = isGone && incoming.url?.startsWith('/assets/') ? '/assets/of-the-old-build' : incoming.url;
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...headers } = incoming.headers;
    const asked = request({ hostname, port, method: incoming.method, path, headers: isWorker || isShell ? headers : incoming.headers });
    asked.on('response', (answer) => {
      const { statusCode = 502, headers: answered } = answer;
      if (!isWorker && !isShell) {
        answer.pipe(outgoing.writeHead(statusCode, answered));
        return;
      }
      const { 'content-length': ____, ...others } = answered;
      const ofThisBuild = (whole: string) => (isWorker ? workerOfBuild(whole, build) : whole.replaceAll(/\/assets\/\w+-/g, '$&next-'));
      void text(answer).then((whole) => outgoing.writeHead(statusCode, others).end(isShell && build === 0 ? whole : ofThisBuild(whole)));
      if (isWorker) outgoing.once('finish', () => workerAnswered.emit('answer'));
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
    release: () => void (build += 1),
    redeploy() {
      build += 1;
      isGone = true;
    },
    nextWorker: async () => void (await once(workerAnswered, 'answer')),
    fallSilent: () => void (waiting = []),
    speak() {
      const asked = waiting ?? [];
      waiting = undefined;
      for (const go of asked) go();
    },
  };
}
