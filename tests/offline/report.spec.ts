import { signInModal } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { newClientOf } from '../support/practice.ts';

test('a report is not put off: with no network the form names whom to call and keeps the words, and leaves on a press once it is back', async ({
  page,
  outage,
  running,
}) => {
  const reader = await newClientOf(running.server.url);
  await visitUntilWarm(page, '/threads/comment-faire-quand-le-telephone-sonne-k3v9');
  await outage.begin();
  // The thread and the form come from the device.
  await page.reload();
  await page.getByRole('button', { name: 'Signaler cette discussion' }).click();
  const modal = page.getByRole('dialog', { name: 'Signaler cette discussion' });
  const help = modal.getByRole('complementary', { name: 'Hors ligne' });
  await expect(help.getByRole('link', { name: 'Appeler le 190' })).toHaveAttribute('href', 'tel:190');
  await modal.getByText('On peut reconnaître quelqu’un', { exact: true }).click();
  await modal.getByLabel('Un mot pour le cabinet').fill('On reconnaît le quartier.');
  await modal.getByRole('button', { name: 'Envoyer' }).click();
  await expect(modal.getByRole('alert')).toContainText('Ce signalement n’est pas parti');
  // Nobody is asked to sign in for what cannot leave.
  await expect(page.getByRole('dialog')).toHaveCount(1);

  await outage.end();
  await expect(modal.getByLabel('Un mot pour le cabinet')).toHaveValue('On reconnaît le quartier.');
  await modal.getByRole('button', { name: 'Envoyer' }).click();
  await signInModal(page, reader.email);
  await expect(page.getByRole('dialog', { name: 'Signalement envoyé' })).toContainText('Merci. Le cabinet relit ce texte.');
});
