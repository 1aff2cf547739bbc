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
  await link.close();
});
