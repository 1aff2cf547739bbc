import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, type AllowedSources } from '../http/security-headers.ts';
import type { RenderedPage } from './rendered-pages.ts';

type Encoding = 'br' | 'gzip' | 'identity';

// Of 86 kB of HTML: 20.9 kB in 4 ms; the highest quality takes 147 ms for 19 kB.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const encoders: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, brotliOptions),
  gzip: promisify(gzip),
  identity: async (bytes) => bytes,
};

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** When each query was answered and handed over, and each route loaded, in milliseconds: of two renderings of the same all that differs. */
const instants = /(?<=(?:dataUpdatedAt|dehydratedAt)\\*":|,u:)\d{13}/g;

/** Weak: the same page in whatever encoding, rendered whenever, by whichever process (RFC 9110, 8.8.1). */
function tagOf(html: string): string {
  const content = contentSecurityPolicy({ scripts: [], styles: [] }) + html.replaceAll(instants, '');
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
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
  const plain = Buffer.from(html);
  const policy = contentSecurityPolicy(inline, sources ?? {});
  const isStored = sources === null && status === 200 && isWhole;
  const headers = {
    'cache-control': sources ? 'no-store' : 'no-cache',
    vary: 'accept-encoding',
    ...(isStored ? { etag: tagOf(html) } : {}),
  };
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const bytesIn = (encoding: Encoding): Promise<Buffer> => {
    const bytes = encoded.get(encoding) ?? encoders[encoding](plain);
    encoded.set(encoding, bytes);
    bytes.catch(() => encoded.delete(encoding));
    return bytes;
  };
  return {
    isWhole,
    size: Math.round(plain.length * 1.6),
    async send(request, reply) {
      reply.headers(headers);
      // Without the policy: it goes with the HTML that the browser has, whose instants and so whose hashes are others.
      if (isKnown(headers.etag, request)) return reply.code(304).send();
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
