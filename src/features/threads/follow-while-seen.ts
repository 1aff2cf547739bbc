import { followThread } from '#contract/threads/threads.endpoints.ts';
import type { ThreadEvent } from '#contract/threads/threads.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { eventTransport } from '#src/device/event-transport.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { isFrugal, type Connection } from '#src/page/is-frugal.ts';

interface Following {
  readonly apiClient: ApiClient;
  readonly slug: string;
  /** What the page shows at the moment; undefined where that was kept before threads had one. */
  readonly revision: () => string | undefined;
  /** Something may have changed: told once too often rather than never. */
  readonly hear: (kind: ThreadEvent['kind']) => void;
}

/** How often a page asks that is not told. */
const askMs = 60_000;
/** Something that keeps streams back may keep their beginning too. */
const openPatienceMs = 15_000;
/** A stream that is over sooner was cut by something that lets none live. */
const shortestMs = 10_000;
/** Two beats of the server, and some. */
const silencePatienceMs = 60_000;
const firstDelayMs = 2000;
const longestDelayMs = 300_000;

/** Between half and all of it: those who were cut off together do not come back together. */
const spread = (ms: number) => ms * (0.5 + Math.random() / 2);

/** Waits, or until given up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    signal.addEventListener('abort', go);
  });
}

/** The kinds of the events that have come whole, and what is left of the text. */
function kindsIn(text: string): { kinds: ThreadEvent['kind'][]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.filter((block) => block.startsWith('data: ')).map((block) => JSON.parse(block.slice(6)) as ThreadEvent);
  return { kinds: events.map(({ kind }) => kind), rest };
}

/** Listens until the stream ends, is silent for too long or is given up. Throws when there is none to be had. */
async function listen({ apiClient, slug, revision, hear }: Following, signal: AbortSignal, onOpen: () => void): Promise<void> {
  const own = new AbortController();
  const cut = () => own.abort();
  signal.addEventListener('abort', cut);
  let patience = setTimeout(cut, openPatienceMs);
  try {
    const after = revision();
    const body = await apiClient.call(followThread, { query: { slug, after }, transport: eventTransport(own.signal) });
    onOpen();
    if (after === undefined) hear('THREAD');
    // What was decided of one's own words before this began is not told.
    hear('OWN');
    const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
    let unread = '';
    for (;;) {
      clearTimeout(patience);
      patience = setTimeout(cut, silencePatienceMs);
      const { value, done } = await reader.read();
      if (done) return;
      const { kinds, rest } = kindsIn(unread + value);
      unread = rest;
      for (const kind of kinds) hear(kind);
    }
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', cut);
    own.abort();
  }
}

/** How long to wait before the next attempt, after so many that came to nothing. */
function delayAfter(failures: number, problem: unknown): number {
  const told = problem instanceof ApiProblem ? (problem.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(told, spread(Math.min(firstDelayMs * 2 ** failures, longestDelayMs)));
}

/** Listens again and again, asking now and then while there is no stream. */
async function keepListening(following: Following, signal: AbortSignal, tell: (isListening: boolean) => void): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let openedAt = Infinity;
    let problem: unknown;
    await listen(following, signal, () => {
      openedAt = Date.now();
      tell(true);
    }).catch((error: unknown) => (problem = error));
    tell(false);
    if (signal.aborted) return undefined;
    // The thread is gone: reading it again says so on the page.
    if (problem instanceof ApiProblem && problem.status === 404) return following.hear('THREAD');
    failures = Date.now() - openedAt > shortestMs ? 0 : failures + 1;
    await pause(delayAfter(failures, problem), signal);
  }
}

/** One stream per browser: browsers open six connections to a server, and every tab's calls share them. */
function alone(signal: AbortSignal, work: () => Promise<void>): Promise<unknown> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('event-stream', { signal }, work).catch(() => undefined) : work();
}

function follow(following: Following): () => void {
  const over = new AbortController();
  const { signal } = over;
  let isListening = false;
  const ask = async () => {
    for (;;) {
      await pause(spread(askMs), signal);
      if (signal.aborted) return;
      if (isListening) continue;
      following.hear('THREAD');
      following.hear('OWN');
    }
  };
  void alone(signal, () => keepListening(following, signal, (now) => void (isListening = now)));
  void ask();
  return () => over.abort();
}

/**
 * Follows a thread for as long as its page is on the screen and the network is there. Told by the server where a stream can be
 * had; a page that has none, as one of two that are seen at once, asks every minute. Who saves data, or has little of it, reads
 * what was there. Gives the function that ends it.
 */
export function followWhileSeen(following: Following): () => void {
  let stop: (() => void) | undefined;
  const look = () => {
    const { connection } = navigator as { connection?: Connection };
    const isWorthIt = document.visibilityState === 'visible' && !isOffline.get() && !isFrugal(connection);
    if (isWorthIt) stop ??= follow(following);
    else {
      stop?.();
      stop = undefined;
    }
  };
  document.addEventListener('visibilitychange', look);
  const forget = isOffline.subscribe(look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    forget();
    stop?.();
  };
}
