import { openSignedIn } from '../support/accounts.ts';
import { changeProfileElsewhere } from '../support/colleague.ts';
import { expect } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { newTherapistOf } from '../support/practice.ts';

// The worker keeps what is read.
test.use({ savesData: false });

test('a profile is changed from what is saved, not from what the device has kept of it', async ({ page, running }) => {
  const therapist = await newTherapistOf(running.server.url);
  await openSignedIn(page, '/profile', therapist.email);
  await visitUntilWarm(page, `/therapist/${therapist.slug}`);
  await page.goto('/practice/profile');
  const inEnglish = page.getByLabel('Titre (anglais)').first();
  await expect(inEnglish).toHaveValue('Psychologue');
  await changeProfileElsewhere(therapist, (now) => ({ title: { ...now.title, en: 'Clinical psychologist' } }));
  await page.reload();
  const inFrench = page.getByLabel('Titre (français)').first();
  await inFrench.fill('Psychologue clinicienne');
  await expect(inEnglish).toHaveValue('Clinical psychologist');
  await expect(inFrench).toHaveValue('Psychologue clinicienne');
});
