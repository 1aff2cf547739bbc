import type { Page } from '@playwright/test';
import { decideReservation } from '#contract/booking/booking.endpoints.ts';
import { readPracticeDay } from '#contract/booking/practice-day.endpoints.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { newClientOf, newTherapistOf, type OwnTherapist } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';
import { takenByPhone } from '../support/taken-by-phone.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    today: 'Aujourd’hui',
    next: 'Prochain rendez-vous',
    inHalfAnHour: /^dans (30|31) minutes$/,
    first: 'premier rendez-vous',
    call: /^Appeler Nour Premier/,
    day: 'La journée',
    waiting: 'Ce qui attend',
    decisions: '1 rendez-vous à traiter',
    proofs: '1 justificatif à vérifier',
    cancel: 'Annuler',
    reservations: 'Rendez-vous',
    noNext: 'Aucun rendez-vous accepté à venir.',
  },
  en: {
    today: 'Today',
    next: 'Next appointment',
    inHalfAnHour: /^in (30|31) minutes$/,
    first: 'first appointment',
    call: /^Call Nour Premier/,
    day: 'The day',
    waiting: 'What is waiting',
    decisions: '1 appointment to decide on',
    proofs: '1 proof to check',
    cancel: 'Cancel',
    reservations: 'Appointments',
    noNext: 'No accepted appointment ahead.',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** Two appointments ahead today, or past midnight, and a booking with a proof to check. */
async function busyTherapist(serverUrl: string): Promise<OwnTherapist> {
  const therapist = await newTherapistOf(serverUrl);
  await takenByPhone(therapist, 30, 'Premier');
  await takenByPhone(therapist, 120, 'Second');
  await bookWithProof(serverUrl, await newClientOf(serverUrl), 'Je préfère le matin.', therapist);
  return therapist;
}

for (const language of journeyLanguages) {
  test(`a therapist finds who comes next, the day and what waits, each one tap away (${language})`, async ({ page, server }) => {
    const said = words[language];
    const therapist = await busyTherapist(server.url);
    await openSignedIn(page, '/practice', therapist.email, language);
    await expect(page.getByRole('heading', { level: 1, name: said.today })).toBeVisible();

    const next = region(page, said.next);
    await expect(next.getByText(said.inHalfAnHour)).toBeVisible();
    await expect(next.getByRole('article')).toContainText('Nour Premier');
    await expect(next.getByRole('article')).toContainText(said.first);
    // The number to call, before anything is scrolled.
    const call = next.getByRole('link', { name: said.call });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:\+2167/);
    await expectAccessibleInBoth(page);

    const known = await therapist.api.call(readPracticeDay);
    const rows = region(page, said.day).getByRole('listitem');
    await expect(rows).toHaveCount(known.appointments.length);

    let taps = 0;
    await test.step('what waits leads to its list', async () => {
      const waiting = region(page, said.waiting);
      await expect(waiting.getByRole('link', { name: said.proofs })).toBeVisible();
      await waiting.getByRole('link', { name: said.decisions }).tap();
      taps += 1;
      await expect(page.getByRole('heading', { level: 1, name: said.reservations })).toBeVisible();
      await expect(page.getByRole('main').getByRole('article')).toContainText('Je préfère le matin.');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: said.today })).toBeVisible();
    });
    test.info().annotations.push({ type: 'taps', description: `from /practice to what is to be decided: ${taps}` });
  });
}

test('by keyboard: a row of the day opens on its card, where the appointment is cancelled, and the day follows', async ({
  page,
  server,
}) => {
  const therapist = await newTherapistOf(server.url);
  await takenByPhone(therapist, 3, 'Premier');
  await takenByPhone(therapist, 63, 'Second');
  await openSignedIn(page, '/practice', therapist.email);
  await expect(region(page, 'Prochain rendez-vous').getByRole('article')).toContainText('Nour Premier');
  // Near midnight the second comes on another day: then it is no row of this one, and moves up instead.
  const { appointments } = await therapist.api.call(readPracticeDay);
  const last = appointments.at(-1);
  const card =
    appointments.length > 1 ? region(page, 'La journée').getByRole('article') : region(page, 'Prochain rendez-vous').getByRole('article');
  if (appointments.length > 1) {
    await region(page, 'La journée').locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(card).toContainText('Nour Second');
  }
  await card.getByRole('button', { name: 'Annuler', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Motif').fill('Je suis souffrante.');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await therapist.api.call(readPracticeDay)).appointments.some(({ id }) => id === last?.id)).toBe(false);
  await page.reload();
  await expect(region(page, 'La journée').getByRole('listitem')).toHaveCount(Math.max(appointments.length - 1, 0));
});

test('an empty day says so, and a decision made elsewhere shows when the page is looked at again', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  await openSignedIn(page, '/practice', therapist.email);
  await expect(region(page, 'Prochain rendez-vous')).toContainText(words.fr.noNext);
  // Texts of the community are everybody's to read, and other journeys write some meanwhile.
  await expect(region(page, 'Ce qui attend')).toContainText(/Rien n’attend|à relire/);
  await expect(region(page, 'Ce qui attend')).not.toContainText(/à traiter|à vérifier|à faire/);

  const { id } = await takenByPhone(therapist, 30, 'Premier');
  await page.goto('/practice');
  await expect(region(page, 'Prochain rendez-vous').getByRole('article')).toContainText('Nour Premier');
  await therapist.api.call(decideReservation, { parameters: { id }, body: { status: 'CANCELLED', reason: 'Je suis souffrante.' } });
  await page.goto('/practice');
  await expect(region(page, 'Prochain rendez-vous')).toContainText(words.fr.noNext);
});
