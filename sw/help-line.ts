import { isKeepablePage } from '#src/device/keepable.ts';

const cacheName = 'help-line';
const paths = ['/help-line', '/help-line/ar', '/en/help-line'];
const longestWaitMs = 4000;

/** Fetches the three pages anew and keeps those that arrive whole; never an error page. */
export async function keepHelpLine(): Promise<void> {
  await Promise.all(paths.map(async (path) => keep(path, await fetch(path, { cache: 'reload', credentials: 'omit' }))));
}

// The kept page has no scripts: with no network some would load and some not, and a page that cannot finish
// waking up would show its failure in place of the numbers. Everything on it works without them.
const withoutScripts = (html: string) => html.replaceAll(/<script\b[\s\S]*?<\/script>|<link\b[^>]*modulepreload[^>]*>/g, '');

async function keep(path: string, answer: Response): Promise<void> {
  if (!isKeepablePage(answer)) return;
  const policy = answer.headers.get('content-security-policy') ?? "default-src 'none'";
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  const cache = await caches.open(cacheName);
  await cache.put(path, new Response(withoutScripts(await answer.text()), { headers }));
}

/** The page from the network, or the kept one when the network is gone or slow: nobody in danger waits for a signal. */
export async function answerWithHelpLine(request: Request): Promise<Response> {
  const { pathname: asked } = new URL(request.url);
  // The Arabic page is one, whichever language it was opened from.
  const pathname = asked === '/en/help-line/ar' ? '/help-line/ar' : asked;
  const kept = await (await caches.open(cacheName)).match(pathname);
  const fromNetwork = fetch(request).then((answer) => {
    void keep(pathname, answer.clone());
    return answer;
  });
  if (!kept) return fromNetwork;
  const inTime = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), longestWaitMs));
  const orKept = fromNetwork.then((answer) => (isKeepablePage(answer) ? answer : kept)).catch(() => kept);
  return Promise.race([orKept, inTime]);
}
