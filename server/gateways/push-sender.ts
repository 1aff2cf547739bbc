import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import webPush from 'web-push';
import type { PushMessage } from '#contract/client/push-message.ts';
import { singleConnections, type Network } from './network.ts';
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushOptions {
  /** How long the message is of use, in seconds; the push service is told of it in steps only. */
  readonly ttlSeconds: number;
  /** What it is about: of two waiting messages about the same, the push service keeps the last. It never learns this name. */
  readonly subject: string;
}

/** GONE: the browser has withdrawn this subscription for good; REFUSED: sending the same again is of no use. */
export type PushOutcome = 'SENT' | 'GONE' | 'REFUSED';

/** Brings messages to browsers through their push services, encrypted for the browser alone. */
export interface PushSender {
  /** What browsers know this server by: the VAPID public key, base64url. */
  readonly publicKey: string;
  /** Whether the server would call this address: nobody makes it call inside its own network. */
  accepts(endpoint: string): Promise<boolean>;
  /** Throws when trying again later may help: 429, 5xx, no answer within ten seconds. */
  send(target: PushTarget, message: PushMessage, options: PushOptions): Promise<PushOutcome>;
}

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface Settings {
  readonly keys: VapidKeys;
  /** Whom a push service writes to: mailto: or https:. */
  readonly contact: string;
  /** `host:port` let through unchecked. */
  readonly extraHosts: readonly string[];
}

const timeoutMs = 10_000;
/** Every message has this length, so that none tells its kind by it. */
const messageLength = 256;

const [minute, hour, day] = [60, 3600, 86_400] as const;
/** The only lifetimes (RFC 8030, 5.2) a push service ever sees: the exact one is that of an appointment or a hold. */
const ttlSteps = [28 * day, 7 * day, 3 * day, day, 12 * hour, 6 * hour, 2 * hour, 30 * minute, 10 * minute, minute] as const;

/** The longest step that outlives the message by a tenth at most: what the queue took of a full day is no reason to halve it. */
const coarseTtl = (ttlSeconds: number): number => ttlSteps.find((step) => step <= 1.1 * ttlSeconds) ?? 0;

/**
 * The Topic header (RFC 8030, 5.4) is sent in the clear, and a thread's id leads to its public page: a keyed hash, so that
 * the push service can tell neither the subject nor whether two browsers were told of the same one.
 */
const topicOf = (endpoint: string, subject: string, key: string): string =>
  createHmac('sha256', key).update(`push topic\n${endpoint}\n${subject}`).digest('base64url').slice(0, 32);

/** Web Push (RFC 8030, 8291, 8292); web-push encrypts and signs, the call itself is ours. */
export function webPushSender({ keys, contact, extraHosts }: Settings, network: Network): PushSender {
  const isExtra = ({ host }: URL) => extraHosts.includes(host);
  const { resolve } = network;
  const agent = singleConnections(network);
  const lookup = publicLookup(network);

  // web-push's own sendNotification reads an answer of any length and waits as long as bytes trickle in.
  const post = (endpoint: URL, headers: Record<string, string | number>, body: Buffer) =>
    new Promise<number>((done, failed) => {
      const call = request(
        endpoint,
        {
          method: 'POST',
          headers,
          agent,
          signal: AbortSignal.timeout(timeoutMs),
          ...(isExtra(endpoint) ? {} : { lookup }),
        },
        (response) => {
          done(response.statusCode ?? 0);
          response.destroy();
        },
      );
      call.on('error', failed);
      call.end(body);
    });

  return {
    publicKey: keys.publicKey,
    async accepts(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const url = new URL(endpoint);
      // A browser gives an address as it writes it itself; another spelling of one would be a second subscription.
      if (url.href !== endpoint) return false;
      if (isExtra(url)) return url.protocol === 'https:' && url.username === '' && url.password === '';
      if (!isPublicUrl(url)) return false;
      // A name that nobody can tell about now is checked again at each call.
      const addresses = await resolve(url.hostname).catch(() => null);
      return addresses === null || addresses.some(isPublicAddress);
    },
    async send({ endpoint, p256dh, auth }, message, { ttlSeconds, subject }) {
      const url = new URL(endpoint);
      if (!isExtra(url) && !isPublicUrl(url)) return 'REFUSED';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message).padEnd(messageLength),
        {
          vapidDetails: { subject: contact, ...keys },
          contentEncoding: 'aes128gcm',
          TTL: coarseTtl(ttlSeconds),
          urgency: 'high',
          topic: topicOf(endpoint, subject, keys.privateKey),
        },
      );
      const status = await post(url, headers, body);
      if (status >= 200 && status < 300) return 'SENT';
      if (status === 404 || status === 410) return 'GONE';
      if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
      return 'REFUSED';
    },
  };
}

/** New keys for this server; browsers that subscribed under others must do so again. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();
