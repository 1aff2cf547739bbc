import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, type AllowedSources, type InlineHashes } from '../http/security-headers.ts';
import type { RenderedPage } from './rendered-pages.ts';

type Encoding = 'br' | 'gzip' | 'identity';

// Of 86 kB of HTML: 20.4 kB in 3 ms for who waits for it, 19.0 kB in 32 ms where nobody waits, and for who comes after.
const promptQuality = 5;
const patientQuality = 10;

const encodersWith = (quality: number): Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> => ({
  // Of the ways to write distances that build/precompress.ts tries, the shortest for pages: 110 bytes fewer.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_NPOSTFIX]: 1 } }),
  gzip: promisify(gzip),
  identity: async (bytes) => bytes,
});

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** What stands in the page for its first paint, and in a font's file as well: build/shell-page.ts. */
const alsoInFile = /<script data-file="([^"]+)">([^<]*)<\/script>/;

const preloadedFont = '<link rel="preload" href="$1" as="font" type="font/woff2" crossorigin>';

/** For search engines: no script. */
const structuredData = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/**
 * Whether a script fetches it, and nobody is opening it: what the worker keeps ahead
 * (https://www.w3.org/TR/fetch-metadata/#sec-fetch-dest-header). A navigation that the worker passes on has a mode of its own.
 */
const isToBeKept = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] === 'empty' && headers['sec-fetch-mode'] !== 'navigate';

/** When each query was answered and handed over, and each route loaded: of two renderings of the same all that differs. */
const instants = /(?<=(?:dataUpdatedAt|dehydratedAt)\\*":|,u:)\d{13}|(?<=generatedAt\\*":\\*")[\d:.T-]{23}Z/g;

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

/** One form of a page: its policy, and of each encoding its bytes, made when they are first asked for. */
function formOf(html: () => Buffer, policy: string, { isAwaited, isStored }: { isAwaited: boolean; isStored: boolean }) {
  const encoders = encodersWith(isAwaited || !isStored ? promptQuality : patientQuality);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  let isAskedAgain = false;
  /** Asked for again while it is kept, a page is compressed again, while it is answered as it is. */
  const compressBetter = async () => {
    isAskedAgain = true;
    const better = await encodersWith(patientQuality).br(html());
    encoded.set('br', Promise.resolve(better));
  };
  return {
    policy,
    bytesIn: (encoding: Encoding): Promise<Buffer> => {
      const known = encoded.get(encoding);
      if (known && encoding === 'br' && isAwaited && isStored && !isAskedAgain) compressBetter().catch(() => undefined);
      const bytes = known ?? encoders[encoding](html());
      encoded.set(encoding, bytes);
      bytes.catch(() => encoded.delete(encoding));
      return bytes;
    },
  };
}

/** What the worker keeps of a page: the letters by their file, which it has, and nothing for search engines. Written each time it is compressed. */
function keptForm(whole: Buffer, { scripts, styles }: InlineHashes, policyOf: (inline: InlineHashes) => string, isStored: boolean) {
  const hash = hashOf(alsoInFile.exec(whole.toString())?.[2] ?? '');
  const policy = policyOf({ scripts: scripts.filter((each) => each !== hash), styles });
  const html = () => Buffer.from(whole.toString().replace(alsoInFile, preloadedFont).replaceAll(structuredData, ''));
  return formOf(html, policy, { isAwaited: false, isStored });
}

/**
 * Makes of a rendered page what is sent: its policy, its ETag, and of each encoding its bytes, made when they are first asked for.
 * With sources of others (a page of a sign-in provider) it is stored by nobody.
 */
export function preparePage(
  { status, isWhole, html, inline, redirect }: Omit<RenderedPage, 'standsUntil'>,
  sources: AllowedSources | null = null,
): PreparedPage {
  if (redirect !== undefined) return { isWhole, size: redirect.length, send: async (_request, reply) => reply.redirect(redirect, status) };
  const hasLetters = alsoInFile.test(html);
  const isStored = sources === null && status === 200 && isWhole;
  const headers = {
    'cache-control': sources ? 'no-store' : 'no-cache',
    vary: hasLetters ? 'accept-encoding, sec-fetch-dest, sec-fetch-mode' : 'accept-encoding',
    ...(isStored ? { etag: tagOf(html) } : {}),
  };
  // As bytes, of which the memory is counted: a text with one œ in it takes twice as much.
  const whole = Buffer.from(html);
  const policyOf = (hashes: InlineHashes) => contentSecurityPolicy(hashes, sources ?? {});
  const toOpen = formOf(() => whole, policyOf(inline), { isAwaited: true, isStored });
  const toKeep = hasLetters ? keptForm(whole, inline, policyOf, isStored) : toOpen;
  return {
    isWhole,
    size: Math.round(whole.length * (hasLetters ? 2.2 : 1.6)),
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
