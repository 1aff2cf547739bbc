import type { Page } from '@playwright/test';
import { createBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { startBadWay } from '../support/bad-way.ts';
import { showDay } from '../support/choose-slot.ts';
import { inlineHashes } from '../support/inline-hashes.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { ageKept } from '../support/kept-on-device.ts';
import { besidesNetwork, test, untilWarm, visitUntilWarm } from '../support/outage.ts';
import { jpegOf } from '../support/pictures.ts';
import { callAs, freeSlot, therapistSlug } from '../support/practice.ts';
import { sendPicture } from '../support/send-picture.ts';
import { someCategory } from '../support/some-category.ts';

const visited = '/blogs/traverser-un-deuil';
const visitedThread = '/threads/les-matins-restent-lourds-depuis-cet-7hq2';

test('after one visit the site reads on with the server gone', async ({ page, outage }) => {
  await visitUntilWarm(page, visited);
  await outage.begin();

  await test.step('the page that was open before there was a worker', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/deuil/i);
  });
  await test.step('home, the therapist and an article nobody opened', async () => {
    for (const path of ['/', '/therapist/amel-ben-salah', '/blogs', '/blogs/comprendre-l-anxiete']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Hors ligne. Vous pouvez lire')).toBeVisible();
    }
  });
  await test.step('with the contents of an article and the size of its text', async () => {
    await page.goto('/blogs/comprendre-l-anxiete');
    await page.getByRole('button', { name: 'Dans cet article' }).click();
    await page.getByRole('radio', { name: '115 %' }).check();
    await page.getByRole('navigation', { name: 'Dans cet article' }).getByRole('link').nth(1).click();
    await expect(page.getByRole('button', { name: /2 sur / })).toBeVisible();
  });
  await test.step('by links too', async () => {
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'Nos Articles' }).click();
    await page.getByRole('link', { name: /Mieux dormir/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Mieux dormir/ })).toBeVisible();
  });
  await test.step('a private page opens in the shell', async () => {
    await page.goto('/reservations');
    await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
  });
});

test('the help line needs neither server nor scripts, and is the fresh one when the server is back', async ({ page, outage }) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await outage.begin();
  for (const [path, number] of [
    ['/help-line', '190'],
    ['/en/help-line', '190'],
    ['/help-line/ar', '190'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
    expect(await page.locator('script').count()).toBe(0);
  }

  await outage.end();
  const fresh = await page.goto('/help-line');
  expect(fresh?.status()).toBe(200);
  expect(await page.locator('script').count()).toBeGreaterThan(0);
});

test('the kept page and the empty shell let in what they hold and no more', async ({ page, outage }) => {
  await visitUntilWarm(page);
  await outage.begin();
  for (const path of ['/', '/threads']) {
    const answer = await page.goto(path);
    const { allowed, held } = inlineHashes(answer?.headers()['content-security-policy'] ?? '', (await answer?.text()) ?? '');
    expect(allowed, path).toEqual(held);
    expect(held.scripts.length, path).toBeGreaterThan(0);
  }
});

test('a page that is not on the device says so, offers what is, and opens when the server is back', async ({
  page,
  outage,
  complaints,
}) => {
  await visitUntilWarm(page);
  await outage.begin();
  await page.goto('/threads');
  await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’est pas enregistrée sur cet appareil' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Numéros d’aide' })).toHaveAttribute('href', '/help-line');
  await expect(page.getByRole('heading', { name: 'Articles disponibles hors ligne' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Comprendre l’anxiété/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(besidesNetwork(complaints)).toEqual([]);
  await outage.end();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /فضفضة/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Hors ligne. Vous pouvez lire')).toBeHidden();
});

test('what has been kept longer than its time is not shown: a thread after a week, an article after thirty days', async ({
  page,
  outage,
}) => {
  const notKept = page.getByRole('heading', { level: 1, name: 'Cette page n’est pas enregistrée sur cet appareil' });
  const article = page.getByRole('heading', { level: 1, name: 'Comprendre l’anxiété' });
  const thread = page.getByRole('heading', { level: 1, name: 'Les matins restent lourds' });
  await visitUntilWarm(page, visitedThread);
  await page.goto('/blogs/comprendre-l-anxiete');
  await expect(article).toBeVisible();
  await outage.begin();
  await ageKept(page, 6);
  await page.goto(visitedThread);
  await expect(thread).toBeVisible();
  await ageKept(page, 2);
  await page.goto(visitedThread);
  await expect(notKept).toBeVisible();
  await page.goto('/blogs/comprendre-l-anxiete');
  await expect(article).toBeVisible();
  await ageKept(page, 23);
  await page.reload();
  await expect(notKept).toBeVisible();
});

test('an article is kept on the person’s word, listed, marked and removed', async ({ page, outage }) => {
  await visitUntilWarm(page);
  const slug = 'adolescents-et-ecrans';
  await page.goto(`/blogs/${slug}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: /^Garder pour lire hors ligne \(\d+\sko\)$/ }).click();
  await expect(page.getByText(/^Gardé sur cet appareil \(\d+\sko\)/)).toBeVisible();
  await outage.begin();
  await page.goto('/blogs');
  const list = page.getByRole('region', { name: 'Ma liste de lecture' });
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('disponible hors ligne').first()).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Retirer' }).click();
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list).toBeHidden();
});

/** A published article with a picture in its text; gone from the site again before the network is. */
async function articleWithPicture(serverUrl: string, title: string) {
  const { api } = await callAs(serverUrl, 'admin@demo.test');
  const categoryIds = await someCategory(api);
  const { key } = await sendPicture(api, await jpegOf(1200, 800));
  const content = `<p>Avant.</p><figure><img src="/api/v1/bucket/file/${key}" alt="Une vague"></figure>`;
  const body = { title, excerpt: 'Court.', content, categoryIds, language: 'fr', status: 'PUBLISHED' };
  const { id, slug } = await api.call(createBlog, { body, idempotencyKey: `${crypto.randomUUID()}/article` });
  return { slug, takeOff: () => api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'ARCHIVED' } }) };
}

/** What the browser itself has of a picture would be shown too, for as long as it has room. */
async function forgetBrowserCache(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
}

const isPictureShown = (page: Page) =>
  page.getByRole('img', { name: 'Une vague' }).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

test('the pictures of the first article that somebody opens are there without a network', async ({ page, outage, running }) => {
  const { slug, takeOff } = await articleWithPicture(running.server.url, 'La première vague');
  await visitUntilWarm(page, `/blogs/${slug}`);
  await takeOff();
  await outage.begin();
  await forgetBrowserCache(page);
  await page.reload();
  await expect.poll(() => isPictureShown(page)).toBe(true);
});

test('an article that is kept on the person’s word keeps its pictures', async ({ page, outage, running }) => {
  const { slug, takeOff } = await articleWithPicture(running.server.url, 'La vague gardée');
  await visitUntilWarm(page);
  await page.goto(`/blogs/${slug}`);
  await page.getByRole('button', { name: /^Garder pour lire hors ligne/ }).click();
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
  await takeOff();
  await outage.begin();
  await forgetBrowserCache(page);
  await page.evaluate(() => caches.delete('pictures'));
  await page.reload();
  await expect.poll(() => isPictureShown(page)).toBe(true);
});

test('an article that is not on the device is greyed, with a sentence', async ({ page, outage }) => {
  await visitUntilWarm(page);
  await page.goto('/blogs');
  const first = page.getByRole('article').getByRole('link');
  const path = (await first.getAttribute('href')) ?? '';
  const isForgotten = await page.evaluate(async (slug) => {
    const cache = await caches.open('kept-items');
    const [kept] = (await cache.keys()).filter(({ url }) => url.endsWith(`/${slug}`));
    return kept !== undefined && cache.delete(kept);
  }, path.split('/').at(-1));
  expect(isForgotten).toBe(true);
  await outage.begin();
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Pas enregistré sur cet appareil');
  await expect(page.getByText('disponible hors ligne').first()).toBeVisible();
  await expectAccessible(page);
});

test('times kept on the device are greyed and to be checked, until the server answers', async ({ page, outage, running }) => {
  const toCheck = page.getByText(/^À vérifier/);
  const date = dateInZone((await freeSlot(running.server.url)).startDateTime, defaultTimeZone);
  await visitUntilWarm(page);
  await page.goto(`/therapist/${therapistSlug}#booking`);
  await expect(await showDay(page, date, 'fr')).toHaveAttribute('aria-disabled', 'false');
  await expect(toCheck).toBeHidden();

  await outage.begin();
  await page.reload();
  await (await showDay(page, date, 'fr')).click();
  await expect(toCheck).toBeVisible();
  await expect(page.getByText(/ont pu être pris depuis\. Le vôtre est vérifié au moment de réserver/)).toBeVisible();
  const hours = page.getByRole('group', { name: /(Matin|Après-midi) · à vérifier/ });
  await expect(hours.first().locator('label').first()).toHaveCSS('border-style', 'dashed');
  await hours.first().locator('label').first().click();
  await expect(page.getByText('à vérifier', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await outage.end();
  await expect(toCheck).toBeHidden({ timeout: 30_000 });
  await expect(hours).toHaveCount(0);
});

test('a page that is never idle has what a reader needs kept all the same, and what was lost on the way asked for again', async ({
  page,
  running,
}) => {
  // As on a phone with its hands full: a quiet moment is what comes when it was asked for by a time.
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = (work, { timeout } = {}) =>
      timeout === undefined ? 0 : Number(setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }), timeout));
  });
  const way = await startBadWay(running.server.url);
  way.meet('/v1/blogs/blogs/?', 'CUT');
  await page.goto(way.url);
  // Asked for once the worker has installed, which on a busy machine takes its time.
  await expect.poll(() => way.calls('/v1/blogs/blogs/?').length, { timeout: 60_000 }).toBeGreaterThan(0);
  way.meet('/v1/blogs/blogs/?', undefined);
  await untilWarm(page);
  await way.close();
});

test('with Save-Data only what was opened is kept, and the rest once it is off', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  const keptItems = () =>
    page.evaluate(async () => (await (await caches.open('kept-items')).keys()).map(({ url }) => url.split('/').at(-1)));
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  for (const slug of ['traverser-un-deuil', 'comprendre-l-anxiete']) {
    await page.goto(`/blogs/${slug}`);
    await expect.poll(keptItems).toContain(slug);
  }
  // The first page's turn to read ahead has passed: the second page was kept after it.
  expect(await keptItems()).toEqual(['traverser-un-deuil', 'comprendre-l-anxiete']);
  await test.step('a file that the install has missed is asked for again', async () => {
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)).toBe('activated');
    const missed = await page.evaluate(async () => {
      const shown = performance.getEntriesByType('resource').map(({ name }) => name);
      const assets = await caches.open('assets');
      const unseen = (await assets.keys()).find(({ url }) => url.endsWith('.js') && !shown.includes(url));
      return unseen && (await assets.delete(unseen)) && unseen.url;
    });
    expect(missed).toMatch(/\/assets\//);
    await page.reload();
    await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, missed || '')).toBe(true);
    expect(await keptItems()).toEqual(['traverser-un-deuil', 'comprendre-l-anxiete']);
  });
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: false });
  await visitUntilWarm(page);
  expect((await keptItems()).length).toBeGreaterThan(5);
});
