import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { keptHeader, readingListCache, type KeptHow } from '#src/device/worker-news.ts';
import { isKeepableAnswer } from '#src/device/keepable.ts';
import { tellOfNetwork, tellPages } from './tell-pages.ts';

function marked(kept: Response, how: KeptHow): Response {
  const headers = new Headers(kept.headers);
  headers.set(keptHeader, how);
  return new Response(kept.body, { status: kept.status, headers });
}

/** What was kept: by the strategy itself, or pinned by the person. */
async function keptFor(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
  return (await handler.cacheMatch(request)) ?? caches.match(request.url, { cacheName: readingListCache });
}

const versionOf = (answer: Response | undefined) => answer?.headers.get('etag')?.replace(/^W\//, '');

/** The server itself says that the thing is no more; a captive portal's page does not. */
const isGone = (answer: Response) =>
  [404, 410].includes(answer.status) && (answer.headers.get('content-type')?.startsWith('application/json') ?? false);

async function putWherePinned(request: Request, answer: Response): Promise<void> {
  const pinned = await caches.open(readingListCache);
  if (await pinned.match(request.url)) await pinned.put(request.url, answer);
}

/** Asks the network, keeps what may be kept, and forgets what is gone. Throws when no answer of ours came. */
async function renew(request: Request, handler: StrategyHandler, cacheName: string): Promise<Response> {
  // Without the page's signal: a page that is left must not look like a network that is lost.
  const answer = await handler.fetch(new Request(request, { signal: null }));
  if (isKeepableAnswer(answer)) {
    // A full disk keeps nothing, and still reads.
    await handler.cachePut(request, answer.clone()).catch(() => false);
    await putWherePinned(request, answer.clone());
  } else if (isGone(answer)) {
    await (await caches.open(cacheName)).delete(request.url);
  } else if (answer.ok) {
    throw new TypeError('Answered by somebody else');
  }
  return answer;
}

export interface PatientOptions extends StrategyOptions {
  /** How long the first byte may take, in milliseconds, where something is kept. The request itself is never given up. */
  patienceMs: number;
}

abstract class PatientStrategy extends Strategy {
  readonly patienceMs: number;

  constructor({ patienceMs, ...options }: PatientOptions) {
    super(options);
    this.patienceMs = patienceMs;
  }
}

/** Behind a kept answer: pages hear of what has changed, and of the network. */
async function renewBehind(
  request: Request,
  handler: StrategyHandler,
  kept: Response,
  { cacheName, patienceMs }: PatientStrategy,
): Promise<void> {
  const asked = renew(request, handler, cacheName);
  void handler.waitUntil(tellOfNetwork(asked, patienceMs));
  const answer = await asked.catch(() => undefined);
  const hasChanged = answer && (isGone(answer) || (answer.ok && versionOf(answer) !== versionOf(kept)));
  if (hasChanged) await tellPages({ type: 'ANSWER_UPDATED', url: request.url });
}

/** The kept answer at once, a fresh one behind it; of a network that stays silent behind it the pages are told. */
export class KeptFirst extends PatientStrategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await keptFor(request, handler);
    if (!kept) return renew(request, handler, this.cacheName);
    const seen = kept.clone();
    void handler.waitUntil(renewBehind(request, handler, seen, this));
    return marked(kept, 'revalidating');
  }
}

/** The network, or what is kept when the network fails, is in trouble or takes too long. */
export class NetworkInTime extends PatientStrategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await keptFor(request, handler);
    const asked = renew(request, handler, this.cacheName);
    if (!kept) return asked;
    const inTime = asked.then((answer) => (answer.status < 500 ? answer : undefined)).catch(() => undefined);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, this.patienceMs));
    const answer = await Promise.race([inTime, late]);
    if (answer) return answer;
    void handler.waitUntil(this.#tellWhenItComes(request, asked));
    return marked(kept, 'fallback');
  }

  /** The pages show the kept answer and say that the network is gone: a late answer changes both. */
  async #tellWhenItComes(request: Request, asked: Promise<Response>): Promise<void> {
    const answer = await asked.catch(() => undefined);
    if (!answer?.ok) return;
    await tellPages({ type: 'REACHABLE' });
    await tellPages({ type: 'ANSWER_UPDATED', url: request.url });
  }
}
