import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createSocketServer, type AddressInfo, type Server } from 'node:net';
import type { Network, ResolveName } from '#server/gateways/network.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A machine of the public network, as the tests have it: https, under the names given. */
export interface RemoteHost {
  /** The network on which this machine stands at every public address. */
  network(resolve: ResolveName): Network;
  /** What a path answers: bytes, an answer of its own, or bytes with headers. */
  serve(path: string, answer: Buffer | Answer, headers?: Record<string, string>): void;
  /** `name/path` of every request so far. */
  readonly requests: string[];
  close(): Promise<void>;
}

export async function startRemoteHost(...names: readonly string[]): Promise<RemoteHost> {
  const { certificate, key } = selfSignedCertificate(...names);
  const answers = new Map<string, Answer>();
  const requests: string[] = [];
  const server = createServer({ cert: certificate, key }, (request, response) => {
    const path = request.url ?? '';
    requests.push(`${request.headers.host?.split(':')[0]}${path}`);
    const answer = answers.get(path) ?? answers.get(path.split('?')[0] ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    network: (resolve) => ({ resolve, certificate, standIn: { address: '127.0.0.1', port } }),
    serve(path, answer, headers = {}) {
      answers.set(path, Buffer.isBuffer(answer) ? (_, response) => response.writeHead(200, headers).end(answer) : answer);
    },
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A machine that nobody may reach: it counts who tried, on 127.0.0.1 and on ::1 where there is one. */
export interface Canary {
  readonly port: number;
  readonly hasIpv6: boolean;
  connections(): number;
  close(): Promise<void>;
}

const listen = async (server: Server, port: number, address: string): Promise<boolean> => {
  server.listen(port, address);
  return once(server, 'listening').then(
    () => true,
    () => false,
  );
};

export async function startCanary(): Promise<Canary> {
  let connections = 0;
  const count = () =>
    createSocketServer((socket) => {
      connections += 1;
      socket.destroy();
    });
  const [onIpv4, onIpv6] = [count(), count()];
  await listen(onIpv4, 0, '127.0.0.1');
  const { port } = onIpv4.address() as AddressInfo;
  const hasIpv6 = await listen(onIpv6, port, '::1');
  return {
    port,
    hasIpv6,
    connections: () => connections,
    async close() {
      for (const server of hasIpv6 ? [onIpv4, onIpv6] : [onIpv4]) await new Promise((closed) => server.close(closed));
    },
  };
}
