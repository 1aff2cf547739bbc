import type { Locator, Page } from '@playwright/test';
import { listOwnThreads } from '#contract/threads/writing.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { expectKept, keptTexts } from '../support/kept-on-device.ts';
import { visitUntilWarm, test, type Outage } from '../support/outage.ts';
import { newClientOf, type Caller } from '../support/practice.ts';

// This device fetches ahead: what is read with no network is there before it is asked for.
test.use({ savesData: false });

test('a thread written with no network is kept through a killed tab, put right, and leaves once by itself', async ({
  context,
  page: first,
  outage,
  running,
}) => {
  test.setTimeout(120_000);
  const client = await newClientOf(running.server.url);
  await openSignedIn(first, '/profile', client.email);
  await visitUntilWarm(first, '/threads');
  await outage.begin();
  await first.getByRole('link', { name: 'Écrire une discussion' }).click();
  await first.getByLabel('Thème').selectOption({ label: 'Deuil' });
  await first.getByLabel('Titre').fill('Les dimanches sans lui');
  const textOf = (page: typeof first) => page.getByRole('textbox', { name: 'Votre texte' });
  await textOf(first).click();
  await first.keyboard.insertText('Depuis le printemps, les dimanches durent plus longtemps que la semaine.');
  await expect(first.getByText(/^Personne ne lira ce message avant le retour du réseau/)).toBeVisible();
  const page = await context.newPage();
  await first.close({ runBeforeUnload: false });

  await page.goto('/threads/write');
  await expect(page.getByLabel('Titre')).toHaveValue('Les dimanches sans lui');
  await expect(page.getByLabel('Thème').locator('option:checked')).toHaveText('Deuil');
  await expect(textOf(page)).toHaveText(/^Depuis le printemps/);
  await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Les dimanches sans lui' });
  await expect(card.getByText('Enregistré sur ce téléphone')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/outbox');
  const waiting = page.getByRole('article', { name: 'Discussion' });
  await test.step('without a network nothing offers to send, and there is one thing to do; the rest is behind a button', async () => {
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: 'Envoyer maintenant' })).toHaveCount(0);
    await expect(waiting.getByRole('link')).toHaveText(['Modifier']);
    await expect(waiting.getByRole('button')).toHaveText(['Autres choix']);
    await waiting.getByRole('button', { name: 'Autres choix' }).click();
    await expect(waiting.getByRole('button')).toHaveText(['Autres choix', 'Supprimer']);
    await expectAccessible(page);
  });
  await waiting.getByRole('link', { name: 'Modifier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corriger votre discussion' })).toBeVisible();
  await page.getByLabel('Titre').fill('Les dimanches sans mon père');
  await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
  const corrected = page.getByRole('article').filter({ hasText: 'Les dimanches sans mon père' });
  await expect(corrected.getByText('Enregistré sur ce téléphone')).toBeVisible();
  await expect(card).toHaveCount(0);

  await context.setOffline(false);
  await outage.end();
  await expect(corrected.getByText('En relecture, sous 24 h')).toBeVisible({ timeout: 60_000 });
  const { items } = await client.api.call(listOwnThreads);
  expect(items).toMatchObject([{ title: 'Les dimanches sans mon père', status: 'PENDING' }]);
  await page.goto('/outbox');
  // What has arrived says where it is and how it stands.
  await expect(waiting.getByText(/^Envoyé à /)).toBeVisible();
  await expect(waiting.getByText('En relecture, sous 24 h')).toBeVisible();
  const link = waiting.getByRole('link', { name: 'Les dimanches sans mon père' });
  await expect(link).toHaveAttribute('href', `/threads/own/${items[0]?.slug}`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Les dimanches sans mon père' })).toBeVisible();
  await page.goto('/threads/write');
  await expect(page.getByLabel('Titre')).toHaveValue('');
});

const titlesOf = async ({ api }: Caller) => (await api.call(listOwnThreads)).items.map(({ title }) => title);
const send = (page: Page) => page.getByRole('button', { name: /^(Envoyer en relecture|Enregistrer, envoyer plus tard)$/ });

/** Writes a thread with no network; resolves once its card is there. */
async function writeThread(page: Page, title: string): Promise<Locator> {
  await page.goto('/threads/write');
  await page.getByLabel('Thème').selectOption({ label: 'Deuil' });
  await page.getByLabel('Titre').fill(title);
  await page.getByRole('textbox', { name: 'Votre texte' }).click();
  await page.keyboard.insertText('Depuis le printemps, les dimanches durent plus longtemps que la semaine.');
  await send(page).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.getByText('Enregistré sur ce téléphone')).toBeVisible();
  return card;
}

/** Writes a thread with no network, and opens it again to put it right. */
async function writeAndCorrect(page: Page, outage: Outage, title: string): Promise<void> {
  await outage.begin();
  const card = await writeThread(page, title);
  await card.getByRole('link', { name: 'Modifier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corriger votre discussion' })).toBeVisible();
}

/** Replies with no network to a thread that the device holds; resolves once the reply waits. */
async function replyTo(page: Page, path: string, words: string): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill(words);
  await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
  const reply = page.getByRole('listitem').filter({ hasText: words });
  await expect(reply.getByText('Enregistré sur ce téléphone')).toBeVisible();
  return reply;
}

test('texts for different places that waited together say when each leaves and why, and nothing offers to send them before', async ({
  page,
  outage,
  running,
}) => {
  test.setTimeout(120_000);
  const [here, elsewhere] = [
    '/threads/comment-faire-quand-le-telephone-sonne-k3v9',
    '/threads/les-matins-restent-lourds-depuis-cet-7hq2',
  ] as const;
  const client = await newClientOf(running.server.url);
  await openSignedIn(page, '/profile', client.email);
  await visitUntilWarm(page, here);
  for (const path of [elsewhere, '/threads/write']) await page.goto(path);
  await outage.begin();
  // Of either kind the second goes behind the first; which of the two first ones leaves before the other is left open.
  await writeThread(page, 'Le premier dimanche');
  const card = await writeThread(page, 'Son anniversaire approche');
  await replyTo(page, here, 'Je laisse le répondeur parler.');
  const reply = await replyTo(page, elsewhere, 'Les miens aussi.');

  await page.goto('/outbox');
  await outage.end();
  await expect(page.getByText(/^Envoyé à /)).toHaveCount(1, { timeout: 60_000 });
  const why = /^Partira à \d+\sh(\s\d+)? au plus tôt\s: vos textes sont envoyés à des moments différents/;
  const expectKeptApart = async (item: Locator) => {
    await expect(item.getByText(why)).toBeVisible();
    await expect(item.getByText('Enregistré sur ce téléphone')).toBeVisible();
    await expect(item.getByText(/^Personne ne lira ce message/)).toHaveCount(0);
    await expect(item.getByRole('button', { name: /Envoyer maintenant|Réessayer/ })).toHaveCount(0);
  };
  await expect(page.getByRole('button', { name: 'Envoyer maintenant' })).toHaveCount(0);
  const items = page.getByRole('article').filter({ has: page.getByText(why) });
  await expect(items).toHaveCount(3);
  for (const item of await items.all()) {
    await item.getByRole('button', { name: 'Autres choix' }).click();
    await expect(item.getByRole('button')).toHaveText(['Autres choix', 'Supprimer']);
    await expectKeptApart(item);
  }
  await expectAccessible(page);
  await page.goto('/threads/own');
  await expectKeptApart(card);
  await expectAccessible(page);
  await page.goto(elsewhere);
  await expectKeptApart(reply);
});

test('a thread that leaves while it is being put right stands once, in its last words', async ({ page, outage, running }) => {
  test.setTimeout(120_000);
  const client = await newClientOf(running.server.url);
  await openSignedIn(page, '/profile', client.email);
  await visitUntilWarm(page, '/threads/write');
  await writeAndCorrect(page, outage, 'Le premier dimanche');
  await outage.end();
  await expect.poll(() => titlesOf(client), { timeout: 60_000 }).toEqual(['Le premier dimanche']);
  await page.getByLabel('Titre').fill('Le premier dimanche sans lui');
  await send(page).click();
  const card = page.getByRole('article').filter({ hasText: 'Le premier dimanche' });
  await expect.poll(() => titlesOf(client), { timeout: 60_000 }).toEqual(['Le premier dimanche sans lui']);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Le premier dimanche sans lui');
  await expect(card.getByText('En relecture, sous 24 h')).toBeVisible();
});

test('words that were to put a thread right, and stayed in a killed tab as it left, are found again, and take its place', async ({
  context,
  page: first,
  outage,
  running,
}) => {
  test.setTimeout(120_000);
  const client = await newClientOf(running.server.url);
  await openSignedIn(first, '/profile', client.email);
  await visitUntilWarm(first, '/threads/write');
  await writeAndCorrect(first, outage, 'Les soirs de fête');
  await first.getByLabel('Titre').fill('Les soirs de fête, seule');
  await expectKept(first, 'Les soirs de fête, seule');
  const page = await context.newPage();
  await first.close({ runBeforeUnload: false });
  await outage.end();
  await page.goto('/threads/own');
  await expect.poll(() => titlesOf(client), { timeout: 60_000 }).toEqual(['Les soirs de fête']);

  const draft = page.getByRole('article').filter({ hasText: 'Brouillon' });
  await expect(draft.getByRole('heading', { name: 'Les soirs de fête, seule' })).toBeVisible();
  await expectAccessible(page);
  await draft.getByRole('link', { name: 'Reprendre' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('Les soirs de fête, seule');
  await expect(page.getByRole('textbox', { name: 'Votre texte' })).toHaveText(/^Depuis le printemps/);
  await expect(page.getByText('La discussion est partie entre-temps')).toBeVisible();
  await expectAccessible(page);
  await send(page).click();
  await expect.poll(() => titlesOf(client), { timeout: 60_000 }).toEqual(['Les soirs de fête, seule']);
  const card = page.getByRole('article').filter({ hasText: 'Les soirs de fête' });
  await expect(card).toHaveCount(1);
  await expect(card.getByText('En relecture, sous 24 h')).toBeVisible();
});

test('words whose thread has left no trace here open another; given up, or with the thread itself, nothing of them stays', async ({
  page,
  outage,
  running,
}) => {
  test.setTimeout(120_000);
  const client = await newClientOf(running.server.url);
  await openSignedIn(page, '/profile', client.email);
  await visitUntilWarm(page, '/threads/write');
  const draft = page.getByRole('article').filter({ hasText: 'Brouillon' });
  await test.step('the receipt is put away', async () => {
    await writeAndCorrect(page, outage, 'Le jardin de mon père');
    await page.getByLabel('Titre').fill('Le jardin de mon père, en mai');
    await expectKept(page, 'Le jardin de mon père, en mai');
    await outage.end();
    await page.goto('/outbox');
    await page.getByRole('article', { name: 'Discussion' }).getByRole('button', { name: 'Retirer de la liste' }).click({ timeout: 60_000 });
    await page.goto('/threads/own');
    await draft.getByRole('link', { name: 'Reprendre' }).click();
    await expect(page.getByText('il ouvrira une nouvelle discussion')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Votre texte' })).toHaveText(/^Depuis le printemps/);
    await send(page).click();
    await expect.poll(() => titlesOf(client), { timeout: 60_000 }).toEqual(['Le jardin de mon père, en mai', 'Le jardin de mon père']);
    await expect(draft).toHaveCount(0);
  });
  await test.step('nothing is to change', async () => {
    await writeAndCorrect(page, outage, 'La chambre fermée');
    await page.getByLabel('Titre').fill('La chambre encore fermée');
    await expectKept(page, 'La chambre encore fermée');
    await outage.end();
    await page.goto('/threads/own');
    await expect(draft).toContainText('La chambre encore fermée', { timeout: 60_000 });
    await draft.getByRole('button', { name: 'Supprimer ces mots' }).click();
    await expect(draft.getByText(/^Supprimer ces mots\s\?/)).toBeFocused();
    await expectAccessible(page);
    await draft.getByRole('button', { name: 'Supprimer ces mots' }).click();
    await expect(draft).toHaveCount(0);
    expect(await keptTexts(page)).not.toContain('encore fermée');
  });
  await test.step('the thread is deleted once it has left', async () => {
    await writeAndCorrect(page, outage, 'Le banc du parc');
    await page.getByLabel('Titre').fill('Le banc du parc, vide');
    await expectKept(page, 'Le banc du parc, vide');
    await outage.end();
    await page.goto('/threads/own');
    await expect(draft).toContainText('Le banc du parc, vide', { timeout: 60_000 });
    const [arrived] = (await client.api.call(listOwnThreads)).items;
    await page.goto(`/threads/own/${arrived?.slug}`);
    await page.getByRole('button', { name: 'Supprimer cette discussion' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vos discussions' })).toBeVisible();
    await expect(draft).toHaveCount(0);
    expect(await keptTexts(page)).not.toContain('vide');
  });
  await test.step('the thread is deleted before it leaves', async () => {
    await writeAndCorrect(page, outage, 'Une lettre');
    await page.getByLabel('Titre').fill('Une lettre jamais envoyée');
    await expectKept(page, 'Une lettre jamais envoyée');
    await page.goto('/outbox');
    const waiting = page.getByRole('article', { name: 'Discussion' }).filter({ hasText: 'Une lettre' });
    await waiting.getByRole('button', { name: 'Autres choix' }).click();
    await waiting.getByRole('button', { name: 'Supprimer' }).click();
    await waiting.getByRole('button', { name: 'Supprimer pour de bon' }).click();
    await expect(waiting).toHaveCount(0);
    await expect.poll(() => keptTexts(page)).not.toContain('jamais envoyée');
    await outage.end();
  });
});
