import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { listWaitingTexts } from '#contract/threads/moderation.endpoints.ts';
import { startBadWay } from '../support/bad-way.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { callAs, newClientOf } from '../support/practice.ts';

/** Writes down the number that the application's icon is asked to bear: without a screen there is no icon to look at. */
const watchIcon = (page: Page) =>
  page.addInitScript(() => {
    const bear = async (count = 0) => void (document.documentElement.dataset['icon'] = String(count));
    Object.assign(Navigator.prototype, { setAppBadge: bear, clearAppBadge: () => bear(0) });
  });

// The device holds the thread before the network goes.
test.use({ savesData: false });

/** The texts with these words that the moderator has to read. */
async function waitingWith(url: string, words: string): Promise<string[]> {
  const { api } = await callAs(url, 'moderator@demo.test');
  const { items } = await api.call(listWaitingTexts, { query: { limit: 100 } });
  return items.flatMap(({ content }) => (content.includes(words) ? [content] : []));
}

test('a reply written with no network says that nobody reads it yet, and leaves by itself', async ({ page, outage }) => {
  const path = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
  await watchIcon(page);
  const icon = page.locator('html');
  await openSignedIn(page, '/profile');
  await visitUntilWarm(page, path);
  // The page has been open since before the tunnel.
  await outage.begin();
  const reply = `Écrit dans le métro. ${Date.now()}`;
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill(reply);
  await expect(page.getByText(/^Personne ne lira ce message avant le retour du réseau/)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
  const own = page.getByRole('listitem').filter({ hasText: reply });
  await expect(own.getByText('Enregistré sur ce téléphone')).toBeVisible();
  const kept = page.getByRole('status').filter({ hasText: 'Votre réponse partira d’elle-même dès que le réseau revient.' });
  await expect(kept).toBeFocused();
  await expect(kept).toBeInViewport({ ratio: 1 });
  await expect(own.getByText(/^Personne ne lira ce message avant le retour du réseau/)).toBeVisible();
  await expect(icon).toHaveAttribute('data-icon', '1');

  const second = `${reply} Autre chose.`;
  await test.step('what waits is put right, from the list of what waits too; there is one, with the last words', async () => {
    await page.goto('/outbox');
    await page.getByRole('article', { name: 'Réponse' }).getByRole('link', { name: 'Modifier' }).click();
    await own.getByRole('button', { name: 'Modifier' }).click();
    await page.getByLabel('Votre réponse').fill(`${reply} Corrigé.`);
    await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
    await expect(own).toContainText(`${reply} Corrigé.`);
    await expect(own).toHaveCount(1);
    await expect(icon).toHaveAttribute('data-icon', '1');
  });
  await test.step('a second one that waits behind it says so as well', async () => {
    await page.getByRole('button', { name: 'Écrire une réponse' }).click();
    await page.getByLabel('Votre réponse').fill(second);
    await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
    const behind = own.filter({ hasText: second });
    await expect(behind.getByText('Enregistré sur ce téléphone')).toBeVisible();
    await expect(behind.getByText(/^Personne ne lira ce message avant le retour du réseau/)).toBeVisible();
  });

  await outage.end();
  await expect(own.getByText('En relecture, sous 24 h')).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByRole('status').filter({ hasText: 'Bien reçu. Nous le relisons sous 24 h.' })).toBeVisible();
  await expect(own).toHaveText([/Corrigé\./, /Autre chose\./]);
  await expect(icon).toHaveAttribute('data-icon', '0');
});

test('a reply that had arrived, its answer lost, and is then put right, stands there once', async ({ page, running }) => {
  const { url } = running.server;
  const way = await startBadWay(url);
  const own = page.getByRole('listitem').filter({ hasText: 'Perdue en chemin' });
  const waiting = () => waitingWith(url, 'Perdue en chemin');
  await openSignedIn(page, `${way.url}/profile`);
  await page.goto(`${way.url}/threads/comment-faire-quand-le-telephone-sonne-k3v9`);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill('Perdue en chemin.');
  way.meet('/add-comment/', 'LOST_ANSWER');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(own.getByText('Enregistré sur ce téléphone')).toBeVisible();
  await expect.poll(waiting).toEqual(['Perdue en chemin.']);

  way.meet('/add-comment/', 'CUT');
  await own.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Votre réponse').fill('Perdue en chemin, et corrigée.');
  await page.getByRole('button', { name: /^(Envoyer|Enregistrer, envoyer plus tard)$/ }).click();
  await expect(own).toContainText('et corrigée');
  way.meet('/add-comment/', undefined);
  await expect(own.getByText('En relecture, sous 24 h')).toBeVisible({ timeout: 60_000 });
  await expect(own).toHaveCount(1);
  expect(await waiting()).toEqual(['Perdue en chemin, et corrigée.']);
  await way.close();
});

test('a reply that is put right while its first words are on a slow way stands there once, in its last words', async ({
  page,
  running,
}) => {
  const { url } = running.server;
  const way = await startBadWay(url);
  const own = page.getByRole('listitem').filter({ hasText: 'Longue en chemin' });
  await openSignedIn(page, `${way.url}/profile`);
  await page.goto(`${way.url}/threads/comment-faire-quand-le-telephone-sonne-k3v9`);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill('Longue en chemin.');
  way.meet('/add-comment/', 'CUT');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await own.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Votre réponse').fill('Longue en chemin, et corrigée.');

  way.meet('/add-comment/', undefined);
  let arrive = () => {};
  way.hold('/add-comment/', new Promise((resolve) => (arrive = resolve)));
  // It is tried again by itself, and this time comes through.
  const throughCalls = () => way.calls('/add-comment/').filter(({ obstacle }) => obstacle === undefined);
  await expect.poll(throughCalls, { timeout: 60_000 }).toHaveLength(1);
  await expect(own.getByText('Envoi…')).toBeVisible();
  await page.getByRole('button', { name: /^(Envoyer|Enregistrer, envoyer plus tard)$/ }).click();
  await expect(own).toContainText('et corrigée');
  arrive();
  await expect(own.getByText('En relecture, sous 24 h')).toBeVisible({ timeout: 60_000 });
  await expect(own).toHaveCount(1);
  expect(await waitingWith(url, 'Longue en chemin')).toEqual(['Longue en chemin, et corrigée.']);
  // Both have arrived, one after the other.
  expect(way.calls('/add-comment/').filter(({ status }) => status === 200)).toHaveLength(2);
  await way.close();
});

test('words that were to put a reply right, and stayed in a closed form as it left, take its place, or leave it as it is', async ({
  page,
  outage,
  running,
}) => {
  test.setTimeout(120_000);
  const { url } = running.server;
  const path = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
  await openSignedIn(page, '/profile', (await newClientOf(url)).email);
  await visitUntilWarm(page, path);
  const reply = page.getByLabel('Votre réponse', { exact: true });
  const write = page.getByRole('button', { name: 'Écrire une réponse' });
  const send = page.getByRole('button', { name: /^(Envoyer|Enregistrer, envoyer plus tard)$/ });
  const own = page.getByRole('listitem').filter({ hasText: 'Partie sans ses mots' });
  await outage.begin();
  await write.click();
  await reply.fill('Partie sans ses mots.');
  await send.click();
  await own.getByRole('button', { name: 'Modifier' }).click();
  await reply.fill('Partie sans ses mots, puis avec.');
  await expectKept(page, 'puis avec');
  await page.reload();
  await outage.end();
  await expect.poll(() => waitingWith(url, 'Partie sans'), { timeout: 60_000 }).toEqual(['Partie sans ses mots.']);
  await test.step('left as it is', async () => {
    await page.reload();
    await write.click();
    await expect(page.getByText('Votre réponse est partie entre-temps')).toBeVisible();
    await expect(reply).toHaveValue('Partie sans ses mots, puis avec.');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Fermer', exact: true }).click();
    await write.click();
    await page.getByRole('button', { name: 'La laisser telle quelle' }).click();
    await write.click();
    await expect(reply).toHaveValue('');
    await page.getByRole('main').getByRole('button', { name: 'Fermer', exact: true }).click();
  });
  await test.step('put right', async () => {
    await outage.begin();
    await write.click();
    await reply.fill('Encore partie sans ses mots.');
    await send.click();
    const again = page.getByRole('listitem').filter({ hasText: 'Encore partie' });
    await again.getByRole('button', { name: 'Modifier' }).click();
    await reply.fill('Encore partie sans ses mots, puis avec.');
    await expectKept(page, 'puis avec');
    await page.reload();
    await outage.end();
    await expect.poll(() => waitingWith(url, 'Encore partie'), { timeout: 60_000 }).toEqual(['Encore partie sans ses mots.']);
    await page.reload();
    await write.click();
    await expect(reply).toHaveValue('Encore partie sans ses mots, puis avec.');
    await send.click();
    await expect.poll(() => waitingWith(url, 'Encore partie'), { timeout: 60_000 }).toEqual(['Encore partie sans ses mots, puis avec.']);
    await expect(again).toHaveCount(1);
  });
});
