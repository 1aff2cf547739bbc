import type { Locator, Page } from '@playwright/test';
import { createDaysOff, listOwnReservations, createReservation } from '#contract/booking/booking.endpoints.ts';
import { addDays, addMonths, firstDayOf, lastDayOf, monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { openSignedIn, sessionWords, signInModal, type Language } from '../support/accounts.ts';
import { chooseSlot } from '../support/choose-slot.ts';
import { endSessionOf, readSession } from '../support/device-session.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test, waitUntilAwake } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import {
  demonstrationTherapist,
  freeSlot,
  newClientOf,
  newTherapistOf,
  takeSlot,
  therapistSlug,
  type Caller,
  type Practitioner,
} from '../support/practice.ts';

const zone = 'Africa/Tunis';
const words = {
  fr: {
    title: 'Rendez-vous',
    slots: /\d créneau/,
    noAvailability: 'Aucune disponibilité pour ce praticien.',
    next: 'Mois suivant',
    see: /^Voir le /,
    note: /Un mot pour préparer/,
    confirm: 'Confirmer le rendez-vous',
    taken: 'Ce créneau vient d’être réservé. Voici les trois plus proches.',
    consentMissing: 'Le consentement est obligatoire',
    toConfirm: /confirmez votre adresse e-mail pour en prendre un autre/,
    sendLink: 'Recevoir le lien de confirmation',
    linkSent: /Le lien est parti à votre adresse e-mail/,
    take: 'Prendre ce créneau',
    reserved: /^Créneau réservé jusqu’à/,
    online: 'En ligne, par carte',
    choice: 'Votre choix',
  },
  en: {
    title: 'Medical Appointment',
    slots: /\d slot/,
    noAvailability: 'No availability for the therapist.',
    next: 'Next month',
    see: /^See /,
    note: /Anything you would like to say/,
    confirm: 'Confirm the appointment',
    taken: 'This slot has just been taken. Here are the three nearest.',
    consentMissing: 'Your consent is required',
    toConfirm: /confirm your email address to book another/,
    sendLink: 'Send me the confirmation link',
    linkSent: /The link is on its way to your email address/,
    take: 'Take this slot',
    reserved: /^Slot reserved until/,
    online: 'Online, by card',
    choice: 'Your choice',
  },
} as const;

const bookingPath = (language: Language, { slug }: Pick<Practitioner, 'slug'>, search = '') =>
  `${sessionWords[language].prefix}/therapist/${slug}${search}#booking`;
const today = () => dateInZone(new Date(), zone);
const summary = (page: Page, language: Language) => page.getByRole('complementary', { name: words[language].choice });

/** Opens a therapist's booking area and waits until the month's days are there. */
async function openBooking(page: Page, language: Language, practitioner: Practitioner, search = ''): Promise<void> {
  await page.goto(bookingPath(language, practitioner, search));
  // What the server drew does not listen yet.
  await expect(page.locator('#booking [inert]')).toHaveCount(0);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
}

for (const language of journeyLanguages) {
  const told = words[language];

  test(`a slot that was just taken leaves everything typed and offers the three nearest (${language})`, async ({ page, server }) => {
    const [client, rival] = [await newClientOf(server.url), await newClientOf(server.url)];
    await openSignedIn(page, '/reservations', client.email, language);
    const practitioner = await newTherapistOf(server.url);
    const slot = await freeSlot(server.url, practitioner);
    await openBooking(page, language, practitioner, `?slot=${slot.startDateTime}`);
    await page.getByLabel(told.note).fill('  Gardé tel quel ');
    await page.getByRole('button', { name: told.confirm }).click();
    await expect(page.getByText(told.consentMissing)).toBeVisible();
    await page.getByRole('main').getByRole('checkbox').check();
    await takeSlot(server.url, rival, slot, { practitioner });
    await page.getByRole('button', { name: told.confirm }).click();
    const notice = page.getByRole('alert').filter({ hasText: told.taken });
    await expect(notice.getByRole('button')).toHaveCount(3);
    await expectAccessible(page);
    await notice.getByRole('button').first().click();
    await expect(page.getByLabel(told.note)).toHaveValue('  Gardé tel quel ');
    await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked();
    const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(createReservation.path));
    await page.getByRole('button', { name: told.confirm }).click();
    // Where the device is, for the quiet hours of its reminders.
    const { timeZone } = (await asked).postDataJSON() as { timeZone?: string };
    expect(timeZone).toBe(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone));
    await expect(page.getByRole('heading', { level: 1, name: told.reserved })).toBeVisible();
  });

  test(`a second booking before the first is paid asks to confirm the address first, and keeps what was typed (${language})`, async ({
    page,
    server,
  }) => {
    const [client, practitioner] = [await newClientOf(server.url), await newTherapistOf(server.url)];
    await takeSlot(server.url, client, await freeSlot(server.url, practitioner, 4), { practitioner });
    await openSignedIn(page, '/reservations', client.email, language);
    const { startDateTime } = await freeSlot(server.url, practitioner);
    await openBooking(page, language, practitioner, `?slot=${startDateTime}`);
    await page.getByLabel(told.note).fill('Gardé tel quel');
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('button', { name: told.confirm }).click();
    const notice = page.getByRole('alert').filter({ hasText: told.toConfirm });
    await notice.getByRole('button', { name: told.sendLink }).click();
    await expect(notice.getByText(told.linkSent)).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel(told.note)).toHaveValue('Gardé tel quel');
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
    await expect(page.getByRole('radio', { name: told.online })).toBeChecked();
    await chooseSlot(page, (await freeSlot(server.url)).startDateTime, language);
    await page.getByRole('main').getByRole('checkbox').click();
    await page.getByRole('button', { name: told.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: told.reserved })).toBeVisible();
    expect(Number(await page.evaluate(() => sessionStorage.getItem('taps')))).toBeLessThanOrEqual(6);
  });
}

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  test(`a booking about to be confirmed is accessible, light and dark (${language})`, async ({ page, server }) => {
    const client = await newClientOf(server.url);
    await openSignedIn(page, '/reservations', client.email, language);
    const slot = await freeSlot(server.url);
    await openBooking(page, language, await demonstrationTherapist(server.url), `?slot=${slot.startDateTime}`);
    await expect(page.getByRole('button', { name: told.confirm })).toBeVisible();
    await expectAccessibleInBoth(page);
  });
}

test('a day and an hour are chosen by keyboard alone', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const { startDateTime } = await freeSlot(server.url, practitioner);
  const date = dateInZone(startDateTime, zone);
  await openBooking(page, 'fr', practitioner);
  await expect(page.getByRole('heading', { level: 2, name: words.fr.title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.fr.next }).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  // From wherever the grid starts, to the last day of the week and back, a month on and back.
  for (const key of ['End', 'Home', 'PageDown', 'PageUp']) await page.keyboard.press(key);
  const start = await focused.getAttribute('data-date');
  for (let reached = start ?? date; reached < date; reached = addDays(reached, 1)) await page.keyboard.press('ArrowRight');
  for (let reached = start ?? date; reached > date; reached = addDays(reached, -1)) await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAttribute('data-date', date);
  await expect(focused).toHaveAccessibleName(words.fr.slots);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  while (!(await focused.evaluate((element) => element.matches('input[type=radio]')))) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(focused).toBeChecked();
  const time = formatInstant(startDateTime, 'dayAndTime', 'fr', zone);
  await expect(summary(page, 'fr')).toContainText(time, { ignoreCase: true });
});

test('a month of absence leads to the next one that has a slot', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const absent = addMonths(monthOf(today()), 1);
  const absence = {
    startDateTime: `${firstDayOf(absent)}T00:00:00Z`,
    endDateTime: `${addDays(lastDayOf(absent), 1)}T00:00:00Z`,
    label: null,
  };
  await practitioner.api.call(createDaysOff, { body: absence });
  await openBooking(page, 'fr', practitioner);
  await page.getByRole('button', { name: words.fr.next }).click();
  await expect(page.getByText(words.fr.noAvailability)).toBeVisible();
  await page.getByRole('button', { name: words.fr.see }).click();
  await expect(page.getByRole('grid').getByRole('button', { name: words.fr.slots }).first()).toBeVisible();
});

test('a client abroad sees the time of the device beside the practice’s', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'Asia/Dubai', locale: 'fr-FR' });
  const page = await context.newPage();
  await openBooking(page, 'fr', await demonstrationTherapist(server.url));
  await chooseSlot(page, (await freeSlot(server.url)).startDateTime);
  await expect(page.getByRole('radio', { name: /^\d{1,2}\sh(\s\d\d)? \(\d{1,2}\sh(\s\d\d)?\)$/ }).first()).toBeVisible();
  await expect(page.getByText('entre parenthèses, celles de votre appareil')).toBeVisible();
  await context.close();
});

test('without a network the days that are known are marked to be checked, until it returns', async ({ page, context, server }) => {
  await openBooking(page, 'fr', await newTherapistOf(server.url));
  const next = page.getByRole('button', { name: words.fr.next });
  await next.click();
  await expect(page.getByRole('grid').getByRole('button', { name: words.fr.slots }).first()).toBeVisible();
  await context.setOffline(true);
  for (let count = 0; count < 3; count += 1) await next.click();
  for (let count = 0; count < 3; count += 1) await page.getByRole('button', { name: 'Mois précédent' }).click();
  await expect(page.getByText(/^À vérifier/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^À vérifier/)).toBeHidden();
});

test('a booking that was begun is found again after a reload, and in another tab than the one that was closed', async ({
  page,
  context,
  server,
}) => {
  const practitioner = await demonstrationTherapist(server.url);
  const lastOf = async (select: Locator) => {
    const value = (await select.locator('option').last().getAttribute('value')) ?? '';
    await select.selectOption(value);
    return value;
  };
  const service = (tab: Page) => tab.getByLabel(/^Type de séance/);
  const mode = (tab: Page) => tab.getByLabel(/^Où/);
  await openBooking(page, 'fr', practitioner);
  const [serviceId, place] = [await lastOf(service(page)), await lastOf(mode(page))];
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await chooseSlot(page, (await freeSlot(server.url, { ...practitioner, serviceId })).startDateTime);
  await page.getByLabel(words.fr.note).fill('À demain');
  const chosen = await summary(page, 'fr').locator('time').textContent();
  await page.reload();
  await expect(summary(page, 'fr').locator('time')).toHaveText(chosen ?? '');
  await expect(page.getByLabel(words.fr.note)).toHaveValue('À demain');
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await page.close();

  const next = await context.newPage();
  waitUntilAwake(next);
  await openBooking(next, 'fr', practitioner);
  await expect(summary(next, 'fr').locator('time')).toHaveText(chosen ?? '');
  await expect(next.getByLabel(words.fr.note)).toHaveValue('À demain');
  await expect(service(next)).toHaveValue(serviceId);
  await expect(mode(next)).toHaveValue(place);
});

test('without scripts the profile reads, and the booking area says how to reach the practice', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(bookingPath('fr', { slug: therapistSlug }));
  for (const name of ['À propos', 'Formation', 'Questions fréquentes', 'Contact', 'Rendez-vous']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  // By selector: Playwright's own locators pass over what is inside <noscript>.
  const notice = page.locator('#booking noscript p');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toContain('activez JavaScript');
  await expect(notice.locator('a[href^="tel:+216"]')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Les deux prochaines semaines' }).getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.locator('header a[href*="slot="]').first()).toBeVisible();
  await context.close();
});

test('what one person typed is neither shown to the next who signs in, nor sent for them; the first finds it again', async ({
  page,
  server,
}) => {
  const told = words.fr;
  const [client, other] = [await newClientOf(server.url), await newClientOf(server.url)];
  await openSignedIn(page, '/reservations', client.email);
  const practitioner = await demonstrationTherapist(server.url);
  const slot = await freeSlot(server.url);
  await openBooking(page, 'fr', practitioner, `?slot=${slot.startDateTime}`);
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
  await openBooking(page, 'fr', practitioner, `?slot=${slot.startDateTime}`);
  await expect(page.getByLabel(told.note)).toHaveValue('');
  await expect(page.getByRole('main').getByRole('checkbox')).not.toBeChecked();
  const booked = async ({ api }: Caller) => (await api.call(listOwnReservations, { query: {} })).total;
  expect([await booked(client), await booked(other)]).toEqual([0, 0]);

  await endSessionOf(server.url, await readSession(page));
  await openSignedIn(page, '/reservations', client.email);
  await openBooking(page, 'fr', practitioner);
  await expect(page.getByLabel(told.note)).toHaveValue('Seulement pour le cabinet');
});

test('nor is it after a reload, or a provider’s dialog, that comes between', async ({ page, server }) => {
  const told = words.fr;
  const [client, other] = [await newClientOf(server.url), await newClientOf(server.url)];
  await openSignedIn(page, '/reservations', client.email);
  const practitioner = await demonstrationTherapist(server.url);
  const slot = await freeSlot(server.url);
  await openBooking(page, 'fr', practitioner, `?slot=${slot.startDateTime}`);
  await endSessionOf(server.url, await readSession(page));
  await page.reload();
  await page.waitForFunction(() => localStorage.getItem('authID') === null);
  await page.getByLabel(told.note).fill('Après la fin de la session');
  await page.reload();
  await expect(page.getByLabel(told.note)).toHaveValue('Après la fin de la session');
  await page.goto('/reservations');
  await signInModal(page, other.email);
  await openBooking(page, 'fr', practitioner, `?slot=${slot.startDateTime}`);
  await expect(page.getByLabel(told.note)).toHaveValue('');
  await endSessionOf(server.url, await readSession(page));
  await openSignedIn(page, '/reservations', client.email);
  await openBooking(page, 'fr', practitioner, `?slot=${slot.startDateTime}`);
  await expect(page.getByLabel(told.note)).toHaveValue('Après la fin de la session');
});
