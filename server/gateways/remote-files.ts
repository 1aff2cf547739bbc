import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { singleConnections, type Network } from './network.ts';
import { isPublicUrl, publicLookup } from './public-address.ts';

/**
 * What came of an address: its bytes, at the address that gave them in the end; or why not. NOT_ALLOWED is told by the
 * address alone. NOT_REACHABLE is everything the network has told, so that nobody learns from it what lies inside ours.
 */
export type RemoteFile =
  | { readonly outcome: 'READ'; readonly bytes: Buffer; readonly url: URL }
  | { readonly outcome: 'NOT_ALLOWED' | 'NOT_REACHABLE' | 'TOO_LARGE' };

/** Reads files of the public network, for people who name an address. */
export interface RemoteFiles {
  /** Never throws. At most `maxBytes`, three redirects, 20 seconds in all and 5 of silence. */
  read(url: string, maxBytes: number): Promise<RemoteFile>;
}

interface Patience {
  readonly wholeMs: number;
  readonly silenceMs: number;
}

const usualPatience: Patience = { wholeMs: 20_000, silenceMs: 5000 };
const maxRedirects = 3;
const redirects = [301, 302, 303, 307, 308];
/** We ask for bytes as they are; whoever sends them packed all the same is unpacked, and counted as they come out. */
const unpackers: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

class TooLarge extends Error {}

export function remoteFiles(network: Network, { wholeMs, silenceMs } = usualPatience): RemoteFiles {
  const { standIn } = network;
  const lookup = publicLookup(network);
  const agent = singleConnections(network);

  // https alone, and a certificate that is checked: what a name stands for is then what its holder sent.
  const ask = (url: URL, signal: AbortSignal) =>
    new Promise<IncomingMessage>((done, failed) => {
      const call = request(url, {
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Accalmie' },
        agent,
        timeout: silenceMs,
        signal,
        lookup,
        ...(standIn ? { port: standIn.port, servername: url.hostname } : {}),
      });
      call.on('timeout', () => call.destroy(new Error('silent for too long')));
      call.on('response', done);
      call.on('error', failed);
      call.end();
    });

  async function follow(start: URL, maxBytes: number, signal: AbortSignal): Promise<RemoteFile> {
    let url = start;
    for (let hop = 0; hop <= maxRedirects; hop += 1) {
      const response = await ask(url, signal);
      try {
        const { statusCode = 0, headers } = response;
        if (statusCode === 200) return { outcome: 'READ', bytes: await readBody(response, maxBytes), url };
        const next = redirects.includes(statusCode) ? urlOf(headers.location ?? '', url) : null;
        if (!next) return { outcome: 'NOT_REACHABLE' };
        url = next;
      } finally {
        response.destroy();
      }
    }
    return { outcome: 'NOT_REACHABLE' };
  }

  return {
    async read(address, maxBytes) {
      const url = urlOf(address);
      if (!url) return { outcome: 'NOT_ALLOWED' };
      try {
        return await follow(url, maxBytes, AbortSignal.timeout(wholeMs));
      } catch (error) {
        return { outcome: error instanceof TooLarge ? 'TOO_LARGE' : 'NOT_REACHABLE' };
      }
    },
  };
}

/** The address, if the server may call it; null otherwise. A browser forgives line breaks and backslashes in one; we do not. */
function urlOf(text: string, base?: URL): URL | null {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(text) || !URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  return isPublicUrl(url) ? url : null;
}

/** Throws TooLarge as soon as there is a byte too many, packed or unpacked. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge();
  const packing = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (packing === 'identity') return readAtMost(response, maxBytes);
  const unpack = unpackers[packing]?.();
  if (!unpack) throw new Error('packed in a way we do not know');
  response.on('error', (error) => unpack.destroy(error));
  return readAtMost(response.pipe(unpack), maxBytes);
}

async function readAtMost(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
