import { openSignedIn, signInModal } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const path = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';

test('a reader writes a reply, signs in on the way, and sees it being read by the practice', async ({ page }) => {
  const reply = `Merci, cela m’aide. ${Date.now()}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveAccessibleDescription(/obligatoire/);
  await page.getByLabel('Votre réponse').fill(reply);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await signInModal(page, 'client@demo.test');
  const own = page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas encore' });
  await expect(own.getByText(reply)).toBeVisible();
  await expect(own.getByText('En relecture, sous 24 h')).toBeVisible();
  await page.reload();
  await expect(own.getByText(reply)).toHaveCount(1);
});

test('what is typed outlives the page, and a cry for help is answered with the help line, never held back', async ({ page }) => {
  await openSignedIn(page, '/profile', 'client@demo.test');
  await page.goto(path);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  const reply = `Je n’en peux plus, je veux mourir. ${Date.now()}`;
  await page.getByLabel('Votre réponse').fill(reply);
  const help = page.getByRole('complementary', { name: 'Si c’est trop lourd en ce moment' });
  await expect(help.getByRole('link', { name: 'Appeler le 190' })).toHaveAttribute('href', 'tel:190');

  await page.reload();
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue(reply);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: reply }).getByText('En relecture, sous 24 h')).toBeVisible();
});
