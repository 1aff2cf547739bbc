import { expect } from '../support/journey.ts';
import { startFrontServer, startWeakLink } from '../support/front-server.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

test('a newer version waits for a word, and never goes over what someone writes', async ({ page, running }) => {
  const front = await startWeakLink(running.server.url);
  await visitUntilWarm(page, front.url);
  front.release();
  await page.reload();
  const bar = page.getByRole('region', { name: 'Une version plus récente du site est prête' });
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
