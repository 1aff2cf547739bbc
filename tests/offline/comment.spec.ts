import { openSignedIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

test('a reply written with no network says that nobody reads it yet, and leaves by itself', async ({ page, outage }) => {
  const path = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
  await openSignedIn(page, '/profile');
  await visitUntilWarm(page, path);
  await outage.begin();
  await page.reload();
  const reply = `Écrit dans le métro. ${Date.now()}`;
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill(reply);
  await expect(page.getByText(/^Personne ne lira ce message avant le retour du réseau/)).toBeVisible();
  await page.getByRole('button', { name: 'Enregistrer, envoyer plus tard' }).click();
  const own = page.getByRole('listitem').filter({ hasText: reply });
  await expect(own.getByText('Enregistré sur ce téléphone')).toBeVisible();

  await outage.end();
  await expect(own.getByText('En relecture, sous 24 h')).toBeVisible({ timeout: 60_000 });
  await expect(own).toHaveCount(1);
});
