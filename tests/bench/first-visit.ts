import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { fetchedByWorker, startBadWay } from '../support/bad-way.ts';
import { noteScripts } from '../support/note-scripts.ts';
import { visitUntilWarm } from '../support/outage.ts';

/** A slow line, as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const slowdown = 4;
/** The consent banner comes after three seconds, and may be the largest paint. */
const watchedMs = 6000;

/** A phone that has never been here. */
async function onNewPhone<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (page: Page, network: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'fr-FR', ...options });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const result = await visit(page, network);
  await context.close();
  return result;
}

/** Milliseconds to the largest paint where the line is really slow, and the processor too. */
export const paintOnSlowLine = (browser: Browser, url: string): Promise<number> =>
  onNewPhone(browser, { serviceWorkers: 'block' }, async (page, network) => {
    await network.send('Network.emulateNetworkConditions', slowLine);
    await network.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    return page.evaluate(
      (watched) =>
        new Promise<number>((resolve) => {
          let last = 0;
          new PerformanceObserver((list) => {
            last = list.getEntries().at(-1)?.startTime ?? last;
          }).observe({ type: 'largest-contentful-paint', buffered: true });
          setTimeout(() => resolve(last), watched);
        }),
      watchedMs,
    );
  });

/** Bytes of script that a page fetches until nothing more is asked for, with their headers. */
export const scriptOf = (browser: Browser, url: string): Promise<number> =>
  onNewPhone(browser, { serviceWorkers: 'block' }, async (page) => {
    const scripts = await noteScripts(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  });

/** Bytes and requests of all that the worker fetches on a first visit, until what a reader needs is kept. */
export async function fetchedForLater(browser: Browser, serverUrl: string, path: string): Promise<{ bytes: number; requests: number }> {
  const way = await startBadWay(serverUrl);
  await onNewPhone(browser, {}, (page) => visitUntilWarm(page, way.url + path));
  const calls = fetchedByWorker(way);
  await way.close();
  return { bytes: calls.reduce((sum, call) => sum + call.bytes, 0), requests: calls.length };
}
