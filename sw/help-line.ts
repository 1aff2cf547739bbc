import { endpointUrl } from '#contract/endpoint.ts';
import { readPractice, type Practice } from '#contract/practice/practice.endpoints.ts';
import { isKeepableAnswer, isKeepablePage } from '#src/device/keepable.ts';
import { answerWithNumbers } from './built-in-numbers-page.ts';

const cacheName = 'help-line';
const paths = ['/help-line', '/help-line/ar', '/en/help-line'];
const longestWaitMs = 4000;

/**
 * Fetches the three pages anew and keeps those that arrive whole; never an error page. What did not come fails no install: it
 * is asked for again within the visit, and until then the numbers of this file are shown.
 */
export async function keepHelpLine(): Promise<void> {
  await Promise.allSettled(paths.map(fetchAndKeep));
}

export async function isHelpLineKept(): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  return kept.every((page) => page !== undefined);
}

const fetchAndKeep = async (path: string) => keep(path, await fetch(path, { cache: 'reload', credentials: 'omit' }));

/**
 * Keeps anew the pages that show other numbers than the practice's of now, and says whether there were any. Each page
 * names its own edition: one that came too early, from a server that still had the page before, is asked for next time.
 */
export async function renewHelpLine(): Promise<boolean> {
  const answer = await fetch(endpointUrl(readPractice), { cache: 'no-cache', credentials: 'omit' });
  if (!isKeepableAnswer(answer)) return false;
  const { helpLineEditedAt } = (await answer.json()) as Practice;
  const edition = `data-edition="${helpLineEditedAt ?? ''}"`;
  const cache = await caches.open(cacheName);
  const texts = await Promise.all(paths.map(async (path) => (await cache.match(path))?.text()));
  const earlier = paths.filter((_, index) => !texts[index]?.includes(edition));
  await Promise.all(earlier.map(fetchAndKeep));
  return earlier.length > 0;
}

// The kept page has no scripts: with no network some would load and some not, and a page that cannot finish
// waking up would show its failure in place of the numbers. Everything on it works without them.
// `data-kept` hides what the page promises with its scripts only (HelpLine.module.css).
const asKept = (html: string) =>
  html.replaceAll(/<script\b[\s\S]*?<\/script>|<link\b[^>]*modulepreload[^>]*>/g, '').replace('<html', '<html data-kept');

async function keep(path: string, answer: Response): Promise<void> {
  if (!isKeepablePage(answer)) return;
  const policy = answer.headers.get('content-security-policy') ?? "default-src 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  const cache = await caches.open(cacheName);
  await cache.put(path, new Response(asKept(await answer.text()), { headers }));
}

/** In another language rather than not at all: the numbers are the same. */
async function keptPage(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const found = await Promise.all([pathname, ...paths].map((path) => cache.match(path)));
  return found.find((page) => page !== undefined);
}

/**
 * The page from the network, or the kept one when the network is gone or slow, or the numbers of this file where none could be
 * kept: nobody in danger waits for a signal.
 */
export async function answerWithHelpLine(request: Request): Promise<Response> {
  const { pathname: asked } = new URL(request.url);
  // The Arabic page is one, whichever language it was opened from.
  const pathname = asked === '/en/help-line/ar' ? '/help-line/ar' : asked;
  const kept = await keptPage(pathname);
  const fromNetwork = fetch(request).then((answer) => {
    void keep(pathname, answer.clone());
    return answer;
  });
  const inTime = new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));
  const answer = await Promise.race([fromNetwork.catch(() => undefined), inTime]);
  // Not an error page, nor a Wi-Fi's own; but where an address has moved the browser goes there.
  if (answer && (isKeepablePage(answer) || (answer.type === 'opaqueredirect' && !kept))) return answer;
  return kept ?? answerWithNumbers(pathname);
}
