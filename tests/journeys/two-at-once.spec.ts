import { readOwnSchedule } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { changeDayElsewhere, changeProfileElsewhere, profileOf } from '../support/colleague.ts';
import { expect, test } from '../support/journey.ts';
import { newTherapistOf, type OwnTherapist } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

/** When each day ends, from Sunday on. */
async function endsOf({ api }: OwnTherapist) {
  const { weekly } = await api.call(readOwnSchedule, {});
  return weekly.toSorted((a, b) => a.weekday - b.weekday).map(({ intervals }) => intervals[0]?.end);
}

test('of a profile, what two people change at the same time both stands', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  await openSignedIn(page, '/practice/profile', therapist.email);
  const title = page.getByLabel('Titre (français)').first();
  await title.fill('Psychologue clinicienne');
  await changeProfileElsewhere(therapist, (now) => ({
    title: { ...now.title, en: 'Clinical psychologist' },
    contact: { ...now.contact, phone: '+216 71 222 333' },
  }));
  await page.getByRole('button', { name: 'Enregistrer le profil' }).click();
  await toldByToast(page, 'Profil enregistré.');
  expect(await profileOf(therapist)).toMatchObject({
    title: { fr: 'Psychologue clinicienne', en: 'Clinical psychologist' },
    contact: { phone: '+216 71 222 333', email: therapist.email },
  });
  // The form goes on from what is saved.
  await expect(page.getByLabel('Titre (anglais)').first()).toHaveValue('Clinical psychologist');
  await expect(title).toHaveValue('Psychologue clinicienne');
  await expect(page.getByText('Modifications non enregistrées, gardées sur cet appareil.')).toBeHidden();
});

test('of the hours too: a day that somebody else has shortened meanwhile stays as short', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url, { start: '09:00', end: '17:00' });
  await openSignedIn(page, '/practice/schedule', therapist.email);
  await page.getByLabel('mercredi, plage 1 : fin').fill('16:00');
  await changeDayElsewhere(therapist, 1, '12:00');
  await page.getByRole('button', { name: 'Enregistrer les horaires' }).click();
  await toldByToast(page, 'Horaires enregistrés.');
  expect(await endsOf(therapist)).toEqual(['17:00', '12:00', '17:00', '16:00', '17:00', '17:00', '17:00']);
  await expect(page.getByLabel('lundi, plage 1 : fin')).toHaveValue('12:00');
  await expect(page.getByText('Modifications non enregistrées, gardées sur cet appareil.')).toBeHidden();
});

test('what is typed while the hours are on their way goes on from what is saved then', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url, { start: '09:00', end: '17:00' });
  await openSignedIn(page, '/practice/schedule', therapist.email);
  await page.getByLabel('mercredi, plage 1 : fin').fill('16:00');
  await changeDayElsewhere(therapist, 1, '12:00');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/booking/schedule/**', async (route) => {
    if (route.request().method() === 'PUT') await arrived;
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Enregistrer les horaires' });
  await save.click();
  await page.getByLabel('jeudi, plage 1 : fin').fill('15:00');
  arrive();
  await expect(page.getByLabel('lundi, plage 1 : fin')).toHaveValue('12:00');
  await expect(page.getByLabel('jeudi, plage 1 : fin')).toHaveValue('15:00');
  await save.click();
  await expect.poll(() => endsOf(therapist)).toEqual(['17:00', '12:00', '17:00', '16:00', '15:00', '17:00', '17:00']);
});
