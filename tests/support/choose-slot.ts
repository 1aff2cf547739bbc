import type { Locator, Page } from '@playwright/test';
import { defaultTimeZone } from '#contract/constants.ts';
import { addMonths, monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import type { Language } from './accounts.ts';
import { expect } from './journey.ts';

const nextMonth = { fr: 'Mois suivant', en: 'Next month' } as const;

/** The square of a date in the calendar of a page or a dialog, brought there month by month. */
export async function showDay(place: Page | Locator, date: string, language: Language): Promise<Locator> {
  const grid = place.getByRole('grid');
  const shown = (await grid.locator('button').first().getAttribute('data-date')) ?? date;
  for (let month = monthOf(shown); month < monthOf(date); month = addMonths(month, 1))
    await place.getByRole('button', { name: nextMonth[language] }).click();
  return grid.locator(`button[data-date="${date}"]`);
}

/** Chooses a free time in the calendar, whichever month it is in. */
export async function chooseSlot(place: Page | Locator, startDateTime: string, language: Language = 'fr'): Promise<void> {
  const day = await showDay(place, dateInZone(startDateTime, defaultTimeZone), language);
  await expect(day).toHaveAttribute('aria-disabled', 'false');
  await day.click();
  await place.locator(`label:has(input[type=radio][value="${startDateTime}"])`).click();
}
