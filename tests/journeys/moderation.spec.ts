import type { Page } from '@playwright/test';
import { listWaitingTexts, unvalidateComment, unvalidateThread } from '#contract/threads/moderation.endpoints.ts';
import { addComment, readThread } from '#contract/threads/threads.endpoints.ts';
import { openSignedIn, signInModal } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { callAs, newClientOf, type Caller } from '../support/practice.ts';

const slug = 'parler-de-nos-fatigues-sans-finir-w2m6';
const moderator = 'moderator@demo.test';
const queue = (page: Page) => page.getByRole('main').locator('ol > li');
const cardOf = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

async function write(client: Caller, content: string): Promise<void> {
  await client.api.call(addComment, { parameters: { slug }, body: { content } });
}
/** What other specs have left in the queue of this server is put away. */
async function clearQueue(serverUrl: string): Promise<void> {
  const { api } = await callAs(serverUrl, moderator);
  const { items } = await api.call(listWaitingTexts, { query: { limit: 100 } });
  const body = { reason: 'D’une autre épreuve.' };
  for (const { slug: of, commentId } of items) {
    if (commentId) await api.call(unvalidateComment, { parameters: { slug: of, commentId }, body });
    else await api.call(unvalidateThread, { parameters: { slug: of }, body });
  }
}
const publicComments = async (client: Caller) => {
  const { comments } = await client.api.call(readThread, { parameters: { slug } });
  return comments.map(({ content }) => content);
};

test('a moderator reads the queue by keyboard, crisis first; published words appear, withheld ones are explained to their author alone', async ({
  page,
  server,
}) => {
  const client = await newClientOf(server.url);
  const mark = `n° ${Date.now() % 1_000_000}`;
  const [ordinary, refused, crisis] = [`Bon courage ${mark}`, `Appelez-la au 22 333 444 ${mark}`, `Je veux mourir ${mark}`];
  await clearQueue(server.url);
  for (const content of [ordinary, refused, crisis]) await write(client, content);

  await openSignedIn(page, '/practice/threads', moderator);
  await expect(queue(page).first()).toContainText(crisis);
  await expect(queue(page).first()).toContainText('Parle peut-être d’un danger');
  await expect(cardOf(page, refused)).toContainText('Contient un lien ou un numéro');
  await expectAccessible(page);

  await test.step('the practice’s address leads there, and J needs no Tab before it', async () => {
    await page.goto('/practice');
    await expect(page).toHaveURL(/\/practice\/threads$/);
    await expect(page.getByRole('list', { name: 'À relire' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(queue(page).first()).toBeFocused();
    await page.goto('/practice/reservations');
    await page.getByRole('link', { name: /^Aller à votre écran/ }).click();
    await expect(page.getByRole('list', { name: 'À relire' })).toBeFocused();
  });

  await test.step('J and K walk, P publishes and the focus goes on', async () => {
    await cardOf(page, crisis).getByRole('button', { name: 'Publier', exact: true }).focus();
    await page.keyboard.press('j');
    await expect(queue(page).nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(queue(page).first()).toBeFocused();
    await page.keyboard.press('p');
    await expect(cardOf(page, crisis)).toHaveCount(0);
    await expect(queue(page).first()).toBeFocused();
    expect(await publicComments(client)).toContain(crisis);
  });

  await test.step('R asks why not; the reason is kept until it is sent', async () => {
    await expect(queue(page)).toContainText([refused, ordinary]);
    await page.keyboard.press('r');
    const modal = page.getByRole('dialog', { name: /^Ne pas publier ce texte/ });
    await modal.getByRole('button', { name: 'Ne pas publier', exact: true }).click();
    await expect(modal.getByLabel('Raison')).toHaveAccessibleDescription(/obligatoire/);
    // A ready-made reason takes the place of another, and leaves what was typed by hand.
    await modal.getByRole('radio', { name: 'Publicité' }).check();
    await modal.getByRole('radio', { name: 'Un nom, un numéro' }).check();
    await expect(modal.getByLabel('Raison')).toHaveValue(/^Votre texte permet de reconnaître quelqu’un.*nous le publions\.$/);
    await modal.getByLabel('Raison').fill('Bonjour Nour.');
    await modal.getByRole('radio', { name: 'Un geste dangereux' }).check();
    await expect(modal.getByLabel('Raison')).toHaveValue(/^Bonjour Nour\.\n.*appeler le 190/);
    await modal.getByRole('radio', { name: 'Publicité' }).check();
    await expect(modal.getByLabel('Raison')).toHaveValue(/^Bonjour Nour\.\nCet espace .*service\.$/);
    await modal.getByLabel('Raison').fill('Ce numéro est celui de quelqu’un.');
    await modal.getByRole('button', { name: 'Fermer' }).click();
    await cardOf(page, refused).getByRole('button', { name: 'Ne pas publier…' }).click();
    await expect(modal.getByLabel('Raison')).toHaveValue('Ce numéro est celui de quelqu’un.');
    await modal.getByRole('button', { name: 'Ne pas publier', exact: true }).click();
    await expect(cardOf(page, refused)).toHaveCount(0);
    await expect(queue(page).first()).toBeFocused();
    expect(await publicComments(client)).not.toContain(refused);
  });

  await test.step('its author reads why, on the thread itself', async () => {
    const other = await page.context().browser()?.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'fr-FR' });
    if (!other) throw new Error('no browser');
    const theirs = await other.newPage();
    await theirs.goto(`/threads/${slug}`);
    await theirs.getByRole('button', { name: 'Se connecter' }).first().click();
    await signInModal(theirs, client.email);
    const own = theirs.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' });
    await expect(own.getByRole('listitem').filter({ hasText: refused })).toContainText(
      'Le cabinet explique : Ce numéro est celui de quelqu’un.',
    );
    await expect(own.getByRole('listitem').filter({ hasText: ordinary })).toContainText('En relecture, sous 24 h');
    await other.close();
  });
});

test('a thread is answered in the name of the practice, closed, picked, taken back and published again; names are shown on a press', async ({
  page,
  server,
}) => {
  const client = await newClientOf(server.url);
  const words = `Merci à tous, fil ${Date.now() % 1_000_000}`;
  await write(client, `À relire : ${words}`);
  await openSignedIn(page, `/practice/threads?view=all`, moderator);
  await page.getByRole('searchbox', { name: 'Rechercher une discussion' }).fill('fatigues');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: /^Parler de nos fatigues/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Parler de nos fatigues/);
  await expectAccessible(page);

  await page.getByLabel('Répondre au nom du cabinet').fill(words);
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByLabel('Répondre au nom du cabinet')).toHaveValue(words);
  await page.getByRole('button', { name: 'Publier la réponse' }).click();
  await expect(cardOf(page, words).filter({ hasText: 'Réponse du cabinet' })).toBeVisible();
  await expect(page.getByLabel('Répondre au nom du cabinet')).toHaveValue('');
  expect(await publicComments(client)).toContain(words);

  await page.getByRole('button', { name: 'Clore la discussion' }).click();
  await expect(page.getByText('Publié, clos')).toBeVisible();
  await expect(client.api.call(addComment, { parameters: { slug }, body: { content: 'Trop tard' } })).rejects.toThrow(/clos/);
  await page.getByRole('button', { name: 'Rouvrir la discussion' }).click();
  await expect(page.getByText('Publié, clos')).toBeHidden();
  await page.getByRole('button', { name: 'Mettre en avant' }).click();
  await expect(page.getByRole('button', { name: 'Ne plus mettre en avant' })).toBeVisible();

  await expect(page.getByText('Écrit par')).toHaveCount(0);
  await cardOf(page, `À relire : ${words}`).getByRole('button', { name: 'Voir son nom' }).click();
  await expect(cardOf(page, `À relire : ${words}`).getByText('Écrit par')).toBeFocused();
  // Of nobody else in the thread.
  await expect(page.getByText('Écrit par')).toHaveCount(1);

  await page.getByRole('button', { name: 'Retirer…' }).first().click();
  await page.getByRole('dialog').getByLabel('Raison').fill('Le temps de relire.');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(page.getByText('Raison donnée : Le temps de relire.')).toBeVisible();
  await expect(publicComments(client)).rejects.toThrow();
  await page.getByRole('button', { name: 'Publier', exact: true }).first().click();
  await expect(page.getByText('Raison donnée : Le temps de relire.')).toBeHidden();
  expect(await publicComments(client)).toContain(words);
});

test('a decision is undone for thirty seconds, by a key or by its button, where it was made and on the thread', async ({
  page,
  server,
}) => {
  const client = await newClientOf(server.url);
  await clearQueue(server.url);
  const mark = `n° ${Date.now() % 1_000_000}`;
  const [first, second] = [`Courage à vous ${mark}`, `Merci de ces mots ${mark}`];
  for (const content of [first, second]) await write(client, content);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, '/practice/threads', moderator);
  const status = page.getByRole('main').getByRole('status');

  await cardOf(page, first).getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(status).toHaveText('Le texte est publié.');
  await expect(cardOf(page, first)).toHaveCount(0);
  expect(await publicComments(client)).toContain(first);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect(queue(page).first()).toBeFocused();
  await page.keyboard.press('z');
  await expect(cardOf(page, first)).toHaveCount(1);
  await expect(status).toBeEmpty();
  await expect(cardOf(page, first).locator(':focus')).toHaveCount(1);
  expect(await publicComments(client)).not.toContain(first);

  await test.step('with its reason, and from another page than it was made on', async () => {
    await cardOf(page, second).getByRole('button', { name: 'Ne pas publier…' }).click();
    await page.getByRole('dialog').getByLabel('Raison').fill('Le temps de relire.');
    await page.getByRole('dialog').getByRole('button', { name: 'Ne pas publier', exact: true }).click();
    await expect(cardOf(page, second)).toHaveCount(0);
    await cardOf(page, first).getByRole('link').first().click();
    await expect(cardOf(page, second)).toContainText('Raison donnée : Le temps de relire.');
    // In sight at the end of a long page too.
    await cardOf(page, second).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeInViewport();
    await page.getByRole('button', { name: 'Annuler' }).click();
    await expect(cardOf(page, second)).not.toContainText('Raison donnée');
    await expect(cardOf(page, second).locator(':focus')).toHaveCount(1);
    await expect(cardOf(page, second).getByText('En relecture')).toBeVisible();
  });
});

test('a therapist reads the queue and answers, but does not decide', async ({ page, server }) => {
  await write(await newClientOf(server.url), 'Un mot à relire par quelqu’un d’autre.');
  await openSignedIn(page, '/practice/threads', 'therapist@demo.test');
  await expect(queue(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publier', exact: true })).toHaveCount(0);
  await page.goto(`/practice/threads/${slug}`);
  await expect(page.getByLabel('Répondre au nom du cabinet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retirer…' })).toHaveCount(0);
});
