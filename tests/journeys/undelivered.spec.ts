import { openSignedIn } from '../support/accounts.ts';
import { leaveUndelivered } from '../support/bring-forward.ts';
import { expect, expectAccessibleInBoth } from '../support/journey.ts';
import { test } from '../support/outage.ts';

test('who keeps the site sees what does not leave, and since when', async ({ page, outage, running }) => {
  await openSignedIn(page, '/practice/status', 'admin@demo.test');
  const mails = page.getByRole('listitem').filter({ hasText: 'Les messages envoyés par le site.' });
  await expect(mails).toContainText('Répond');
  await expect(mails).not.toContainText('attend');

  await outage.begin();
  const dueAt = new Date(Date.now() - 20 * 60_000);
  await leaveUndelivered(running.server, dueAt);
  await outage.end();
  await page.reload();
  await expect(mails).toContainText('En retard');
  const minute = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Africa/Tunis', minute: '2-digit' }).format(dueAt).padStart(2, '0');
  await expect(mails).toContainText(
    new RegExp(`Le plus ancien envoi attend depuis le .* à \\d+\\sh${minute === '00' ? '' : `\\s${minute}`}\\.`),
  );
  await expect(
    page.getByRole('status').filter({ hasText: 'Tous les services répondent. 1 service a des envois en retard.' }),
  ).toBeVisible();
  await expectAccessibleInBoth(page);
});
