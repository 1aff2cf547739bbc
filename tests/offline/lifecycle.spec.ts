import { expect, expectAccessible } from '../support/journey.ts';
import { startFrontServer, startWeakLink } from '../support/front-server.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

const update = 'Une version plus récente du site est prête';
const thread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
/** The browser names each file that is gone, and React writes down the failure that the page has just told. */
const onlyTold = (complaints: string[]) => complaints.splice(0).filter((text) => !/^OutdatedSite|\/assets\//.test(text));

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

test('a newer version waits for a word, and never goes over what someone writes', async ({ page, running }) => {
  const front = await startWeakLink(running.server.url);
  await visitUntilWarm(page, front.url);
  front.release();
  await page.reload();
  const bar = page.getByRole('region', { name: update });
  await expect(bar).toBeVisible();

  await page.evaluate(() => document.querySelector('main')?.append(Object.assign(document.createElement('textarea'), { id: 'typed' })));
  await page.locator('#typed').pressSequentially('Bonjour');
  await bar.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(bar).toContainText('Un texte n’est pas encore envoyé');
  expect(await page.locator('#typed').inputValue()).toBe('Bonjour');

  await page.locator('#typed').fill('');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await bar.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(await isWaiting()).toBe(false);
  expect(loads).toBe(1);
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
        expect(onlyTold(complaints)).toEqual([]);
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
    await page.reload();
    front.redeploy();
    await page.evaluate(() => caches.delete('assets'));
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Conditions d’utilisation' }).click();
    await expect(page.getByText(/^Une version plus récente du site est prête, et cette page en fait partie/)).toBeVisible();
    expect(onlyTold(complaints)).toEqual([]);
    await page.getByRole('button', { name: 'Mettre à jour' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible({ timeout: 30_000 });
    const isWaiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await isWaiting()).toBe(false);
    await front.close();
  });
});

test('the kill switch takes worker and caches off the device, and leaves what was written', async ({ page, outage }) => {
  await visitUntilWarm(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('written');
        opening.addEventListener('success', () => resolve(opening.result.close()));
      }),
  );
  await outage.end({ SERVICE_WORKER: 'off' });
  await page.reload();
  const remains = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  await expect(async () => expect(await remains()).toEqual({ workers: 0, caches: [] })).toPass({ timeout: 30_000 });
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toContain('written');
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
