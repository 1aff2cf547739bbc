import { filesPath } from '#contract/bucket/file-url.ts';
import { allEndpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { pathWithoutLocale } from '#contract/locale.ts';

/**
 * What the worker does with a request. KEPT_ITEMS and KEPT_LISTS are the two halves of READABLE_OFFLINE: one thing
 * named in the path, or many. SHELL is a page that only the person's own browser fills; UNKEPT_PAGE any page that is
 * never stored.
 */
export type CacheRule =
  | 'HELP_LINE'
  | 'SHELL'
  | 'PUBLIC_PAGE'
  | 'UNKEPT_PAGE'
  | 'ASSET'
  | 'PICTURE'
  | 'KEPT_ITEMS'
  | 'KEPT_LISTS'
  | 'PUBLIC_THREADS'
  | 'AVAILABILITY';

/** What decides about a request; a Request is one. */
export interface JudgedRequest {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly destination: string;
  readonly headers: { has(name: string): boolean; get(name: string): string | null };
}

const helpLinePaths = ['/help-line', '/help-line/ar'];
const shellPages = /^\/(profile|reservations|receipts|verify-receipt|outbox|practice|threads\/(write|own))(\/|$)/;
const publicPages = /^\/($|(blogs|threads)(\/[^/]+)?$|therapist(\/[^/]+)?$|terms-of-service$|privacy-policy$)/;
/** Its addresses are files and documents of the server, not pages of the site. */
const notAPage = /^\/(api|assets)(\/|$)|\.\w+$/;

const patternOf = ({ path }: Endpoint) => new RegExp(`^/api${path.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
const parameterCount = ({ path }: Endpoint) => path.split('{').length;

// Literals first, as on the server: /category/bulk is not the category « bulk ».
const reads = allEndpoints
  .filter(({ method }) => method === 'GET')
  .toSorted((a, b) => parameterCount(a) - parameterCount(b))
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }));

function ruleOfRead({ pathname, searchParams }: URL): CacheRule | undefined {
  const endpoint = reads.find(({ pattern }) => pattern.test(pathname))?.endpoint;
  const policy = endpoint?.cache ?? 'NO_STORE';
  // What someone searched for is nobody's reading list, and would push what they read out of the cache.
  if (!endpoint || policy === 'NO_STORE' || searchParams.has('keyword')) return undefined;
  if (policy !== 'READABLE_OFFLINE') return policy;
  return parameterCount(endpoint) > 1 ? 'KEPT_ITEMS' : 'KEPT_LISTS';
}

function ruleOfPage({ pathname, searchParams }: URL): CacheRule | undefined {
  const path = pathWithoutLocale(pathname);
  if (notAPage.test(path)) return undefined;
  if (helpLinePaths.includes(path)) return 'HELP_LINE';
  if (shellPages.test(path)) return 'SHELL';
  return publicPages.test(path) && !searchParams.has('q') ? 'PUBLIC_PAGE' : 'UNKEPT_PAGE';
}

/** The rule of a request, or undefined for what the worker never touches: the browser then does as without it. */
export function cacheRuleOf(request: JudgedRequest, origin: string): CacheRule | undefined {
  const url = new URL(request.url);
  const isAnswerForOne = request.headers.has('authorization') || request.headers.get('accept') === 'text/event-stream';
  if (request.method !== 'GET' || url.origin !== origin || isAnswerForOne) return undefined;
  if (request.mode === 'navigate') return ruleOfPage(url);
  if (url.pathname.startsWith('/assets/')) return 'ASSET';
  if (url.pathname.startsWith(filesPath)) return request.destination === 'image' ? 'PICTURE' : undefined;
  return url.pathname.startsWith('/api/') ? ruleOfRead(url) : undefined;
}
