import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, type AllowedSources, type InlineHashes } from '../http/security-headers.ts';
import type { RenderedPage } from './rendered-pages.ts';

type Encoding = 'br' | 'gzip' | 'identity';

// Of 86 kB of HTML: 20.4 kB in 3 ms while somebody waits for it, 19.0 kB in 32 ms where nobody does.
const promptQuality = 5;
const patientQuality = 10;

const encodersWith = (quality: number): Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> => ({
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: promisify(gzip),
  identity: async (bytes) => bytes,
});

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** What stands in the page for its first paint, and in a font's file as well: build/shell-page.ts. */
const alsoInFile = /<script data-file="([^"]+)">([^<]*)<\/script>/;

const preloadedFont = '<link rel="preload" href="$1" as="font" type="font/woff2" crossorigin>';

/**
 * Whether a script asks for it, and nobody opens it: for what the worker keeps (https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header).
 * There the file is named, which the worker has, and not carried once more.
 */
const isToBeKept = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'empty';

/** When each query was answered and handed over, and each route loaded, in milliseconds: of two renderings of the same all that differs. */
const instants = /(?<=(?:dataUpdatedAt|dehydratedAt)\\*":|,u:)\d{13}/g;

const hashOf = (text: string, encoding: 'base64' | 'base64url' = 'base64') => createHash('sha256').update(text).digest(encoding);

/** Weak: the same page in whatever encoding, rendered whenever, by whichever process (RFC 9110, 8.8.1). */
function tagOf(html: string): string {
  const content = contentSecurityPolicy({ scripts: [], styles: [] }) + html.replaceAll(instants, '');
  return `W/"${hashOf(content, 'base64url').slice(0, 22)}"`;
}

/** Whether what the browser or a cache has is this (RFC 9110, 13.1.2). */
function isKnown(tag: string | undefined, { headers, method }: FastifyRequest): boolean {
  const known = headers['if-none-match'];
  // HEAD asks for what a GET would have been answered.
  if (tag === undefined || known === undefined || method === 'HEAD') return false;
  const bare = (each: string) => each.trim().replace(/^W\//, '');
  return known.trim() === '*' || known.split(',').some((each) => bare(each) === bare(tag));
}

/** A page as it is sent, to anybody and as often as it is asked for. */
export interface PreparedPage {
  /** Whether it may be sent again. */
  readonly isWhole: boolean;
  /** Bytes of memory that it takes, about: its HTML, and that compressed in two ways. */
  readonly size: number;
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/**
 * Makes of a rendered page what is sent: its policy, its ETag, and of each encoding its bytes, made when they are first asked for.
 * With sources of others (a page of a sign-in provider) it is stored by nobody.
 */
export function preparePage(
  { status, isWhole, html, inline, redirect }: RenderedPage,
  sources: AllowedSources | null = null,
): PreparedPage {
  if (redirect !== undefined) return { isWhole, size: redirect.length, send: async (_request, reply) => reply.redirect(redirect, status) };
  const letters = alsoInFile.exec(html);
  const isStored = sources === null && status === 200 && isWhole;
  const headers = {
    'cache-control': sources ? 'no-store' : 'no-cache',
    vary: letters ? 'accept-encoding, sec-fetch-dest' : 'accept-encoding',
    ...(isStored ? { etag: tagOf(html) } : {}),
  };
  const formOf = (text: string, hashes: InlineHashes, quality: number) => {
    const encoders = encodersWith(quality);
    const encoded = new Map<Encoding, Promise<Buffer>>();
    return {
      policy: contentSecurityPolicy(hashes, sources ?? {}),
      bytesIn: (encoding: Encoding): Promise<Buffer> => {
        const bytes = encoded.get(encoding) ?? encoders[encoding](Buffer.from(text));
        encoded.set(encoding, bytes);
        bytes.catch(() => encoded.delete(encoding));
        return bytes;
      },
    };
  };
  const toOpen = formOf(html, inline, promptQuality);
  const without = (hash: string): InlineHashes => ({ ...inline, scripts: inline.scripts.filter((each) => each !== hash) });
  const toKeep = letters
    ? formOf(html.replace(alsoInFile, preloadedFont), without(hashOf(letters[2] ?? '')), isStored ? patientQuality : promptQuality)
    : toOpen;
  return {
    isWhole,
    size: Math.round(Buffer.byteLength(html) * (letters ? 2.8 : 1.6)),
    async send(request, reply) {
      reply.headers(headers);
      // Without the policy: it goes with the HTML that the browser has, whose instants and so whose hashes are others.
      if (isKnown(headers.etag, request)) return reply.code(304).send();
      const { policy, bytesIn } = isToBeKept(request) ? toKeep : toOpen;
      const encoding = negotiator.negotiate(request.headers['accept-encoding']?.toLowerCase() ?? '') ?? 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .code(status)
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(await bytesIn(encoding));
    },
  };
}
