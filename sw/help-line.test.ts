import { dialNumber } from '#contract/dial-number.ts';
import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What a worker has around it and Node has not: caches, and the list of the build's files. */
function standInForWorker() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (path: string) => kept.get(path)?.clone(),
    put: async (path: string, answer: Response) => void kept.set(path, answer),
  };
  vi.stubGlobal('caches', { open: async () => cache, match: async (path: string) => cache.match(path) });
  vi.stubGlobal('self', { __WB_MANIFEST: [] });
  return kept;
}

/** As the browser marks what came from our own server. */
const ours = (html: string, status = 200) =>
  Object.defineProperty(
    new Response(html, { status, headers: { 'content-type': 'text/html', 'content-security-policy': 'require accalmie-html' } }),
    'type',
    { value: 'basic' },
  );

const answers = (answer: (path: string) => Response | undefined) =>
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const given = answer(typeof asked === 'string' ? asked : new URL(asked.url).pathname);
    if (!given) throw new TypeError('Failed to fetch');
    return given;
  });

const load = () => import('./help-line.ts');
const open = async (path: string) => (await (await load()).answerWithHelpLine(new Request(`https://accalmie.tn${path}`))).text();

let kept: Map<string, Response>;
beforeEach(() => {
  vi.resetModules();
  kept = standInForWorker();
});
afterEach(() => vi.unstubAllGlobals());

test('an install to which some of the pages are not given keeps the others, and knows that it misses some', async () => {
  const { keepHelpLine, isHelpLineKept } = await load();
  answers((path) => (path === '/help-line/ar' ? undefined : ours(path, path === '/en/help-line' ? 503 : 200)));
  await keepHelpLine();
  expect([...kept.keys()]).toEqual(['/help-line']);
  expect(await isHelpLineKept()).toBe(false);
  answers((path) => ours(path));
  await keepHelpLine();
  expect(await isHelpLineKept()).toBe(true);
  expect([...kept.keys()].sort()).toEqual(['/en/help-line', '/help-line', '/help-line/ar']);
  answers((path) => ours(path, 502));
  await keepHelpLine();
  expect(await kept.get('/help-line')?.text()).toBe('/help-line');
});

test('the pages are kept anew once the practice has changed its numbers, and not before', async () => {
  const { renewHelpLine } = await load();
  const asked: string[] = [];
  const site = (edition: string | null) =>
    answers((path) => {
      asked.push(path);
      const practice = new Response(JSON.stringify({ helpLineEditedAt: edition }), { headers: { 'content-type': 'application/json' } });
      return path.startsWith('/api/')
        ? Object.defineProperty(practice, 'type', { value: 'basic' })
        : ours(`data-edition="${edition ?? ''}"`);
    });
  site(null);
  expect(await renewHelpLine()).toBe(true);
  asked.length = 0;
  expect(await renewHelpLine()).toBe(false);
  expect(asked).toEqual(['/api/v1/client/practice']);
  site('2026-11-20T08:00:00.000Z');
  expect(await renewHelpLine()).toBe(true);
  expect(asked.slice(-3)).toEqual(['/help-line', '/help-line/ar', '/en/help-line']);
  expect(await kept.get('/en/help-line')?.text()).toContain('2026-11-20');
});

test('where nothing is kept and the network says nothing, the numbers of the worker’s own file are shown after four seconds', async () => {
  vi.useFakeTimers();
  try {
    kept.set('/index.html?revision=', ours('the shell'));
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    const opened = open('/help-line');
    await vi.advanceTimersByTimeAsync(4000);
    expect(await opened).toContain('href="tel:190"');
  } finally {
    vi.useRealTimers();
  }
});

test('an error page never stands where the numbers should', async () => {
  answers((path) => ours(`${path} failed`, 502));
  expect(await open('/help-line')).toContain('href="tel:190"');
  kept.set('/help-line', ours('kept earlier'));
  expect(await open('/help-line')).toBe('kept earlier');
});

test('without a network a page that was not kept is answered in another language, or by the numbers of the worker’s own file', async () => {
  answers(() => undefined);
  kept.set('/help-line', ours('SAMU 190'));
  expect(await open('/en/help-line')).toBe('SAMU 190');
  kept.clear();
  kept.set('/index.html?revision=', ours('the shell'));
  for (const [path, lang, dir] of [
    ['/help-line', 'fr', 'ltr'],
    ['/en/help-line', 'en', 'ltr'],
    ['/help-line/ar', 'ar', 'rtl'],
  ] as const) {
    const html = await open(path);
    expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect([...html.matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number)).toEqual(
      builtInNumbers.map(({ number }) => dialNumber(number)),
    );
  }
});
