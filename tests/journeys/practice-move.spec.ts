import type { Page } from '@playwright/test';
import { listOwnReservations, listReservations, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { bookAccepted } from '../support/accepted.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { freeSlot, newClientOf, newTherapistOf, type Caller, type OwnTherapist } from '../support/practice.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    move: 'Déplacer',
    hours: /^(Matin|Après-midi)/,
    confirm: /^Déplacer au/,
    moved: 'rendez-vous déplacé',
    word: /^Un mot pour votre client/,
    told: 'Le cabinet a déplacé ce rendez-vous à ce nouvel horaire.',
  },
  en: {
    move: 'Move',
    hours: /^(Morning|Afternoon)/,
    confirm: /^Move to/,
    moved: 'appointment moved',
    word: /^A word for your client/,
    told: 'The practice moved this appointment to this new time.',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const hours = (page: Page, legend: RegExp) => dialog(page).getByRole('group', { name: legend }).first();
const ownOf = async ({ api }: Caller) => (await api.call(listOwnReservations, {})).items[0];
const startOf = async ({ api }: OwnTherapist, id: string) =>
  (await api.call(listReservations, {})).items.find((each) => each.id === id)?.startDateTime ?? '';
const freeDay = (page: Page) => dialog(page).locator('button[data-date][aria-disabled="false"]').nth(1);

for (const language of journeyLanguages) {
  test(`an accepted appointment is moved in a few taps, stays accepted, and its client is told (${language})`, async ({
    page,
    server,
    browser,
  }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    const client = await newClientOf(server.url);
    const id = await bookAccepted(server.url, client, 'Un suivi.', therapist);
    const before = await startOf(therapist, id);
    await openSignedIn(page, '/practice/reservations?tab=upcoming', therapist.email, language);
    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      await target.tap();
      taps += 1;
    };
    await tap(main(page).getByRole('button', { name: said.move, exact: true }));
    await tap(freeDay(page));
    await tap(hours(page, said.hours).locator('label').nth(2));
    const chosen = await hours(page, said.hours).getByRole('radio').nth(2).getAttribute('value');
    await dialog(page).getByLabel(said.word).fill('Une audience ce jour-là.');
    await expectAccessibleInBoth(page);
    await tap(dialog(page).getByRole('button', { name: said.confirm }));
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: said.moved })).toBeVisible();
    await expect(main(page).getByRole('button', { name: said.move, exact: true })).toBeFocused();
    expect(taps).toBeLessThanOrEqual(5);
    test.info().annotations.push({ type: 'taps', description: `moved by the practice: ${taps}` });
    expect(chosen).not.toBe(before);
    expect(await ownOf(client)).toMatchObject({ status: 'ACCEPTED', startDateTime: chosen, rescheduleCount: 0 });

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: server.url });
    const theirs = await context.newPage();
    await openSignedIn(theirs, '/reservations', client.email, language);
    await expect(main(theirs)).toContainText(said.told);
    await context.close();
  });
}

test('by keyboard: a time that somebody has just taken comes with the nearest; one that is not on offer is taken on purpose', async ({
  page,
  server,
}) => {
  const therapist = await newTherapistOf(server.url);
  const client = await newClientOf(server.url);
  const id = await bookAccepted(server.url, client, 'Un suivi.', therapist);
  await openSignedIn(page, '/practice/reservations?tab=upcoming', therapist.email);
  const open = async () => {
    await main(page).getByRole('button', { name: 'Déplacer', exact: true }).first().focus();
    await page.keyboard.press('Enter');
  };
  await open();
  await freeDay(page).focus();
  await page.keyboard.press('Enter');
  const hour = hours(page, words.fr.hours).getByRole('radio').nth(2);
  const startDateTime = (await hour.getAttribute('value')) ?? '';
  await hour.focus();
  await page.keyboard.press('Space');
  const temporaryUser = { firstName: 'Autre', lastName: 'Personne', phoneNumber: '+21671999777' };
  const what = { therapistId: therapist.id, serviceId: therapist.serviceId, mode: 'OFFICE', status: 'ACCEPTED', paymentKind: 'OFFICE' };
  await therapist.api.call(takeReservation, { body: { ...what, startDateTime, temporaryUser } });
  await dialog(page).getByLabel(words.fr.word).fill('Avec mes excuses.');
  await expectKept(page, 'Avec mes excuses.');
  const confirm = dialog(page).getByRole('button', { name: words.fr.confirm });
  await confirm.focus();
  await page.keyboard.press('Enter');
  const told = dialog(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('button') });
  await expect(told.getByRole('button')).toHaveCount(3);
  await told.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await confirm.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const moved = await startOf(therapist, id);
  expect(moved).not.toBe(startDateTime);

  await test.step('on purpose; what was being written to the client outlives a reload', async () => {
    await open();
    await dialog(page).getByLabel(words.fr.word).fill('Le soir, comme convenu.');
    await expectKept(page, 'Le soir, comme convenu.');
    await page.reload();
    await main(page).getByRole('button', { name: 'Déplacer', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel(words.fr.word)).toHaveValue('Le soir, comme convenu.');
    await dialog(page).getByRole('button', { name: 'Une heure que vous ne proposez pas' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Date')).toBeFocused();
    await dialog(page).getByLabel('Date').fill('2026-01-05');
    await dialog(page)
      .getByLabel(/^Heure/)
      .fill('09:00');
    await confirm.click();
    await expect(dialog(page).getByRole('alert').filter({ hasText: 'Cette heure est passée.' })).toBeVisible();
    const { startDateTime: free } = await freeSlot(server.url, therapist);
    await dialog(page).getByLabel('Date').fill(free.slice(0, 10));
    await dialog(page)
      .getByLabel(/^Heure/)
      .fill('21:15');
    await expectAccessibleInBoth(page);
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    const evening = (await therapist.api.call(listReservations, {})).items.filter(({ startDateTime: start }) => start.includes('T20:15'));
    expect(evening).toHaveLength(1);
  });
});
