import type { Page } from '@playwright/test';
import { createDaysOff, decideReservation, deleteDaysOff, listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone, formatInstant } from '#src/ui/dates.ts';
import { openSignedIn, sessionWords, signInModal, type Language } from '../support/accounts.ts';
import { endSessionOf, readSession } from '../support/device-session.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { callAs, daysAhead, newClientOf, takeSlot, therapistSlug, type Caller } from '../support/practice.ts';

const zone = 'Africa/Tunis';
const words = {
  fr: {
    title: 'Rendez-vous',
    slots: /\d créneau/,
    fullyReserved: 'Complet',
    noAvailability: 'Aucune disponibilité pour ce praticien.',
    next: 'Mois suivant',
    see: /^Voir le /,
    note: /Un mot pour préparer/,
    confirm: 'Confirmer le rendez-vous',
    taken: 'Ce créneau vient d’être réservé. Voici les trois plus proches.',
    consentMissing: 'Le consentement est obligatoire',
    take: 'Prendre ce créneau',
    created: 'Réservation créée',
    pay: 'Payer par mandat',
    online: 'En ligne, par carte',
    choice: 'Votre choix',
  },
  en: {
    title: 'Medical Appointment',
    slots: /\d slot/,
    fullyReserved: 'Fully Reserved',
    noAvailability: 'No availability for the therapist.',
    next: 'Next month',
    see: /^See /,
    note: /Anything you would like to say/,
    confirm: 'Confirm the appointment',
    taken: 'This slot has just been taken. Here are the three nearest.',
    consentMissing: 'Your consent is required',
    take: 'Take this slot',
    created: 'Reservation created',
    pay: 'Pay by money order',
    online: 'Online, by card',
    choice: 'Your choice',
  },
} as const;

const bookingPath = (language: Language, search = '') => `${sessionWords[language].prefix}/therapist/${therapistSlug}${search}#booking`;
const wordsOfDay = (date: string, language: Language) => formatInstant(`${date}T00:00:00Z`, 'day', language, 'UTC');
const today = () => dateInZone(new Date(), zone);
const dayButton = (page: Page, date: string, language: Language) =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`^${wordsOfDay(date, language)},`) });
const summary = (page: Page, language: Language) => page.getByRole('complementary', { name: words[language].choice });

/** Opens the booking area and waits until the month's days are there. */
async function openBooking(page: Page, language: Language, search = ''): Promise<void> {
  await page.goto(bookingPath(language, search));
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

/** Moves the calendar to the month of a date. */
async function showMonthOf(page: Page, date: string, language: Language): Promise<void> {
  const shown = await page.getByRole('grid').locator('button').first().getAttribute('data-date');
  for (let month = monthOf(shown ?? today()); month < monthOf(date); month = addMonths(month, 1)) {
    await page.getByRole('button', { name: words[language].next }).click();
  }
}

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  test(`a full day, and a month without a slot, say so (${language})`, async ({ page, server }) => {
    const full = await fullSaturday(server.url);
    await openBooking(page, language);
    await showMonthOf(page, full, language);
    const day = dayButton(page, full, language);
    await expect(day).toHaveAccessibleName(new RegExp(`${told.fullyReserved}$`));
    await expect(day).toHaveText(new RegExp(`${told.fullyReserved}$`));
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);

    await showMonthOf(page, addDays(today(), 100), language);
    await expect(page.getByText(told.noAvailability)).toBeVisible();
    await expectAccessible(page);
  });

  test(`a slot that was just taken leaves everything typed and offers the three nearest (${language})`, async ({ page, server }) => {
    const [client, rival] = [await newClientOf(server.url), await newClientOf(server.url)];
    await openSignedIn(page, '/reservations', client.email, language);
    const slot = await freeSlot(server.url);
    await openBooking(page, language, `?slot=${slot.startDateTime}`);
    await page.getByLabel(told.note).fill('  Gardé tel quel ');
    await page.getByRole('button', { name: told.confirm }).click();
    await expect(page.getByText(told.consentMissing)).toBeVisible();
    await page.getByRole('main').getByRole('checkbox').check();
    await takeSlot(server.url, rival, slot);
    await page.getByRole('button', { name: told.confirm }).click();
    const notice = page.getByRole('alert').filter({ hasText: told.taken });
    await expect(notice.getByRole('button')).toHaveCount(3);
    await expectAccessible(page);
    await notice.getByRole('button').first().click();
    await expect(page.getByLabel(told.note)).toHaveValue('  Gardé tel quel ');
    await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked();
    await page.getByRole('button', { name: told.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: told.pay })).toBeVisible();
  });

  test(`from home to a reservation in six taps, another day chosen on the way (${language})`, async ({ page, server }) => {
    const client = await newClientOf(server.url);
    await openSignedIn(page, '/reservations', client.email, language);
    await page.addInitScript(() => {
      addEventListener('click', ({ isTrusted, detail }) => {
        // A click of the keyboard or of a label's own making has no detail.
        if (isTrusted && detail > 0) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
      });
    });
    await page.goto(`${sessionWords[language].prefix}/`);
    await page.evaluate(() => sessionStorage.removeItem('taps'));
    await page.getByRole('link', { name: told.take }).click();
    await expect(summary(page, language).locator('time')).toBeVisible();
    await expect(page.getByRole('radio', { name: told.online })).toBeDisabled();
    const other = page.getByRole('grid').locator('button[aria-disabled=false][aria-pressed=false]').first();
    await other.click();
    await page
      .getByRole('group', { name: /Matin|Après-midi|Morning|Afternoon/ })
      .getByText(/^\d{1,2}(\sh|:\d\d)/)
      .first()
      .click();
    await page.getByRole('main').getByRole('checkbox').click();
    await page.getByRole('button', { name: told.confirm }).click();
    // First: the toast stays two seconds.
    await expect(page.getByText(told.created, { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: told.pay })).toBeVisible();
    expect(Number(await page.evaluate(() => sessionStorage.getItem('taps')))).toBeLessThanOrEqual(6);
  });

  test(`the profile, the booking and the payment are accessible, light and dark (${language})`, async ({ page, server }) => {
    const client = await newClientOf(server.url);
    const { id } = await takeSlot(server.url, client, await freeSlot(server.url));
    await openSignedIn(page, `/reservations/${id}/payment`, client.email, language);
    await expect(page.getByRole('heading', { level: 1, name: told.pay })).toBeVisible();
    await expectAccessibleInBoth(page);
    const slot = await freeSlot(server.url);
    await openBooking(page, language, `?slot=${slot.startDateTime}`);
    await expect(page.getByRole('button', { name: told.confirm })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
}

test('a day and an hour are chosen by keyboard alone', async ({ page, server }) => {
  const free = (await daysAhead(server.url, 28)).find(({ slots }) => slots.length > 1);
  if (!free) throw new Error('no day has two slots');
  await openBooking(page, 'fr');
  await expect(page.getByRole('heading', { level: 2, name: words.fr.title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.fr.next }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  // From wherever the grid starts, to the last day of the week and back, a month on and back.
  for (const key of ['End', 'Home', 'PageDown', 'PageUp']) await page.keyboard.press(key);
  const start = await focused.getAttribute('data-date');
  for (let date = start ?? ''; date < free.date; date = addDays(date, 1)) await page.keyboard.press('ArrowRight');
  for (let date = start ?? ''; date > free.date; date = addDays(date, -1)) await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('data-date', free.date);
  await expect(focused).toHaveAccessibleName(words.fr.slots);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  while (!(await focused.evaluate((element) => element.matches('input[type=radio]')))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(focused).toBeChecked();
  const time = formatInstant(free.slots[0]?.startDateTime ?? '', 'dayAndTime', 'fr', zone);
  await expect(summary(page, 'fr')).toContainText(time, { ignoreCase: true });
});

test('a month of absence leads to the next one that has a slot', async ({ page, server }) => {
  const month = addMonths(monthOf(today()), 1);
  const staff = await callAs(server.url, 'therapist@demo.test');
  const absence = await closeMonth(staff, month);
  try {
    await openBooking(page, 'fr');
    await page.getByRole('button', { name: words.fr.next }).click();
    await expect(page.getByText(words.fr.noAvailability)).toBeVisible();
    await page.getByRole('button', { name: words.fr.see }).click();
    await expect(page.getByRole('grid').getByRole('button', { name: words.fr.slots }).first()).toBeVisible();
  } finally {
    await staff.api.call(deleteDaysOff, { parameters: { id: absence } });
  }
});

test('a client abroad sees the time of the device beside the practice’s', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Dubai', locale: 'fr-FR' });
  const page = await context.newPage();
  await openBooking(page, 'fr');
  await page.getByRole('grid').getByRole('button', { name: words.fr.slots }).first().click();
  await expect(page.getByRole('radio', { name: /^\d{1,2}\sh(\s\d\d)? \(\d{1,2}\sh(\s\d\d)?\)$/ }).first()).toBeVisible();
  await expect(page.getByText('entre parenthèses, celles de votre appareil')).toBeVisible();
  await context.close();
});

test('without a network the days that are known are marked to be checked, until it returns', async ({ page, context }) => {
  await openBooking(page, 'fr');
  await expect(page.getByRole('grid').getByRole('button', { name: words.fr.slots }).first()).toBeVisible();
  await context.setOffline(true);
  for (let count = 0; count < 4; count += 1) await page.getByRole('button', { name: words.fr.next }).click();
  await page.getByRole('button', { name: 'Mois précédent' }).click();
  await page.getByRole('button', { name: 'Mois précédent' }).click();
  await page.getByRole('button', { name: 'Mois précédent' }).click();
  await expect(page.getByText(/^À vérifier/)).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByText(/^À vérifier/)).toBeHidden({ timeout: 15_000 });
});

test('a reload keeps the booking that was begun', async ({ page }) => {
  await openBooking(page, 'fr');
  await page.getByRole('grid').getByRole('button', { name: words.fr.slots }).first().click();
  await page
    .getByRole('group', { name: /Matin|Après-midi/ })
    .getByText(/^\d{1,2}(\sh|:\d\d)/)
    .first()
    .click();
  await page.getByLabel(words.fr.note).fill('À demain');
  const chosen = await summary(page, 'fr').locator('time').textContent();
  await page.reload();
  await expect(summary(page, 'fr').locator('time')).toHaveText(chosen ?? '');
  await expect(page.getByLabel(words.fr.note)).toHaveValue('À demain');
});

test('without scripts the profile reads, and the booking area says how to reach the practice', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(bookingPath('fr'));
  for (const name of ['À propos', 'Formation', 'Questions fréquentes', 'Contact', 'Rendez-vous']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  // By selector: Playwright's own locators pass over what is inside <noscript>.
  const notice = page.locator('#booking noscript p');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toContain('activez JavaScript');
  await expect(notice.locator('a[href^="tel:+216"]')).toBeVisible();
  await expect(page.getByText('Prochain créneau libre')).toBeVisible();
  await context.close();
});

/** A free slot some days ahead, out of the way of the other journeys' first ones. */
async function freeSlot(serverUrl: string) {
  const days = (await daysAhead(serverUrl, 55)).filter(({ slots }) => slots.length > 3);
  const slot = days[Math.floor(Math.random() * (days.length - 5)) + 5]?.slots[1];
  if (!slot) throw new Error('no slot is free');
  return slot;
}

/** The first Saturday that has sessions, reserved to the last by as many clients as three holds each need. */
async function fullSaturday(serverUrl: string): Promise<string> {
  const isSaturday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 6;
  const saturdays = (await daysAhead(serverUrl, 40)).filter(({ date }) => isSaturday(date));
  const known = saturdays.find(({ state }) => state === 'FULLY_RESERVED');
  const open = saturdays.find(({ slots }) => slots.length > 0);
  if (!known && !open) throw new Error('no Saturday has sessions');
  if (known || !open) return known?.date ?? '';
  let client: Caller | undefined;
  for (let count = 0; ; count += 1) {
    const [slot] = (await daysAhead(serverUrl, 40)).find(({ date }) => date === open.date)?.slots ?? [];
    if (!slot) return open.date;
    if (count % 3 === 0) client = await newClientOf(serverUrl);
    if (client) await takeSlot(serverUrl, client, slot);
  }
}

/** Puts an absence over a whole month; what had been accepted in it is cancelled first. */
async function closeMonth({ api }: Caller, month: string): Promise<string> {
  const body = { startDateTime: `${firstDayOf(month)}T00:00:00Z`, endDateTime: `${addDays(lastDayOf(month), 1)}T00:00:00Z`, label: null };
  try {
    return (await api.call(createDaysOff, { body })).id;
  } catch (error) {
    const conflicts = error instanceof ApiProblem ? error.body.conflicts : undefined;
    if (!conflicts) throw error;
    for (const { id } of conflicts)
      await api.call(decideReservation, { parameters: { id }, body: { status: 'CANCELLED', reason: 'Absence' } });
    return (await api.call(createDaysOff, { body })).id;
  }
}

test('what one person typed is neither shown to the next who signs in, nor sent for them; the first finds it again', async ({
  page,
  server,
}) => {
  const told = words.fr;
  const [client, other] = [await newClientOf(server.url), await newClientOf(server.url)];
  await openSignedIn(page, '/reservations', client.email);
  const slot = (await daysAhead(server.url, 21)).flatMap(({ slots }) => slots).at(-1);
  await openBooking(page, 'fr', `?slot=${slot?.startDateTime}`);
  await page.getByLabel(told.note).fill('Seulement pour le cabinet');
  await page.getByRole('main').getByRole('checkbox').check();
  await endSessionOf(server.url, await readSession(page));
  await page.getByRole('button', { name: told.confirm }).click();
  await expect(page.getByText('Connectez-vous pour continuer')).toBeVisible();
  // Until somebody else comes, nothing is lost.
  await expect(page.getByLabel(told.note)).toHaveValue('Seulement pour le cabinet');

  await signInModal(page, other.email);
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await expect(page.getByText('Choisissez d’abord un jour et une heure')).toBeVisible();
  await expect(page).toHaveURL(/\/therapist\//);
  await openBooking(page, 'fr', `?slot=${slot?.startDateTime}`);
  await expect(page.getByLabel(told.note)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked();
  const booked = async ({ api }: Caller) => (await api.call(listOwnReservations, { query: {} })).total;
  expect([await booked(client), await booked(other)]).toEqual([0, 0]);

  await endSessionOf(server.url, await readSession(page));
  await openSignedIn(page, '/reservations', client.email);
  await openBooking(page, 'fr');
  await expect(page.getByLabel(told.note)).toHaveValue('Seulement pour le cabinet');
});

test('nor is it after a reload, or a provider’s dialog, that comes between', async ({ page, server }) => {
  const told = words.fr;
  const [client, other] = [await newClientOf(server.url), await newClientOf(server.url)];
  await openSignedIn(page, '/reservations', client.email);
  const slot = (await daysAhead(server.url, 21)).flatMap(({ slots }) => slots).at(-1);
  await openBooking(page, 'fr', `?slot=${slot?.startDateTime}`);
  await endSessionOf(server.url, await readSession(page));
  await page.reload();
  await page.waitForFunction(() => localStorage.getItem('authID') === null);
  await page.getByLabel(told.note).fill('Après la fin de la session');
  await page.reload();
  await expect(page.getByLabel(told.note)).toHaveValue('Après la fin de la session');
  await page.goto('/reservations');
  await signInModal(page, other.email);
  await openBooking(page, 'fr', `?slot=${slot?.startDateTime}`);
  await expect(page.getByLabel(told.note)).toHaveValue('');
  await endSessionOf(server.url, await readSession(page));
  await openSignedIn(page, '/reservations', client.email);
  await openBooking(page, 'fr', `?slot=${slot?.startDateTime}`);
  await expect(page.getByLabel(told.note)).toHaveValue('Après la fin de la session');
});
