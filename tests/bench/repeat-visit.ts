import { chromium, type Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { consent, waitUntilAwake } from '../support/journey.ts';
import { visitUntilWarm } from '../support/outage.ts';
import { median } from './bench-deps.ts';

// How long a client waits on a cheap phone for a page they have opened before: with the server there, and really gone.
const slowdown = 4;
const runs = 5;
const pages = [
  { name: 'home', path: '/' },
  { name: 'article', path: '/blogs/comprendre-l-anxiete' },
  { name: 'profile', path: '/profile' },
];
/** The largest paint is the last candidate: after this long without another, none comes. */
const quietMs = 1000;

/** Milliseconds from the navigation to the largest paint of the page, told by the browser. */
async function largestPaint(page: Page, path: string): Promise<number> {
  await page.goto(path);
  // Without a function that has a name: tsx would mark it with a helper that the page does not have.
  return page.evaluate(
    (quiet) =>
      new Promise<number>((resolve) => {
        let last = 0;
        let seenAt = performance.now();
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
          seenAt = performance.now();
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setInterval(() => performance.now() - seenAt > quiet && resolve(last), 100);
      }),
    quietMs,
  );
}

async function measure(page: Page): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  for (const { name, path } of pages) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await largestPaint(page, path));
    medians.set(name, median(taken));
  }
  return medians;
}

const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
try {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 }, locale: 'fr-FR' });
  await consent(context);
  const page = await context.newPage();
  waitUntilAwake(page);
  await openSignedIn(page, '/reservations');
  const question = page.getByRole('complementary', { name: 'Garder sur cet appareil' });
  await question.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await page.getByRole('article').first().waitFor();
  await visitUntilWarm(page);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await measure(page);
  const online = await measure(page);
  await server.stop();
  const offline = await measure(page);
  for (const { name } of pages) {
    const [there, gone] = [online.get(name) ?? Number.NaN, offline.get(name) ?? Number.NaN];
    process.stdout.write(
      `largest paint of a repeat visit, processor ${slowdown}x slower, ${name.padEnd(7)}: ` +
        `online ${Math.round(there)} ms, offline ${Math.round(gone)} ms (${(gone / there).toFixed(2)} of online)\n`,
    );
  }
} finally {
  await browser.close();
  await server.remove();
}
