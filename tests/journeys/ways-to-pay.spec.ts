import type { Page } from '@playwright/test';
import { monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Slot } from '#contract/booking/booking.schema.ts';
import { sessionWords } from '../support/accounts.ts';
import { showDay } from '../support/choose-slot.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { daysAhead, newTherapistOf } from '../support/practice.ts';

const words = {
  fr: {
    cardOnly: 'Par carte seulement',
    byOrder: 'Premier créneau payable par mandat : ',
    tooClose: 'Trop proches pour un mandat, ces heures se paient par carte.',
    mixed: /^Jusqu’à \d{1,2}\sh(\s\d\d)?, par carte seulement\s; ensuite, par carte ou par mandat\.$/,
    either: 'Ces heures se paient par carte ou par mandat.',
    order: 'Par mandat postal',
    previous: 'Mois précédent',
  },
  en: {
    cardOnly: 'By card only',
    byOrder: 'First slot payable by money order: ',
    tooClose: 'Too close for a money order, these times are paid by card.',
    mixed: /^Up to \d{1,2}:\d\d\s[ap]m, by card only; after that, by card or by money order\.$/,
    either: 'These times are paid by card or by money order.',
    order: 'By money order',
    previous: 'Previous month',
  },
} as const;

const takesOrders = ({ paymentMethods }: Slot) => paymentMethods.includes('MONEY_ORDER');
const openForm = (page: Page) => expect(page.locator('#booking [inert]')).toHaveCount(0);

for (const language of ['fr', 'en'] as const) {
  const told = words[language];
  test(`which times take which payment is said before one is chosen, with the first for a money order (${language})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Open every day, so that the next hours are always too close for a money order, and the third day from now is mixed or is not.
    const practitioner = await newTherapistOf(server.url);
    const days = await daysAhead(server.url, 10, practitioner);
    const first = days.flatMap(({ slots }) => slots).find(takesOrders);
    if (!first) throw new Error('no slot takes a money order');
    const path = `${sessionWords[language].prefix}/therapist/${practitioner.slug}`;
    const offer = told.byOrder + formatInstant(first.startDateTime, 'dayAndTime', language, defaultTimeZone);
    // The time chosen first may lie in the month after it.
    const showRunningMonth = async () => {
      const running = monthOf(dateInZone(new Date(), defaultTimeZone));
      const shown = async () => monthOf((await page.getByRole('grid').locator('button').first().getAttribute('data-date')) ?? running);
      while ((await shown()) > running) await page.getByRole('button', { name: told.previous }).click();
    };

    await test.step('with the next free slot, where a link takes the first that a money order pays for', async () => {
      await page.goto(path);
      await expect(page.getByText(told.cardOnly, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: offer, exact: true }).click();
      await expect(page.getByRole('radio', { name: told.order })).toBeEnabled();
      await expect(page.locator(`#booking time[datetime="${first.startDateTime}"]`).first()).toBeVisible();
    });

    await test.step('in the calendar, day by day', async () => {
      await page.goto(`${path}#booking`);
      await page.reload();
      await openForm(page);
      await showRunningMonth();
      for (const { date, slots } of days.filter((day) => day.slots.length > 0).slice(0, 5)) {
        await (await showDay(page, date, language)).click();
        const count = slots.filter(takesOrders).length;
        const sentence = count === slots.length ? told.either : count === 0 ? told.tooClose : told.mixed;
        await expect(page.locator('#booking').getByText(sentence)).toBeVisible();
      }
      await expectAccessible(page);
    });

    await test.step('there too the first for a money order is one press away', async () => {
      // It stands there: what comes later takes money orders throughout.
      await showRunningMonth();
      await page.getByRole('button', { name: offer, exact: true }).click();
      await expect(page.getByRole('radio', { name: told.order })).toBeEnabled();
      await expect(page.locator(`#booking input[type=radio][value="${first.startDateTime}"]`)).toBeChecked();
    });
  });
}
