import type { CDPSession, Locator, Page } from '@playwright/test';
import { me } from '#contract/auth/auth.endpoints.ts';
import { listDaysOff, listOwnReservations, readReservation } from '#contract/booking/booking.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { bookAccepted } from '../support/accepted.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { freeSlot, newClientOf, newTherapistOf, type OwnTherapist } from '../support/practice.ts';
import { takenAt } from '../support/taken-by-phone.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    details: 'Rendez-vous',
    close: 'Fermer',
    free: /^Libre de 10\sh\s50 à 20\sh$/,
    add: 'Ajouter à l’agenda',
    time: /^Heure de début/,
    book: 'Prendre un rendez-vous',
    block: 'Ajouter une absence',
    lay: 'Enregistrer l’absence',
    saved: 'Absence enregistrée',
    absence: /^Absence de /,
    move: /^Déplacer au/,
    moved: 'rendez-vous déplacé',
  },
  en: {
    details: 'Appointment',
    close: 'Close',
    free: /^Free from 10:50\sam to 8:00\spm$/,
    add: 'Add to the calendar',
    time: /^Starting at/,
    book: 'Book an appointment',
    block: 'Add an absence',
    lay: 'Save the absence',
    saved: 'Absence saved',
    absence: /^Absence from /,
    move: /^Move to/,
    moved: 'appointment moved',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const block = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const at = (date: string, time: string) => new Date(`${date}T${time}:00+01:00`).toISOString();
const startOf = async ({ api }: OwnTherapist, id: string) => (await api.call(readReservation, { parameters: { id } })).startDateTime;

/** A day on which nothing stands yet, open from eight to eight. */
async function freeDayOf(serverUrl: string, therapist: OwnTherapist): Promise<string> {
  const { startDateTime } = await freeSlot(serverUrl, therapist);
  return dateInZone(startDateTime, defaultTimeZone);
}

const nextDate = (date: string, days = 1) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

for (const language of journeyLanguages) {
  test(`a day shows who comes; a tap opens it, and free time becomes a booking or an absence (${language})`, async ({ page, server }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    const date = await freeDayOf(server.url, therapist);
    await takenAt(therapist, at(date, '10:00'), 'Gharbi');
    await openSignedIn(page, `/practice/agenda?date=${date}`, therapist.email, language);
    let taps = 0;
    const tap = async (target: Locator, options: Parameters<Locator['tap']>[0] = {}) => {
      await target.tap(options);
      taps += 1;
    };

    await expectAccessibleInBoth(page);
    await tap(block(page, /Nour Gharbi/));
    await expect(dialog(page).getByRole('heading', { name: said.details, exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: /Nour Gharbi/ })).toHaveAttribute('href', /^tel:/);
    await expectAccessibleInBoth(page);
    await tap(dialog(page).getByRole('button', { name: said.close }));
    await expect(block(page, /Nour Gharbi/)).toBeFocused();
    test.info().annotations.push({ type: 'taps', description: `an appointment of the agenda opened: ${taps - 1}` });

    await test.step('free time becomes an absence', async () => {
      taps = 0;
      // An hour is 88 px high: this is a quarter past two, and a little.
      await tap(block(page, said.free), { position: { x: 60, y: (14.25 - 10 - 50 / 60) * 88 + 4 } });
      await expect(dialog(page).getByRole('heading', { name: said.add })).toBeVisible();
      await expect(dialog(page).getByLabel(said.time)).toHaveValue('14:15');
      await expectAccessibleInBoth(page);
      await tap(dialog(page).getByRole('button', { name: said.block }));
      await tap(dialog(page).getByRole('button', { name: said.lay }));
      await expect(page.getByRole('status').filter({ hasText: said.saved })).toBeVisible();
      await expect(main(page).getByRole('link', { name: said.absence })).toBeVisible();
      const { items } = await therapist.api.call(listDaysOff, {});
      expect(items.map(({ startDateTime, endDateTime }) => [startDateTime, endDateTime])).toEqual([[at(date, '14:15'), at(date, '15:15')]]);
      test.info().annotations.push({ type: 'taps', description: `free time of the agenda blocked: ${taps}` });
    });

    await test.step('free time becomes a booking by telephone', async () => {
      taps = 0;
      await tap(block(page, /Libre de 8\sh|Free from 8/), { position: { x: 60, y: 30 } });
      await tap(dialog(page).getByRole('button', { name: said.book }));
      await expect(page).toHaveURL(/by-phone/);
      await expect(main(page).locator('input[type="date"]')).toHaveValue(date);
      await expect(main(page).locator('input[type="time"]')).toHaveValue('08:15');
      // What is changed here is not brought back by the address.
      await expect(page).not.toHaveURL(/start=/);
      test.info().annotations.push({ type: 'taps', description: `from free time of the agenda to a booking by telephone: ${taps}` });
    });
  });

  test(`by keyboard an appointment is moved in the grid, and its client is told (${language})`, async ({ page, server }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    const client = await newClientOf(server.url);
    const id = await bookAccepted(server.url, client, 'Un suivi.', therapist);
    const before = await startOf(therapist, id);
    const date = dateInZone(before, defaultTimeZone);
    await openSignedIn(page, `/practice/agenda?view=three&date=${date}`, therapist.email, language);
    const own = main(page).locator(`[data-id="${id}"]`);
    await own.focus();
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    const after = new Date(Date.parse(before) + 25 * 3_600_000).toISOString();
    await expect(page.getByRole('status').filter({ hasText: /Entrée pour le poser|Enter to put it down/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: said.details, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await startOf(therapist, id)).toBe(before);

    await expect(own).toBeFocused();
    for (let quarter = 0; quarter < 4; quarter += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    const confirm = dialog(page).getByRole('button', { name: said.move });
    await expect(confirm).toBeVisible();
    await expectAccessibleInBoth(page);
    await confirm.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: said.moved })).toBeVisible();
    expect(await startOf(therapist, id)).toBe(after);
    const [told] = (await client.api.call(listOwnReservations, {})).items;
    expect(told).toMatchObject({ startDateTime: after, status: 'ACCEPTED', rescheduleCount: 0 });
    await expect(main(page).locator(`[data-date="${nextDate(date)}"] [data-id="${id}"]`)).toBeVisible();
  });
}

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 2100 }, hasTouch: false });

  test('an appointment is dragged to another day; where somebody stands it is refused with the three nearest times', async ({
    page,
    server,
  }) => {
    const therapist = await newTherapistOf(server.url);
    const date = await freeDayOf(server.url, therapist);
    const { id } = await takenAt(therapist, at(date, '10:00'), 'Gharbi');
    await takenAt(therapist, at(nextDate(date), '15:00'), 'Ayari');
    await openSignedIn(page, `/practice/agenda?view=three&date=${date}`, therapist.email);
    const own = main(page).locator(`[data-id="${id}"]`);
    const track = (day: string) => main(page).locator(`[data-date="${day}"]`);
    /** An hour is 88 px high, and an hour before the first opening is shown. */
    const dragTo = async (day: string, hours: number) => {
      const from = await own.boundingBox();
      const to = await track(day).boundingBox();
      if (!from || !to) throw new Error('the agenda is not there');
      await page.mouse.move(from.x + 20, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
      await page.mouse.move(to.x + 30, to.y + 88 * (hours - 7) + 10, { steps: 8 });
      await page.mouse.up();
    };

    await test.step('put down where it was, nothing is asked', async () => {
      await dragTo(date, 10);
      await expect(dialog(page)).toHaveCount(0);
      // What follows a drag is a click like any other.
      await own.click();
      await dialog(page).getByRole('button', { name: words.fr.close }).click();
      await expect(own).toBeFocused();
    });

    await test.step('where somebody stands', async () => {
      await dragTo(nextDate(date), 15);
      await expect(dialog(page)).toContainText('Un autre rendez-vous est déjà à cette heure.');
      await dialog(page).getByRole('button', { name: words.fr.move }).click();
      const told = dialog(page)
        .getByRole('alert')
        .filter({ has: page.getByRole('button') });
      await expect(told.getByRole('button')).toHaveCount(3);
      await told.getByRole('button').first().click();
      await expect(dialog(page).getByRole('button', { name: words.fr.move })).toBeEnabled();
      await dialog(page).getByRole('button', { name: words.fr.close }).click();
      await expect(own).toBeFocused();
      expect(await startOf(therapist, id)).toBe(at(date, '10:00'));
    });

    await test.step('outside opening hours, which is said', async () => {
      await dragTo(nextDate(date, 2), 20);
      await expect(dialog(page)).toContainText('Cette heure est en dehors des horaires d’ouverture.');
      await dialog(page).getByRole('button', { name: words.fr.move }).click();
      await expect(dialog(page)).toBeHidden();
      expect(await startOf(therapist, id)).toBe(at(nextDate(date, 2), '20:00'));
      await expect(track(nextDate(date, 2)).locator(`[data-id="${id}"]`)).toBeFocused();
    });
  });

  test('weeks and months are walked through; a month leads into its days, and the arrow keys from one to the next', async ({
    page,
    server,
  }) => {
    const therapist = await newTherapistOf(server.url, { start: '00:00', end: '24:00' });
    const date = await freeDayOf(server.url, therapist);
    await takenAt(therapist, at(date, '10:00'), 'Gharbi');
    await takenAt(therapist, at(date, '12:00'), 'Ayari');
    await openSignedIn(page, '/practice/agenda', therapist.email);
    await expect(main(page).getByRole('link', { name: 'Semaine', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(main(page).locator('[data-date]')).toHaveCount(7);

    await page.goto(`/practice/agenda?view=month&date=${date}`);
    const day = main(page)
      .getByRole('link', { name: `${Number(date.slice(8))}`, exact: false })
      .filter({ hasText: '2 rendez-vous' });
    await expectAccessibleInBoth(page);
    await day.click();
    await expect(page).toHaveURL(new RegExp(`view=day.*date=${date}|date=${date}.*view=day`));
    await block(page, /Nour Gharbi/).focus();
    await page.keyboard.press('ArrowDown');
    await expect(block(page, /^Libre de 10\sh\s50 à 12\sh$/)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(block(page, /Nour Ayari/)).toBeFocused();
    await main(page).getByRole('link', { name: 'Suivant' }).click();
    await expect(page).toHaveURL(new RegExp(nextDate(date)));
    await expect(block(page, /Nour/)).toHaveCount(0);
    await page.goBack();

    await test.step('on paper: what stands there, without what is pressed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(block(page, /Nour Gharbi/)).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Imprimer' })).toBeHidden();
      await expect(main(page).getByRole('link', { name: 'Suivant' })).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Écrans du cabinet' })).toBeHidden();
    });
  });

  test('the desk sees everyone beside each other, or one alone', async ({ page, server }) => {
    const [one, two] = [await newTherapistOf(server.url), await newTherapistOf(server.url)];
    const date = await freeDayOf(server.url, one);
    const { id } = await takenAt(two, at(date, '10:00'), 'Gharbi');
    await openSignedIn(page, `/practice/agenda?view=day&date=${date}`, 'admin@demo.test');
    const track = ({ id: therapist }: OwnTherapist) => main(page).locator(`[data-therapist="${therapist}"]`);
    await expect(track(two).locator(`[data-id="${id}"]`)).toBeVisible();
    await expect(track(one).locator('[data-id]')).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await page
      .getByRole('navigation', { name: 'Praticiens affichés' })
      .getByRole('link', { name: `Praticienne ${(await one.api.call(me, {})).authID.slice(-6)}` })
      .click();
    await expect(main(page).locator('[data-therapist]')).toHaveCount(1);
    await expect(track(one)).toBeVisible();
  });
});

test('a finger that stays on an appointment lifts it; one that moves at once scrolls the page', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  const date = await freeDayOf(server.url, therapist);
  const { id } = await takenAt(therapist, at(date, '09:00'), 'Gharbi');
  await openSignedIn(page, `/practice/agenda?date=${date}`, therapist.email);
  const own = main(page).locator(`[data-id="${id}"]`);
  await own.scrollIntoViewIfNeeded();
  const finger: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const box = await own.boundingBox();
  if (!box) throw new Error('the appointment is not there');
  const grip = { x: box.x + 40, y: box.y + 10 };

  await touch('touchStart', grip);
  await expect(own).toHaveClass(/lifted/);
  await touch('touchMove', { x: grip.x, y: grip.y + 30 });
  await touch('touchMove', { x: grip.x, y: grip.y + 88 });
  await touch('touchEnd');
  await expect(dialog(page).getByRole('button', { name: /^Déplacer au .* 10\sh$/ })).toBeVisible();
  await dialog(page).getByRole('button', { name: words.fr.close }).tap();
  await expect(dialog(page)).toHaveCount(0);

  await touch('touchStart', grip);
  await touch('touchMove', { x: grip.x, y: grip.y - 40 });
  await touch('touchMove', { x: grip.x, y: grip.y - 120 });
  await touch('touchEnd');
  await expect(own).not.toHaveClass(/lifted/);
  await expect(dialog(page)).toHaveCount(0);
  expect(await startOf(therapist, id)).toBe(at(date, '09:00'));
});
