import type { Locator, Page } from '@playwright/test';
import { openSignedIn, signInModal } from '../support/accounts.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { lastKept, whereKept } from '../support/kept-on-device.ts';
import { neutralSite, standInForNeutralSite } from '../support/neutral-site.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { newClientOf } from '../support/practice.ts';

const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';
const thread = `/threads/${slug}`;
const [pinnedBefore, pinnedNow] = ['adolescents-et-ecrans', 'comprendre-l-anxiete'];

async function pin(page: Page, article: string): Promise<void> {
  await page.goto(`/blogs/${article}`);
  await page.getByRole('button', { name: /^Garder pour lire hors ligne/ }).click();
  await expect(page.getByText(/^Gardé sur cet appareil/)).toBeVisible();
}

/** What of the reading list, the threads and the help line the caches hold. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => [...(await (await caches.open(name)).keys())]));
    const all = requests.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
    // The files of the site say nothing of who reads it.
    const paths = all.filter((path) => !path.startsWith('/assets/'));
    const count = (part: string) => paths.filter((path) => path.includes(part)).length;
    return { threads: count('threads'), articles: paths.filter((path) => path.includes('/blogs/')), helpLine: count('help-line') };
  });

async function openReply(page: Page): Promise<Locator> {
  await page.goto(thread);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  return page.getByLabel('Votre réponse');
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Quitter vite' }).click();
  await expect(page).toHaveURL(neutralSite);
  await page.goto('/robots.txt');
}

test('a quick exit takes what was read off the device, keeps the help line, and hides a reply until its person signs in', async ({
  page,
  running,
}) => {
  const { email } = await newClientOf(running.server.url);
  await openSignedIn(page, '/profile', email);
  await visitUntilWarm(page);
  await pin(page, pinnedBefore);
  await page.evaluate(() => sessionStorage.clear());
  await pin(page, pinnedNow);
  await standInForNeutralSite(page);
  const reply = await openReply(page);
  await reply.fill('Commencé, pas fini.');
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await expect.poll(async () => (await kept(page)).threads).toBeGreaterThan(0);

  await leave(page);
  // A file of the server: nothing of the site runs here, so the worker alone has done it.
  await expect.poll(async () => (await kept(page)).threads).toBe(0);
  const after = await kept(page);
  expect(after.articles.filter((path) => path.includes(pinnedNow))).toEqual([]);
  expect(after.articles.filter((path) => path.includes(pinnedBefore)).length).toBeGreaterThan(0);
  expect(after.helpLine).toBeGreaterThanOrEqual(3);
  await expect.poll(() => whereKept(page, [slug])).toEqual([]);

  await openReply(page);
  await expect(reply).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('left-quickly'))).toBeNull();
  await page.goto('/profile');
  await expect(page.getByText('Ce que vous écriviez')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'M’identifier de nouveau' }).click();
  await signInModal(page, email);
  await expect(page.getByText('Ce que vous écriviez')).toBeHidden();
  await openReply(page);
  await expect(reply).toHaveValue('Commencé, pas fini.');
});

test('a visitor’s quick exit erases what they had begun, also where no worker could, and leaves no mark', async ({ page }) => {
  await visitUntilWarm(page);
  await standInForNeutralSite(page);
  const reply = await openReply(page);
  await reply.fill('Commencé par un visiteur.');
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await openReply(page);
  await expect(reply).toHaveValue('Commencé par un visiteur.');
  // As on a first visit: no worker hears it.
  await page.evaluate(() => Object.defineProperty(navigator.serviceWorker, 'controller', { value: null }));
  await leave(page);
  await openReply(page);
  await expect(reply).toHaveValue('');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('left-quickly'))).toBeNull();
});
