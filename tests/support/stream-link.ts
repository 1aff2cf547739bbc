import { request, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { endpointUrl } from '#contract/endpoint.ts';
import { followThread } from '#contract/threads/threads.endpoints.ts';
import { startFrontServer, type FrontServer } from './front-server.ts';

interface AskedStream {
  readonly address: URL;
  readonly headers: IncomingHttpHeaders;
}

export interface StreamLink extends FrontServer {
  /** Every stream that was asked for. */
  readonly asked: readonly AskedStream[];
  /** The threads that are being followed. */
  readonly followed: () => string[];
  /** Whether streams may be opened from now on; those that are open are cut when not. Everything else goes through. */
  letStreams(may: boolean): void;
}

/** Stands between the browser and the real server as some proxies do: it may let everything through but streams. */
export async function startStreamLink(target: string): Promise<StreamLink> {
  const { hostname, port } = new URL(target);
  const path = endpointUrl(followThread);
  const asked: AskedStream[] = [];
  const open = new Map<ServerResponse, string>();
  let isLet = true;
  const front = await startFrontServer((incoming, outgoing) => {
    const address = new URL(incoming.url ?? '/', target);
    const isStream = address.pathname === path;
    if (isStream) asked.push({ address, headers: incoming.headers });
    if (isStream && !isLet) return void outgoing.destroy();
    const on = request({ hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers });
    on.on('response', (answer) => {
      if (isStream && answer.statusCode === 200) open.set(outgoing, address.searchParams.get('slug') ?? '');
      answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
      answer.on('error', () => outgoing.destroy());
    });
    on.on('error', () => outgoing.destroy());
    outgoing.on('close', () => {
      open.delete(outgoing);
      on.destroy();
    });
    incoming.pipe(on);
  });
  return {
    ...front,
    asked,
    followed: () => [...open.values()],
    letStreams(may) {
      isLet = may;
      if (!may) for (const outgoing of open.keys()) outgoing.destroy();
    },
  };
}
