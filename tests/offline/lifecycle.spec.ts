import { expect, expectAccessible } from '../support/journey.ts';
import { fileOfBuild, startFrontServer, startWeakLink } from '../support/front-server.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

const update = 'Une version plus récente du site est prête';
const thread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
/** Takes what the browser has complained of so far, but for what is expected. */
const takeUnexpected = (complaints: string[], expected: RegExp) => complaints.splice(0).filter((text) => !expected.test(text));
/** The browser names each file that is gone, and React writes down the failure that the page has just told. */
const filesGone = /^OutdatedSite|\/assets\//;
/** The browser has opened the page anew while the first opening still asked for the worker. */
const workerGivenUp = /^An unknown error occurred when fetching the script\.$/;

test.describe('beside the consent banner', () => {
  test.use({ hasConsented: false });

  test('word of a newer version covers neither it, nor the bottom bar, nor the numbers to call', async ({ page, running }) => {
    const front = await startWeakLink(running.server.url);
    await visitUntilWarm(page, front.url);
    front.release();
    await page.reload();
    const bar = page.getByRole('region', { name: update });
    const banner = page.getByRole('region', { name: 'Vos données sur cet appareil' });
    await expect(bar).toBeVisible();
    await expect(banner).toBeVisible();
    const [above, below, bottom] = await Promise.all(
      [bar, banner, page.getByRole('navigation', { name: 'Navigation rapide' })].map((each) => each.boundingBox()),
    );
    if (!above || !below || !bottom) throw new Error('Something is not on the page');
    expect(above.y).toBeGreaterThan(0);
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    expect(below.y + below.height).toBeLessThanOrEqual(bottom.y);
    await expectAccessible(page);

    await page.goto(`${front.url}/help-line`);
    await expect(bar).toBeAttached();
    await expect(banner).toBeAttached();
    for (const number of ['190', '197']) {
      // A trial: the browser's own word on whether a touch would reach it.
      await page.locator(`a[href="tel:${number}"]`).first().click({ trial: true });
    }
    await expect(banner).not.toBeInViewport();
    await front.close();
  });
});

test('a newer version waits for a word, never goes over what someone writes, and keeps the files of the one before it', async ({
  page,
  running,
}) => {
  const front = await startWeakLink(running.server.url);
  await visitUntilWarm(page, front.url + thread);
  const write = page.getByRole('button', { name: 'Écrire une réponse' });
  const reply = page.getByLabel('Votre réponse');
  const bar = page.getByRole('region', { name: update });
  await write.click();
  await reply.fill('Bonjour');
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  front.release();
  await page.reload();
  await expect(bar).toBeVisible();

  // Nobody has typed in this page: the text is the one that the device kept.
  await write.click();
  await expect(reply).toHaveValue('Bonjour');
  await bar.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(bar).toContainText('Un texte n’est pas encore envoyé');
  await reply.pressSequentially(' à vous');
  await bar.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(bar).toContainText('Un texte n’est pas encore envoyé');
  await expect(reply).toHaveValue('Bonjour à vous');

  const keptPages = () => page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname));
  await page.evaluate(async () => (await caches.open('pages')).put('/privacy-policy', new Response('Of the build before')));
  const list = '/api/v1/therapist/therapist/';
  const profile = `${list}amel-ben-salah`;
  const keptOfTherapists = () =>
    page.evaluate(
      async (urls) => Promise.all(urls.map(async (url) => (await caches.match(url, { ignoreVary: true }))?.text())),
      [list, profile, `${list}of-before`],
    );
  await page.evaluate(
    async (url) => (await caches.open('kept-items')).put(url, Response.json({ slug: 'of-before', services: [] })),
    `${list}of-before`,
  );
  expect(await keptPages()).toEqual(expect.arrayContaining([thread, '/privacy-policy']));
  await reply.fill('');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await bar.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(await isWaiting()).toBe(false);
  expect(loads).toBe(1);
  // Pages name the files of their build.
  expect(await keptPages()).not.toContain('/privacy-policy');
  // Therapists as an earlier version kept them do not say whether they can be booked; those that do stay.
  expect(await keptOfTherapists()).toEqual([expect.stringContaining('isBookable'), expect.stringContaining('isBookable'), undefined]);

  // A tab of the build before may still ask for its files; of one older still there is none.
  const keptOf = (build: number) => page.evaluate(async (file) => (await caches.match(file)) !== undefined, fileOfBuild(build));
  const keptBuilds = () => Promise.all([0, 1, 2].map(keptOf));
  const shells = () => page.evaluate(async () => (await (await caches.open('shell')).keys()).map(({ url }) => url.split('=')[1]));
  expect(await keptBuilds()).toEqual([true, true, false]);
  front.release();
  await page.reload();
  await bar.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect.poll(() => loads).toBe(3);
  await expect.poll(keptBuilds).toEqual([false, true, true]);
  expect(await shells()).toEqual(['build-2']);
  await front.close();
});

test.describe('a tab of an older build than the server’s', () => {
  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('says so where a file is gone, and opens the new one on the person’s word', async ({ page, running, complaints }) => {
      const front = await startWeakLink(running.server.url);
      const bar = page.getByRole('region', { name: update });
      await page.goto(front.url + thread);
      front.redeploy();

      await test.step('a part of the page', async () => {
        await page.getByRole('button', { name: 'Écrire une réponse' }).click();
        await expect(page.getByRole('alert')).toContainText('Cette partie de la page n’a pas pu s’ouvrir');
        await expect(bar).toBeVisible();
      });
      await test.step('never over what someone writes', async () => {
        await page.evaluate(() =>
          document.querySelector('main')?.append(Object.assign(document.createElement('textarea'), { id: 'typed' })),
        );
        await page.locator('#typed').pressSequentially('Bonjour');
        await bar.getByRole('button', { name: 'Mettre à jour' }).click();
        await expect(bar).toContainText('Un texte n’est pas encore envoyé');
        await page.locator('#typed').fill('');
        await bar.getByRole('button', { name: 'Mettre à jour' }).click();
        await expect(page.locator('#typed')).toBeHidden();
        await expect(page.getByRole('button', { name: 'Écrire une réponse' })).toBeVisible();
        await expect(bar).toBeHidden();
      });
      await test.step('a whole page', async () => {
        await page.goto(front.url);
        front.redeploy();
        await page.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'Nos Articles' }).click();
        await expect(page.getByText(/^Une version plus récente du site est prête, et cette page en fait partie/)).toBeVisible();
        await expect(bar).toBeVisible();
        expect(takeUnexpected(complaints, filesGone)).toEqual([]);
        await page.getByRole('button', { name: 'Mettre à jour' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Nos Articles' })).toBeVisible();
        expect(new URL(page.url()).pathname).toBe('/blogs');
      });
      await front.close();
    });
  });

  test('gets the newest worker with it, even where the old one had lost a file', async ({ page, context, running, complaints }) => {
    const front = await startWeakLink(running.server.url);
    await visitUntilWarm(page, front.url);
    // The browser asks for the worker a moment after each page: here it still finds the old one.
    const workerLookedFor = front.nextWorker();
    await page.reload();
    await workerLookedFor;
    front.redeploy();
    await page.evaluate(() => caches.delete('assets'));
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' }).click();
    await expect(page.getByText(/^Une version plus récente du site est prête, et cette page en fait partie/)).toBeVisible();
    expect(takeUnexpected(complaints, filesGone)).toEqual([]);
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible({ timeout: 30_000 });
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await isWaiting()).toBe(false);
    await front.close();
  });
});

test('the kill switch takes worker and caches off the device, and leaves what was written', async ({ page, outage, complaints }) => {
  await visitUntilWarm(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('written');
        opening.addEventListener('success', () => resolve(opening.result.close()));
      }),
  );
  await outage.end({ SERVICE_WORKER: 'off' });
  // The retired worker opens the page anew.
  let openings = 0;
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && (openings += 1)));
  await page.reload();
  await expect.poll(() => openings).toBe(2);
  const remains = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect(async () => expect(await remains()).toEqual({ workers: 0, caches: [] })).toPass({ timeout: 30_000 });
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('written');
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(takeUnexpected(complaints, workerGivenUp)).toEqual([]);
});

test('a captive portal and a server in trouble leave nothing in the caches', async ({ page, outage, running }) => {
  const port = Number(new URL(running.server.url).port);
  await visitUntilWarm(page);
  await outage.begin();
  const kept = () =>
    page.evaluate(async () => {
      const texts: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '');
      }
      return texts.filter((text) => text.includes('PORTAIL')).length;
    });
  for (const [status, type] of [
    [200, 'text/html'],
    [500, 'text/html'],
    [500, 'application/json'],
    [200, 'text/plain'],
  ] as const) {
    const portal = await startFrontServer((_, answer) => answer.writeHead(status, { 'content-type': type }).end('"PORTAIL"'), port);
    for (const path of ['/', '/blogs', '/blogs/comprendre-l-anxiete', '/therapist/amel-ben-salah', '/help-line']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(await kept(), `${status} ${type}`).toBe(0);
    await portal.close();
  }
});
