import type { Page } from '@playwright/test';
import { listDaysOff, listOwnReservations, listReservations } from '#contract/booking/booking.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { bookAccepted } from '../support/accepted.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { newClientOf, newTherapistOf, type Caller, type OwnTherapist } from '../support/practice.ts';
import { takenByPhone } from '../support/taken-by-phone.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    add: 'Ajouter une absence',
    date: 'Date',
    lay: 'Enregistrer l’absence',
    inTheWay: '1 rendez-vous tombe à ce moment',
    propose: 'Proposer 3 horaires',
    message: /^Un mot à vos clients/,
    added: 'Absence enregistrée',
    standing: '1 rendez-vous à ce moment',
    choose: 'Choisir un autre horaire',
    asked: 'vous propose d’autres horaires',
    proposed: 'Horaires proposés par le cabinet',
    move: /^Déplacer au/,
    moved: 'Rendez-vous déplacé',
  },
  en: {
    add: 'Add an absence',
    date: 'Date',
    lay: 'Save the absence',
    inTheWay: '1 appointment falls at that time',
    propose: 'Propose 3 times',
    message: /^A word to your clients/,
    added: 'Absence saved',
    standing: '1 appointment at that time',
    choose: 'Choose another time',
    asked: 'proposes other times',
    proposed: 'Times proposed by the practice',
    move: /^Move to/,
    moved: 'Appointment moved',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const dayOf = (instant: string) => dateInZone(instant, defaultTimeZone);
const ownOf = async ({ api }: Caller) => (await api.call(listOwnReservations, {})).items[0];
const absencesOf = async ({ api }: OwnTherapist) => (await api.call(listDaysOff, {})).items;
const startOf = async ({ api }: OwnTherapist, id: string) =>
  (await api.call(listReservations, {})).items.find((each) => each.id === id)?.startDateTime ?? '';

for (const language of journeyLanguages) {
  test(`who is in the way of an absence is proposed three other times in one touch, and takes one (${language})`, async ({
    page,
    server,
    browser,
  }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    const client = await newClientOf(server.url);
    const id = await bookAccepted(server.url, client, 'Un suivi.', therapist);
    const day = dayOf(await startOf(therapist, id));
    await openSignedIn(page, '/practice/absences', therapist.email, language);
    await expect(page.getByRole('heading', { level: 1, name: 'Absences' })).toBeVisible();

    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      await target.tap();
      taps += 1;
    };
    await tap(main(page).getByRole('button', { name: said.add }));
    await tap(dialog(page).getByLabel(said.date, { exact: true }));
    await dialog(page).getByLabel(said.date, { exact: true }).fill(day);
    await tap(dialog(page).getByRole('button', { name: said.lay }));
    await expect(dialog(page).getByRole('heading', { name: said.inTheWay })).toBeFocused();
    expect(await absencesOf(therapist)).toEqual([]);
    await tap(dialog(page).locator('label').filter({ hasText: said.propose }));
    await dialog(page).getByLabel(said.message).fill('Une formation.');
    await expectAccessibleInBoth(page);
    await tap(dialog(page).getByRole('button', { name: said.lay }));
    await expect(page.getByRole('status').filter({ hasText: said.added })).toBeVisible();
    await expect(main(page).getByRole('button', { name: said.standing })).toBeVisible();
    await expectAccessibleInBoth(page);
    test.info().annotations.push({ type: 'taps', description: `an absence with somebody in its way: ${taps}` });
    expect(taps).toBeLessThanOrEqual(6);
    const asked = await ownOf(client);
    expect([asked?.status, asked?.proposedTimes?.length]).toEqual(['ACCEPTED', 3]);

    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: server.url });
    const theirs = await context.newPage();
    await openSignedIn(theirs, '/reservations', client.email, language);
    await expect(main(theirs)).toContainText(said.asked);
    await main(theirs).getByRole('button', { name: said.choose }).tap();
    const proposed = dialog(theirs).getByRole('group', { name: said.proposed });
    await expect(proposed.getByRole('radio')).toHaveCount(3);
    await expect(dialog(theirs)).toContainText('Une formation.');
    await expectAccessibleInBoth(theirs);
    await proposed.locator('label').nth(1).tap();
    await dialog(theirs).getByRole('button', { name: said.move }).tap();
    await expect(dialog(theirs)).toBeHidden();
    expect(await ownOf(client)).toMatchObject({
      status: 'ON_STAND_BY',
      startDateTime: asked?.proposedTimes?.[1],
      proposedTimes: null,
      rescheduleCount: 0,
    });
    await context.close();
  });
}

test('by keyboard: hours, each appointment answered for, one cancelled with its money due back, one kept', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  const client = await newClientOf(server.url);
  const id = await bookAccepted(server.url, client, 'Un suivi.', therapist);
  const start = await startOf(therapist, id);
  const minutes = Math.round((Date.parse(start) - Date.now()) / 60_000) + 180;
  const called = await takenByPhone(therapist, minutes, 'Hamdi');
  await openSignedIn(page, '/practice/absences', therapist.email);
  await main(page).getByRole('button', { name: 'Ajouter une absence' }).focus();
  await page.keyboard.press('Enter');
  const save = dialog(page).getByRole('button', { name: 'Enregistrer l’absence' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Date', { exact: true })).toBeFocused();
  await expect(dialog(page)).toContainText('Choisissez une date.');
  await dialog(page).getByRole('radio', { name: 'Une journée' }).focus();
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByLabel('Date', { exact: true }).fill(dayOf(start));
  await dialog(page).getByLabel('De', { exact: true }).fill('08:00');
  await dialog(page).getByLabel('À', { exact: true }).fill('07:00');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('À', { exact: true })).toBeFocused();
  await expect(dialog(page)).toContainText('L’heure de fin doit venir après l’heure de début.');
  await dialog(page).getByLabel('À', { exact: true }).fill('23:55');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: '2 rendez-vous tombent à ce moment' })).toBeFocused();
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Choisissez ce que devient chaque rendez-vous.' })).toBeVisible();

  const groupOf = (name: RegExp) => dialog(page).getByRole('group', { name });
  const paid = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: /80\sDT payés/ });
  await expect(paid.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(paid.getByRole('radio', { name: 'Annuler et rembourser' })).toBeChecked();
  // Nobody reads what is proposed to somebody known by telephone alone.
  await expect(groupOf(/Nour Hamdi/).getByRole('radio', { name: 'Proposer 3 horaires' })).toBeDisabled();
  await groupOf(/Nour Hamdi/)
    .getByRole('radio', { name: 'Garder' })
    .focus();
  await page.keyboard.press('Space');
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(await ownOf(client)).toMatchObject({ status: 'CANCELLED', late: false, payment: { manualPayment: { status: 'REFUND_DUE' } } });
  const { items } = await therapist.api.call(listReservations, {});
  expect(items.find((each) => each.id === called.id)?.status).toBe('ACCEPTED');

  await test.step('what was kept is answered for later', async () => {
    await main(page).getByRole('button', { name: '1 rendez-vous à ce moment' }).focus();
    await page.keyboard.press('Enter');
    await expect(groupOf(/Nour Hamdi/).getByRole('radio', { name: 'Garder' })).toBeChecked();
    await groupOf(/Nour Hamdi/)
      .getByRole('radio', { name: 'Annuler' })
      .focus();
    await page.keyboard.press('Space');
    await dialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(main(page).getByRole('button', { name: /à ce moment/ })).toHaveCount(0);
  });
});

test('an absence of every year outlives a reload while it is typed, is changed, and removed', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  await openSignedIn(page, '/practice/absences', therapist.email);
  await main(page).getByRole('button', { name: 'Ajouter une absence' }).tap();
  await dialog(page).locator('label').filter({ hasText: 'Plusieurs jours' }).tap();
  const year = new Date().getFullYear() + 1;
  await dialog(page).getByLabel('Premier jour').fill(`${year}-12-24`);
  await dialog(page)
    .getByLabel('Dernier jour')
    .fill(`${year + 1}-01-03`);
  await dialog(page).getByLabel('Chaque année aux mêmes dates').check();
  await dialog(page)
    .getByLabel(/^Note pour vous/)
    .fill('Fêtes');
  await expectKept(page, 'Fêtes');
  await expect
    .poll(async () =>
      dialog(page)
        .getByLabel(/^Note pour vous/)
        .inputValue(),
    )
    .toBe('Fêtes');
  await page.reload();
  await main(page).getByRole('button', { name: 'Ajouter une absence' }).tap();
  await expect(dialog(page).getByLabel('Dernier jour')).toHaveValue(`${year + 1}-01-03`);
  await expect(dialog(page).getByLabel('Chaque année aux mêmes dates')).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Enregistrer l’absence' }).tap();
  await expect(dialog(page)).toBeHidden();
  const everyYear = main(page).getByRole('region', { name: 'Chaque année' });
  await expect(everyYear).toContainText('Du 24 décembre au 3 janvier', { ignoreCase: true });
  await expect(everyYear).toContainText('Fêtes');

  await everyYear.getByRole('button', { name: /^Modifier/ }).tap();
  await expect(dialog(page).getByLabel('Premier jour')).toHaveValue(`${year}-12-24`);
  // Refused by the server alone: longer than the year it is to come back in.
  const last = dialog(page).getByLabel('Dernier jour');
  await last.fill(`${year + 2}-01-05`);
  await dialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).tap();
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await last.fill(`${year + 1}-01-05`);
  await dialog(page).getByRole('button', { name: 'Enregistrer', exact: true }).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(everyYear).toContainText('Du 24 décembre au 5 janvier', { ignoreCase: true });

  await everyYear.getByRole('button', { name: /^Supprimer/ }).tap();
  await expect(dialog(page)).toContainText('ces heures seront de nouveau proposées');
  await dialog(page).getByRole('button', { name: 'Supprimer', exact: true }).tap();
  await expect(dialog(page)).toBeHidden();
  await expect(main(page)).toContainText('Aucune absence prévue.');
  expect(await absencesOf(therapist)).toEqual([]);
});

test('an absence that is over already is a mistyped year: it is said, and nothing typed is lost', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  await openSignedIn(page, '/practice/absences', therapist.email);
  await page.getByRole('button', { name: 'Ajouter une absence' }).click();
  const day = page.getByLabel('Date', { exact: true });
  await day.fill('2020-02-28');
  await page.getByRole('button', { name: 'Enregistrer l’absence' }).click();
  await expect(day).toHaveAccessibleDescription('Ce moment est déjà passé\u00A0: vérifiez la date et l’année.');
  await expect(day).toHaveValue('2020-02-28');
  expect((await therapist.api.call(listDaysOff, {})).items).toEqual([]);
});
