import { readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { callAs } from '../support/practice.ts';

const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';

// The device holds the thread before the network goes.
test.use({ savesData: false });

/** This browser writes down the files that a page was still asking for when it was left, or when the server went. */
const isLeftBehind = (text: string) =>
  text.startsWith('error loading dynamically imported module') || /^Failed to load ‘[^’]+\/assets\/[^’]+’\. A ServiceWorker/.test(text);

test('without Background Sync the page itself sends what was written while the server was gone, once', async ({
  page,
  outage,
  running,
  complaints,
}) => {
  await openSignedIn(page, '/profile');
  await visitUntilWarm(page, `/threads/${slug}`);
  expect(await page.evaluate(() => 'SyncManager' in window)).toBe(false);
  await outage.begin();

  await test.step('the help line and an article open', async () => {
    await page.goto('/help-line');
    await expect(page.locator('a[href="tel:190"]').first()).toBeVisible();
    await page.goto('/blogs/comprendre-l-anxiete');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/anxiété/i);
  });

  const reply = `Écrit sans réseau, dans un autre navigateur. ${Date.now()}`;
  const own = page.getByRole('listitem').filter({ hasText: reply });
  await test.step('a reply is kept', async () => {
    await page.goto(`/threads/${slug}`);
    await page.getByRole('button', { name: 'Écrire une réponse' }).click();
    await page.getByLabel('Votre réponse').fill(reply);
    await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
    await expect(own.getByText('Enregistré sur ce téléphone')).toBeVisible();
  });

  await test.step('and leaves by itself', async () => {
    await outage.end();
    await expect(own.getByText('En relecture, sous 24 h')).toBeVisible({ timeout: 60_000 });
    await expect(own).toHaveCount(1);
    const { api } = await callAs(running.server.url, 'client@demo.test');
    const { myPending = [] } = await api.call(readThreadScore, { parameters: { slug } });
    expect(myPending.filter(({ content }) => content === reply)).toHaveLength(1);
  });
  expect(complaints.splice(0).filter((text) => !isLeftBehind(text))).toEqual([]);
});
