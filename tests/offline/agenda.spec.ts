import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/outage.ts';
import { freeSlot, newTherapistOf } from '../support/practice.ts';
import { takenAt } from '../support/taken-by-phone.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

test('a dialog whose file does not come is said on the screen; once the network is back the next tap opens it', async ({
  page,
  running,
}) => {
  const therapist = await newTherapistOf(running.server.url);
  const { startDateTime } = await freeSlot(running.server.url, therapist);
  const { id } = await takenAt(therapist, startDateTime, 'Gharbi');
  await openSignedIn(page, `${running.server.url}/practice/agenda?date=${dateInZone(startDateTime, defaultTimeZone)}`, therapist.email);
  const appointment = page.locator(`[data-id="${id}"]`);
  await expect(appointment).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await appointment.click();
  await expect(page.getByText(/^Cette partie de la page n’a pas pu s’ouvrir/)).toBeInViewport();

  await page.context().setOffline(false);
  await appointment.click();
  await expect(page.getByRole('dialog').getByRole('article')).toContainText('Nour Gharbi');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  await expect(appointment).toBeFocused();
});
