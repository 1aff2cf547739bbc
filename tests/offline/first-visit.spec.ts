import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { fetchedByWorker, startBadWay } from '../support/bad-way.ts';
import { startWeakLink } from '../support/front-server.ts';
import { expect } from '../support/journey.ts';
import { test, untilWarm, visitUntilWarm } from '../support/outage.ts';

const article = '/blogs/comprendre-l-anxiete';

const keptFiles = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => new URL(url).pathname));
const editor = async (page: Page) => (await keptFiles(page)).find((path) => /\/thread-form-.+\.js$/.test(path));

test('a first visit has the worker fetch 450 kB at most, in 90 requests, and nothing before the page is at rest', async ({
  context,
  running,
}) => {
  const way = await startBadWay(running.server.url);
  let release = () => {};
  way.hold('/assets/BlogPage-', new Promise<void>((resolve) => (release = resolve)));
  const tab = await context.newPage();
  await tab.goto(way.url + article);
  await expect.poll(() => way.calls('/assets/BlogPage-').length).toBe(1);
  // All that the page has asked for is there, but for its own script; and the browser has nothing to do.
  for (let quiet = 0; quiet < 5; quiet += 1) await tab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(fetchedByWorker(way)).toEqual([]);
  release();
  await untilWarm(tab);

  const calls = fetchedByWorker(way);
  const bytes = calls.reduce((sum, call) => sum + call.bytes, 0);
  const told = [`${bytes} bytes in ${calls.length} requests`, ...calls.map((call) => `${call.bytes} ${call.path}`)].join('\n');
  test.info().annotations.push({ type: 'visit', description: told });
  expect(calls.length, told).toBeLessThanOrEqual(90);
  expect(bytes, told).toBeLessThanOrEqual(450_000);
  // Counting must have gone wrong: the worker itself weighs more than a tenth of that.
  expect(bytes, told).toBeGreaterThan(150_000);
  await way.close();
});

test('a page kept ahead carries no letters, and has those of the worker’s store without a network', async ({ page, outage }) => {
  await visitUntilWarm(page, article);
  await outage.begin();
  for (const path of ['/help-line', '/', '/blogs']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const letters = await page.evaluate(async () => ({
      carried: [...document.fonts].filter(({ family }) => family === 'Fraunces').length,
      stored: (await document.fonts.load('560 1em "Fraunces File"', 'Accalmie')).map(({ status }) => status),
    }));
    expect(letters, path).toEqual({ carried: 0, stored: ['loaded'] });
  }
  await outage.end();
});

test('the worker’s own file comes compressed, and is asked for anew at each visit', async ({ request }) => {
  const worker = await request.get('/service-worker.js', { headers: { 'accept-encoding': 'br' } });
  expect(worker.status()).toBe(200);
  const { etag = '', ...headers } = worker.headers();
  expect(headers['content-type']).toMatch(/javascript/);
  expect([headers['cache-control'], headers['content-encoding'], headers['vary']]).toEqual(['no-cache', 'br', 'accept-encoding']);
  const again = await request.get('/service-worker.js', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('what only the signed in use comes once somebody has signed in, and then opens without a network', async ({ page, outage }) => {
  await visitUntilWarm(page);
  expect(await editor(page)).toBeUndefined();
  await openSignedIn(page, '/profile');
  await expect.poll(() => editor(page)).toBeDefined();
  await outage.begin();
  await page.goto('/threads/write');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toBeVisible();
  await outage.end();
});

test('a second visit brings it too, unless the person saves data', async ({ page, context, running }) => {
  const way = await startBadWay(running.server.url);
  await visitUntilWarm(page, way.url);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const answered = way.calls('/api/v1/payment/receipts/key').length;
  await page.goto(way.url + article);
  // The worker has begun with this page: what it shows comes first, then what the device lacks.
  await expect.poll(() => way.calls('/api/v1/payment/receipts/key').length).toBeGreaterThan(answered);
  await expect.poll(() => way.calls(`/api/v1/blogs${article}`).length).toBeGreaterThan(1);
  expect(way.calls('/assets/pack-own').length).toBe(0);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await page.reload();
  await expect.poll(() => editor(page)).toBeDefined();
  expect(way.calls('/assets/pack-own').length).toBe(1);
  await way.close();
});

test('a later version brings what this device had of the one before, before it takes its place', async ({ page, running }) => {
  const front = await startWeakLink(running.server.url);
  await visitUntilWarm(page, front.url);
  await page.reload();
  await expect.poll(() => editor(page)).toBeDefined();
  // Each build of this server has one file with another name.
  const before = (await keptFiles(page)).filter((path) => !path.includes('/of-build-'));
  await page.evaluate(() => caches.delete('assets'));
  front.release();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Une version plus récente du site est prête' })).toBeVisible();
  expect(await keptFiles(page)).toEqual(expect.arrayContaining(before));
  await front.close();
});

for (const obstacle of ['CUT', 'PORTAL', 'HALF_AN_ANSWER'] as const) {
  test(`a pack that meets ${obstacle} leaves nothing, and comes with a later page`, async ({ page, running }) => {
    const way = await startBadWay(running.server.url);
    way.meet('/assets/pack-visit-', obstacle);
    await visitUntilWarm(page, way.url);
    // At install, and once more when the page was at rest.
    expect(way.calls('/assets/pack-visit-').length).toBeGreaterThanOrEqual(2);
    // Only what the page itself has used.
    expect((await keptFiles(page)).length).toBeLessThan(40);
    way.meet('/assets/pack-visit-', undefined);
    await page.goto(way.url);
    await expect.poll(async () => (await keptFiles(page)).length).toBeGreaterThan(150);
    await way.close();
  });
}

test('an address whose escapes are broken is told to be nowhere, from a device that keeps pages too', async ({ page, context }) => {
  await visitUntilWarm(page);
  const tab = await context.newPage();
  const answer = await tab.goto('/blogs/d%E9prime');
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(answer?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1, name: 'Cette page est introuvable' })).toBeVisible();
});
