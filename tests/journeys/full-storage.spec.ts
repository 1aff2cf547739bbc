import { addComment, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import { listOwnThreads, openThread } from '#contract/threads/writing.endpoints.ts';
import { openSignedIn, signInModal } from '../support/accounts.ts';
import { letAccessTokenEnd } from '../support/device-session.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { newClientOf } from '../support/practice.ts';
import { newPublicThread } from '../support/public-thread.ts';
import { fillStorage, refuseDatabases } from '../support/refused-storage.ts';

const keptNothing = 'Ce téléphone n’a rien pu garder de ce texte';
const stays = 'ce que vous écrivez reste ici tant que cette page est ouverte';

test('on a full phone a reply leaves all the same, once though an answer is lost, and the person is told that nothing could be kept', async ({
  page,
  server,
}) => {
  const { slug } = await newPublicThread(server.url);
  const reader = await newClientOf(server.url);
  await openSignedIn(page, '/profile', reader.email);
  await page.goto(`/threads/${slug}`);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  // The quarter of an hour of its token is over too, and the next one cannot be stored.
  await letAccessTokenEnd(page);
  await fillStorage(page);
  const reply = `Merci, cela m’aide. ${Date.now()}`;
  await page.getByLabel('Votre réponse').fill(reply);
  await expect(page.getByText(stays)).toBeVisible();

  // The server has it, and its answer is lost; twice.
  await page.route(`**${addComment.path.replace('{slug}', slug)}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Votre réponse n’est pas partie');
  await expect(page.getByLabel('Votre réponse')).toHaveValue(reply);
  const again = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await again;
  await expect(page.getByRole('alert')).toContainText('Votre réponse n’est pas partie');
  await page.unrouteAll();

  const corrected = `${reply} Vraiment.`;
  await page.getByLabel('Votre réponse').fill(corrected);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  const received = page.getByRole('status').filter({ hasText: 'Bien reçu. Nous le relisons sous 24 h.' });
  await expect(received).toContainText(keptNothing);
  await expect(received).toBeInViewport({ ratio: 1 });
  await expect(received).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: corrected }).getByText('En relecture, sous 24 h')).toBeVisible();
  await expectAccessible(page);
  const { myPending } = await reader.api.call(readThreadScore, { parameters: { slug } });
  expect(myPending?.map(({ content }) => content)).toEqual([corrected]);
});

test('on a full phone a thread leaves all the same, and what the server refuses is said in its own words', async ({ page, server }) => {
  const writer = await newClientOf(server.url);
  await openSignedIn(page, '/profile', writer.email);
  await page.goto('/threads/write');
  await page.getByLabel('Thème').selectOption({ index: 1 });
  await fillStorage(page);
  const title = `Le soir, avant de dormir ${Date.now()}`;
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('textbox', { name: 'Votre texte' }).fill('Je repense à la journée, et je ne dors pas.');
  await expect(page.getByText(stays)).toBeVisible();

  const refusal = { status: 429, message: 'Vous avez beaucoup écrit aujourd’hui. Réessayez demain.', reason: 'RATE_LIMITED' };
  await page.route(`**${openThread.path}`, (route) => route.fulfill({ status: 429, json: refusal }));
  await page.getByRole('button', { name: 'Envoyer en relecture' }).click();
  await expect(page.getByRole('alert')).toHaveText(refusal.message);
  await page.unrouteAll();

  await page.getByRole('button', { name: 'Envoyer en relecture' }).click();
  const received = page.getByRole('status').filter({ hasText: 'Bien reçu. Nous la relisons sous 24 h.' });
  await expect(received).toContainText(keptNothing);
  await expect(received).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  const { items } = await writer.api.call(listOwnThreads, { query: {} });
  expect(items.map((thread) => thread.title)).toEqual([title]);
});

test('where no database opens, a person signs in on the way and their reply leaves', async ({ page, server }) => {
  const { slug } = await newPublicThread(server.url);
  const reader = await newClientOf(server.url);
  await page.setViewportSize({ width: 320, height: 640 });
  await refuseDatabases(page);
  await page.goto(`/threads/${slug}`);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  const reply = `Chez moi aussi, cela aide. ${Date.now()}`;
  await page.getByLabel('Votre réponse').fill(reply);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await signInModal(page, reader.email);
  const received = page.getByRole('status').filter({ hasText: 'Bien reçu. Nous le relisons sous 24 h.' });
  await expect(received).toContainText(keptNothing);
  await expect(page.getByRole('listitem').filter({ hasText: reply }).getByText('En relecture, sous 24 h')).toBeVisible();
  const { myPending } = await reader.api.call(readThreadScore, { parameters: { slug } });
  expect(myPending?.map(({ content }) => content)).toEqual([reply]);

  // Nothing outlives the page here: who reads on is a visitor, for whom the page works as ever.
  await page.reload();
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue('');
});
