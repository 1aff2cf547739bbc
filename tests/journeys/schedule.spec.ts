import type { Page } from '@playwright/test';
import { readOwnSchedule } from '#contract/booking/booking.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { newTherapistOf, type OwnTherapist } from '../support/practice.ts';
import { takenAt } from '../support/taken-by-phone.ts';
import { toldByToast } from '../support/toasts.ts';
import { addDays } from '#src/ui/calendar-grid.ts';

const words = {
  fr: {
    locale: 'fr-FR',
    outside: '1 rendez-vous déjà pris en dehors de ces horaires',
    copy: (day: string) => `${day} : copier sur les jours ouverts`,
    start: (day: string) => `${day}, plage 1 : début`,
    end: (day: string) => `${day}, plage 1 : fin`,
    interval: /^La fin doit être après le début/,
    addSeason: 'Ajouter une saison',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
    overlap: /^Une autre saison dure jusqu’au/,
    noDate: 'Choisissez une date.',
    save: 'Enregistrer les horaires',
    unsaved: 'Modifications non enregistrées, gardées sur cet appareil.',
    saved: 'Horaires enregistrés. 1 rendez-vous déjà pris se trouve en dehors.',
    preview: 'Ce que voient vos clients',
    nextMonth: 'Mois suivant',
    none: /aucun créneau/i,
    some: /, \d+ créneaux?$/,
  },
  en: {
    locale: 'en-GB',
    outside: '1 appointment already booked outside of these hours',
    copy: (day: string) => `${day}: copy to the open days`,
    start: (day: string) => `${day}, range 1: start`,
    end: (day: string) => `${day}, range 1: end`,
    interval: /^A range must end after it starts/,
    addSeason: 'Add a season',
    firstDay: 'First day',
    lastDay: 'Last day',
    overlap: /^Another season lasts until/,
    noDate: 'Choose a date.',
    save: 'Save the hours',
    unsaved: 'Changes not saved yet, kept on this device.',
    saved: 'Hours saved. 1 appointment already booked lies outside of them.',
    preview: 'What your clients see',
    nextMonth: 'Next month',
    none: /no slot/i,
    some: /, \d+ slots?$/,
  },
} as const satisfies Record<Language, object>;

const scheduleOf = ({ api }: OwnTherapist) => api.call(readOwnSchedule, {});
const dayNamed = (date: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
const square = (page: Page, date: string) => page.locator(`[data-date="${date}"]`);

for (const language of journeyLanguages) {
  test.describe(`hours (${language})`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test(`a day is closed: what clients would see, who stands outside, and what is saved (${language})`, async ({ page, server }) => {
      const said = words[language];
      const therapist = await newTherapistOf(server.url);
      const date = addDays(dateInZone(new Date(), defaultTimeZone), 8);
      await takenAt(therapist, `${date}T10:00:00.000Z`, 'Gharbi');
      const day = dayNamed(date, said.locale);
      await openSignedIn(page, '/practice/schedule', therapist.email, language);
      const preview = page.getByRole('region', { name: said.preview });
      await expect(page.getByRole('complementary', { name: said.outside })).toBeHidden();
      await expectAccessibleInBoth(page);

      const changedAt = Date.now();
      await page.getByRole('checkbox', { name: day }).tap();
      await expect(page.getByRole('complementary', { name: said.outside })).toBeVisible();
      if (!(await square(page, date).isVisible())) await preview.getByRole('button', { name: said.nextMonth }).tap();
      await expect(square(page, date)).toHaveAccessibleName(said.none);
      await expect(square(page, addDays(date, 1))).toHaveAccessibleName(said.some);
      expect((await scheduleOf(therapist)).weekly.every(({ intervals }) => intervals.length > 0)).toBe(true);

      await expect.poll(() => lastKept(page)).toBeGreaterThanOrEqual(changedAt);
      await page.reload();
      await expect(page.getByText(said.unsaved)).toBeVisible();
      await expect(page.getByRole('checkbox', { name: day })).not.toBeChecked();
      await page.getByRole('button', { name: said.save }).tap();
      await toldByToast(page, said.saved);
      await expect(page.getByText(said.unsaved)).toBeHidden();
      const closed = (await scheduleOf(therapist)).weekly.filter(({ intervals }) => intervals.length === 0);
      expect(closed).toMatchObject([{ weekday: new Date(date).getUTCDay() }]);
    });
  });

  test(`by keyboard: an impossible range and seasons that overlap are told where they stand, and lose nothing (${language})`, async ({
    page,
    server,
  }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url, { start: '09:00', end: '12:00' });
    const [monday, tuesday] = ['2026-11-30', '2026-12-01'].map((date) => dayNamed(date, said.locale)) as [string, string];
    await openSignedIn(page, '/practice/schedule', therapist.email, language);
    const end = page.getByLabel(said.end(monday));
    await end.fill('08:00');
    await end.press('Enter');
    await expect(page.getByLabel(said.start(monday))).toBeFocused();
    await expect(end).toHaveAccessibleDescription(said.interval);
    await end.fill('11:00');
    await expect(end).not.toHaveAccessibleDescription(said.interval);
    await page.getByRole('button', { name: said.copy(monday) }).press('Enter');
    await expect(page.getByLabel(said.end(tuesday))).toHaveValue('11:00');

    await page.getByRole('button', { name: said.addSeason }).press('Enter');
    await page.getByRole('button', { name: said.save }).press('Enter');
    await expect(page.getByLabel(said.firstDay)).toBeFocused();
    await expect(page.getByLabel(said.firstDay)).toHaveAccessibleDescription(said.noDate);
    await page.getByLabel(said.firstDay).fill('2027-02-08');
    await page.getByLabel(said.lastDay).fill('2027-03-09');
    await page.getByRole('button', { name: said.addSeason }).press('Enter');
    const second = page.getByLabel(said.firstDay).last();
    await second.fill('2027-03-09');
    await page.getByLabel(said.lastDay).last().fill('2027-03-20');
    await page.getByRole('button', { name: said.save }).press('Enter');
    await expect(second).toBeFocused();
    await expect(second).toHaveAccessibleDescription(said.overlap);
    await expectAccessibleInBoth(page);
    await second.fill('2027-03-10');
    await page.getByRole('button', { name: said.save }).press('Enter');
    await expect
      .poll(async () => (await scheduleOf(therapist)).seasons.map(({ from, to }) => `${from} ${to}`))
      .toEqual(['2027-02-08 2027-03-09', '2027-03-10 2027-03-20']);
    expect((await scheduleOf(therapist)).weekly.flatMap(({ intervals }) => intervals.map((each) => each.end))).toEqual(
      Array.from({ length: 7 }, () => '11:00'),
    );
  });
}
