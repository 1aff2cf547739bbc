import { openSignedIn } from '../support/accounts.ts';
import { expect } from '../support/journey.ts';
import { test } from '../support/phone.ts';
import { newTherapistOf } from '../support/practice.ts';
import { takenByPhone } from '../support/taken-by-phone.ts';

const next = 'Prochain rendez-vous';

test('the day stays readable without a network where the practitioner has said so, as last known', async ({ phone, outage, running }) => {
  const therapist = await newTherapistOf(running.server.url);
  await takenByPhone(therapist, 30, 'Premier');
  let page = await phone.open();
  await openSignedIn(page, '/practice', therapist.email);
  await expect(page.getByRole('region', { name: next })).toContainText('Nour Premier');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const choice = page.getByRole('region', { name: 'Garder sur cet appareil' });
  await expect(choice).toContainText('les noms et les numéros de vos clients');
  await choice.getByRole('checkbox').click();
  await expect(choice.getByRole('checkbox')).toBeChecked();
  await page.goto('/practice');
  await expect(page.getByRole('region', { name: next })).toContainText('Nour Premier');

  await outage.begin();
  await phone.die();
  page = await phone.open();
  await page.goto('/practice');
  await expect(page.getByRole('region', { name: next })).toContainText('Nour Premier');
  await expect(page.getByText(/^Le serveur ne répond pas\. Voici la journée telle qu’elle était le/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Appeler Nour Premier/ })).toHaveAttribute('href', /^tel:/);

  await outage.end();
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByText(/^À jour à/)).toBeVisible();
});

test('nothing of the day stays where nobody has said so', async ({ phone, outage, running }) => {
  const therapist = await newTherapistOf(running.server.url);
  await takenByPhone(therapist, 30, 'Premier');
  let page = await phone.open();
  await openSignedIn(page, '/practice', therapist.email);
  await expect(page.getByRole('region', { name: next })).toContainText('Nour Premier');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await outage.begin();
  await phone.die();
  page = await phone.open();
  await page.goto('/practice');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Nour Premier')).toBeHidden();
});
