import type { Page } from '@playwright/test';
import { updateHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { startBadWay } from '../support/bad-way.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { neutralSite, standInForNeutralSite } from '../support/neutral-site.ts';
import { besidesNetwork, test, visitUntilWarm } from '../support/outage.ts';
import { callAs } from '../support/practice.ts';

const paths = ['/help-line', '/en/help-line', '/help-line/ar'];

/** How many of the three kept pages call a number. */
const keptWith = (page: Page, number: string) =>
  page.evaluate(
    async ({ asked, link }) => {
      const cache = await caches.open('help-line');
      const texts = await Promise.all(asked.map(async (path) => (await cache.match(path))?.text()));
      return texts.filter((text) => text?.includes(link)).length;
    },
    { asked: paths, link: `tel:${number}"` },
  );

test('numbers that the practice changes reach the pages a device keeps, without a visit to them; all else built in', async ({
  page,
  running,
  outage,
}) => {
  await visitUntilWarm(page);
  expect(await keptWith(page, '1809')).toBe(3);
  const { api } = await callAs(running.server.url, 'admin@demo.test');
  await api.call(updateHelpNumber, { parameters: { numberId: 'familyChildren' }, body: { number: '1810' } });
  await expect
    .poll(
      async () => {
        await page.goto('/blogs');
        return keptWith(page, '1810');
      },
      { timeout: 60_000, intervals: [3000] },
    )
    .toBe(3);

  await outage.begin();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('a[href="tel:1810"]')).toBeVisible();
    await expect(page.locator('a[href="tel:1809"]')).toHaveCount(0);
  }
  // By a link, within the application: the same list.
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Help Line' }).filter({ visible: true }).first();
  await link.click();
  await expect(page.locator('a[href="tel:1810"]')).toBeVisible();

  // With nothing kept of the list, what every build knows.
  await page.goto('/');
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
  });
  await link.click();
  await expect(page.locator('a[href="tel:190"]').first()).toBeVisible();
  await outage.end();
});

test('with no network the exercise is followed too, and is a list on the kept page', async ({ page, outage }) => {
  await visitUntilWarm(page);
  await outage.begin();
  await page.getByRole('link', { name: 'Help Line' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Suivre l’exercice pas à pas' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Étape 2 sur 5')).toBeVisible();
  await page.goto('/help-line');
  await expect(page.getByRole('listitem').filter({ hasText: 'Cinq choses que vous voyez' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suivre l’exercice pas à pas' })).toHaveCount(0);
  await outage.end();
});

test('with no network the quick exit leaves by its button and by three Shifts, and what was written waits', async ({
  page,
  outage,
  complaints,
}) => {
  const path = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
  await openSignedIn(page, '/profile');
  await visitUntilWarm(page, path);
  await standInForNeutralSite(page);
  await outage.begin();
  const reply = `Écrit avant de partir. ${Date.now()}`;
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill(reply);
  await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
  const own = page.getByRole('listitem').filter({ hasText: reply });
  await expect(own.getByText('Enregistré sur ce téléphone')).toBeVisible();

  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
  await expect(page).toHaveURL(neutralSite);
  // The thread was read, and is gone with the exit; what is to be sent stays.
  await page.goto('/outbox');
  await expect(page.getByText(reply)).toBeVisible();
  const leave = page.getByRole('link', { name: 'Quitter vite' });
  // The kept help page has no scripts: its button is a plain link, and it promises no more.
  await page.goto('/help-line');
  await expect(page.getByText('L’historique du navigateur n’est pas effacé.').filter({ visible: true })).toHaveText(
    /^Un site neutre s’ouvre\./,
  );
  await expect(page.getByText('appuyez trois fois sur Maj')).toBeHidden();
  await leave.click();
  await expect(page).toHaveURL(neutralSite);

  await page.goto(path);
  await outage.end();
  await expect(own.getByText('En relecture, sous 24 h')).toBeVisible({ timeout: 60_000 });
  // Whether the page has given up before the server was back.
  expect(besidesNetwork(complaints)).toEqual([]);
});

test('a first visit during which the help line’s pages fail leaves their numbers all the same, and the pages themselves a little later', async ({
  page,
  running,
}) => {
  const way = await startBadWay(running.server.url);
  for (const path of paths) way.meet(path, 'SERVER_ERROR');
  await page.goto(`${way.url}/`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => way.calls('/help-line').length).toBeGreaterThan(2);

  await test.step('with no network the worker’s own numbers stand in every language, and where no page is', async () => {
    way.meet('/', 'CUT');
    for (const [path, title] of [
      ['/help-line', 'Ligne d’aide'],
      ['/en/help-line', 'Help line'],
      ['/help-line/ar', 'خط المساعدة'],
    ] as const) {
      await page.goto(way.url + path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('link', { name: /190/ })).toHaveAttribute('href', 'tel:190');
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  await test.step('asked for again within the visit', async () => {
    way.meet('/', undefined);
    const before = way.calls('/help-line').length;
    await page.goto(`${way.url}/`);
    await expect.poll(() => way.calls('/help-line').length).toBeGreaterThanOrEqual(before + paths.length);
    for (const path of paths) way.meet(path, undefined);
    await expect.poll(() => keptWith(page, '190'), { timeout: 30_000 }).toBe(3);
  });
  await way.close();
});
