import { createECDH, randomBytes, randomUUID, type ECDH } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { pushMessage, type PushMessage } from '#contract/client/push-message.ts';
import { decryptPush } from './decrypt-push.ts';
import { selfSignedCertificate } from './self-signed-certificate.ts';

/** What `PushSubscription.toJSON()` gives in a browser. */
export interface PushSubscriptionJson {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** One push that was taken: signed for this service and readable with the keys of its subscription. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly message: PushMessage;
  /** As it was encrypted, for a browser to be given. */
  readonly text: string;
  readonly ttlSeconds: number;
  readonly topic: string;
  /** Whom the sender says to write to. */
  readonly contact: string;
}

export interface PushService {
  /** `localhost:port`, for PUSH_EXTRA_HOSTS. */
  readonly host: string;
  /** For a server in this process. */
  readonly certificate: string;
  /** For a server of its own: lets this service through, and trusts its certificate. */
  readonly env: { readonly PUSH_EXTRA_HOSTS: string; readonly NODE_EXTRA_CA_CERTS: string };
  /** A browser subscribes. */
  subscribe(): PushSubscriptionJson;
  /** Everything taken so far, once there are as many as asked for. */
  received(atLeast?: number): Promise<ReceivedPush[]>;
  /** How the next pushes are answered, one after the other; then 201 again. 0 cuts the line. */
  answer(...statuses: number[]): void;
  /** How many calls came, taken or not. */
  calls(): number;
  forget(): void;
  close(): Promise<void>;
}

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

/** The contact of a VAPID header (RFC 8292), whose token must be for this service, alive and signed by the key beside it. */
async function verifiedContact(header: string, audience: string): Promise<string> {
  const [, token, key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(key ?? '', 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  const { payload } = await jwtVerify(token ?? '', publicKey, { audience, algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] });
  if ((payload.exp ?? 0) > Date.now() / 1000 + 86_400) throw new Error('the token lives longer than a day');
  return String(payload.sub);
}

/** A push service on this machine, as strict as the real ones: it takes only what a browser could read. */
export async function startPushService(): Promise<PushService> {
  const { certificate, key } = selfSignedCertificate();
  const folder = mkdtempSync(join(tmpdir(), 'accalmie-push-'));
  const certificatePath = join(folder, 'certificate.pem');
  writeFileSync(certificatePath, certificate);
  const browsers = new Map<string, Browser>();
  const arrivals = new EventEmitter();
  let taken: ReceivedPush[] = [];
  let answers: number[] = [];
  let calls = 0;

  const take = async (request: IncomingMessage, origin: string): Promise<number> => {
    const endpoint = origin + request.url;
    const body = await buffer(request);
    const browser = browsers.get(endpoint);
    const planned = answers.shift();
    if (planned !== undefined) return planned;
    if (!browser) return 410;
    const { authorization = '', ttl, topic, 'content-encoding': coding } = request.headers;
    if (request.method !== 'POST' || coding !== 'aes128gcm' || ttl === undefined) return 400;
    const contact = await verifiedContact(authorization, origin);
    const text = decryptPush(body, browser.keys, browser.auth);
    const message = pushMessage.parse(JSON.parse(text));
    taken.push({ endpoint, message, text, ttlSeconds: Number(ttl), topic: String(topic), contact });
    return 201;
  };

  const answerCall = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls += 1;
    const status = await take(request, origin).catch(() => 403);
    if (status === 0) request.socket.destroy();
    else response.writeHead(status).end();
    arrivals.emit('call');
  };
  const server = createServer({ cert: certificate, key }, (request, response) => void answerCall(request, response));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const origin = `https://${host}`;

  return {
    host,
    certificate,
    env: { PUSH_EXTRA_HOSTS: host, NODE_EXTRA_CA_CERTS: certificatePath },
    subscribe() {
      const keys = createECDH('prime256v1');
      const auth = randomBytes(16);
      const endpoint = `${origin}/send/${randomUUID()}`;
      const p256dh = keys.generateKeys('base64url');
      browsers.set(endpoint, { keys, auth });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    async received(atLeast = 0) {
      while (taken.length < atLeast) await once(arrivals, 'call');
      return taken;
    },
    answer(...statuses) {
      answers = statuses;
    },
    calls: () => calls,
    forget() {
      taken = [];
      answers = [];
      calls = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
