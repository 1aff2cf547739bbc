import { listOwnThreads } from '#contract/threads/writing.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { visitUntilWarm, test } from '../support/outage.ts';
import { newClientOf } from '../support/practice.ts';

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
