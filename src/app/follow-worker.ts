import type { QueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#contract/endpoint.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import type { NewsOfPage, NewsOfWorker } from '#src/device/worker-news.ts';
import { isOffline, noteReachable } from '#src/page/connectivity.ts';
import { isFrugal, type Connection } from '#src/page/is-frugal.ts';
import { newestBuild } from '#src/page/new-version.ts';
import type { PageContext } from '#src/page/page-context.ts';

/** How long a page that has lost the network waits before it looks for it again. */
const askAgainMs = 30_000;

/** Asks again whatever was answered at this address before. */
function invalidate(queryClient: QueryClient, url: string): void {
  const { pathname, search } = new URL(url);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, , parameters, query] }) =>
      typeof path === 'string' &&
      typeof query === 'object' &&
      endpointUrl({ path }, parameters as Record<string, string>, query ?? {}) === pathname + search,
  });
}

function hear(queryClient: QueryClient, news: NewsOfWorker): void {
  if (news.type === 'ANSWER_UPDATED') invalidate(queryClient, news.url);
  else if (news.type === 'ASK_AGAIN') void queryClient.invalidateQueries();
  else if (news.type === 'REACHABLE' || news.type === 'UNREACHABLE') noteReachable(news.type === 'REACHABLE');
}

/** Looks for the network while it is lost, or said to be: any answer, or the worker's word, tells what is so. */
function lookForNetwork({ apiClient }: PageContext): void {
  const ask = () => void apiClient.call(readPractice).catch(() => undefined);
  const look = () => void (isOffline.get() && ask());
  addEventListener('offline', ask);
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());
  setInterval(look, askAgainMs);
}

/** How long a page that is never idle is waited for: a phone with its hands full may promise a quiet moment and never give it. */
const longestBusyMs = 5000;
/** A picture that never comes would put the worker off for ever. */
const longestLoadMs = 15_000;

/** Registers the service worker and keeps to its word: what it has renewed, whether the network answers, a newer version. */
export async function followWorker(url: string, context: PageContext, rendered: Promise<unknown>): Promise<void> {
  navigator.serviceWorker.addEventListener('message', ({ data }) => hear(context.queryClient, data as NewsOfWorker));
  lookForNetwork(context);
  newestBuild.open = () =>
    void import('./renew-worker.ts').then(
      ({ renewWorker }) => renewWorker(),
      () => location.reload(),
    );
  // What the worker fetches takes nothing from the page that somebody waits for.
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, longestLoadMs);
    void rendered.then(() => (document.readyState === 'complete' ? resolve(0) : addEventListener('load', resolve)));
  });
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: longestBusyMs }) : setTimeout(resolve, 1000),
  );
  // On a first visit there is nothing to be newer than, and what tells of newer versions (3 kB) is not loaded.
  const isKnown = (await navigator.serviceWorker.getRegistration()) !== undefined;
  const registering = isKnown ? (await import('./follow-versions.ts')).followVersions(url) : navigator.serviceWorker.register(url);
  // Refused where a browser closes its storage to sites, or when the page is left meanwhile: the site does without.
  try {
    await registering;
  } catch {
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const news: NewsOfPage = {
    type: 'PAGE_READY',
    locale: context.locale,
    isFrugal: isFrugal((navigator as { connection?: Connection }).connection),
  };
  active?.postMessage(news);
}
