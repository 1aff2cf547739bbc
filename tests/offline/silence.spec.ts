import { demoPassword } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { startWeakLink } from '../support/front-server.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

test('a network that stays silent: what is kept is shown, and the request goes on until it is answered', async ({ page, running }) => {
  const link = await startWeakLink(running.server.url);
  await visitUntilWarm(page, link.url);
  const places = page.getByRole('navigation', { name: 'Navigation rapide' });
  const isOffline = page.getByText('Hors ligne. Vous pouvez lire');

  // By a link, so that the list itself is asked for and kept.
  await places.getByRole('link', { name: 'فضفضة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /فضفضة/ })).toBeVisible();
  await page.goto(link.url);

  link.fallSilent();
  await places.getByRole('link', { name: 'فضفضة' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /فضفضة/ })).toBeVisible();
  await expect(isOffline).toBeVisible();

  link.speak();
  await expect(isOffline).toBeHidden();

  // What is kept for long is shown at once, and the silence behind it is told all the same.
  link.fallSilent();
  await page.goto(`${link.url}/blogs/comprendre-l-anxiete`);
  await expect(page.getByRole('heading', { level: 1, name: 'Comprendre l’anxiété' })).toBeVisible();
  await expect(isOffline).toBeVisible();
  link.speak();
  await expect(isOffline).toBeHidden();
  await link.close();
});

test('a network that stays silent: an address that was never opened is not waited for twice, and a press is told to go on', async ({
  page,
  running,
}) => {
  const link = await startWeakLink(running.server.url);
  await visitUntilWarm(page, link.url);

  await test.step('an address', async () => {
    // Not even what the frame of every page shows: the browser may have made room.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) if (name.startsWith('kept-')) await caches.delete(name);
    });
    link.fallSilent();
    // The worker has waited its eight seconds once it answers: from here on words are due.
    await page.goto(`${link.url}/blogs?q=deuil`);
    await expect(page.getByRole('main')).toContainText('n’est pas enregistrée sur cet appareil');
    // Where the person goes on from there is waited for anew.
    await page.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'فضفضة' }).click();
    await expect(page.getByRole('main')).toHaveText('Chargement…');
    await expect(page.getByRole('main')).toContainText('n’est pas enregistrée sur cet appareil');
    link.speak();
  });

  await test.step('a press', async () => {
    await page.goto(link.url);
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click();
    const modal = page.getByRole('dialog', { name: 'Se connecter' });
    await modal.getByLabel('E-mail').fill('client@demo.test');
    await modal.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
    link.fallSilent();
    await modal.locator('form').getByRole('button', { name: 'Se connecter' }).click();
    const notice = page.getByText(/^Toujours en cours/);
    await expect(notice).toBeVisible();
    link.speak();
    await expect(modal).toBeHidden();
    await expect(notice).toBeHidden();
  });
  await link.close();
});
