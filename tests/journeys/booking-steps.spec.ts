import type { Locator, Page } from '@playwright/test';
import { cancelOwnReservation, listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { openSignedIn } from '../support/accounts.ts';
import { showDay } from '../support/choose-slot.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { freeSlot, newClientOf, newTherapistOf, takeSlot, type Caller, type Practitioner } from '../support/practice.ts';

const taken = 'Ce créneau vient d’être réservé. Voici les trois plus proches.';
const confirmHeading = (page: Page) => page.getByRole('heading', { level: 3, name: 'Confirmation', exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer le rendez-vous' });
const ownHold = (page: Page) => page.getByRole('group', { name: 'C’est réservé' });
const summary = (page: Page) => page.getByRole('complementary', { name: 'Votre choix' });
const bookedBy = async ({ api }: Caller) => (await api.call(listOwnReservations, { query: {} })).total;
const pathOf = ({ slug }: Practitioner, start: string, step = 'booking') => `/therapist/${slug}?slot=${start}#${step}`;
const inWords = (start: string) => formatInstant(start, 'dayAndTime', 'fr', defaultTimeZone);

/** Under the focus, on the screen, and under nothing else. */
async function expectBefore(shown: Locator): Promise<void> {
  await expect(shown).toBeFocused();
  await expect(shown).toBeInViewport({ ratio: 0.9 });
  const isBare = () =>
    shown.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + Math.min(width, 40) / 2, top + 8));
    });
  // The calendar above is read anew, and the place found again with it.
  await expect.poll(isBare).toBe(true);
}

/** The booking reaches the server, its answer does not reach the page. */
async function loseAnswers(page: Page): Promise<void> {
  await page.route('**/booking/reservation/self', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
}

async function openReady(page: Page, url: string): Promise<{ client: Caller; practitioner: Practitioner; start: string }> {
  const [client, practitioner] = [await newClientOf(url), await newTherapistOf(url)];
  const { startDateTime: start } = await freeSlot(url, practitioner);
  await openSignedIn(page, '/reservations', client.email);
  await page.goto(pathOf(practitioner, start));
  await page.getByRole('main').getByRole('checkbox').check();
  return { client, practitioner, start };
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the booking area stays within its column, its summary is two lines, and no word of the bar breaks', async ({ page, server }) => {
    await openReady(page, server.url);
    const seen = await page.locator('#booking').evaluate((area) => {
      const { left, right } = area.getBoundingClientRect();
      const sticksOut = (each: Element) => {
        const rect = each.getBoundingClientRect();
        return rect.width > 0 && (rect.right > right + 0.5 || rect.left < left - 0.5) && each.tagName !== 'ASIDE';
      };
      const bar = document.querySelector('nav[aria-label="Navigation rapide"]');
      return {
        outside: [...area.querySelectorAll('*')].filter(sticksOut).map((each) => each.outerHTML.slice(0, 80)),
        summary: area.querySelector('aside')?.getBoundingClientRect().height ?? Infinity,
        lines: [...(bar?.querySelectorAll('a') ?? [])].map((link) => {
          const words = document.createRange();
          words.selectNodeContents(link.lastElementChild ?? link);
          return words.getClientRects().length;
        }),
      };
    });
    expect(seen.outside).toEqual([]);
    expect(seen.summary).toBeLessThanOrEqual(90);
    expect(seen.lines).toEqual([1, 1, 1, 1, 1]);
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a slot just taken, and the one that is taken in its place, stand before the person', async ({ page, server }) => {
      const { client, practitioner, start } = await openReady(page, server.url);
      await takeSlot(server.url, await newClientOf(server.url), { startDateTime: start }, { practitioner });
      await confirm(page).click();
      const alert = page.getByRole('alert').filter({ hasText: taken });
      await expectBefore(alert);
      const other = alert.getByRole('button').first();
      const words = await other.innerText();
      await other.click();
      await expectBefore(confirmHeading(page));
      await expect(summary(page)).toContainText(words, { ignoreCase: true });
      await confirm(page).click();
      await expect(page).toHaveURL(/\/payment$/);
      expect(await bookedBy(client)).toBe(1);
    });

    test('a lost answer is told before the person, and the time is known as their own', async ({ page, server }) => {
      const { client, start } = await openReady(page, server.url);
      await loseAnswers(page);
      await confirm(page).click();
      await expectBefore(ownHold(page));
      await expect(ownHold(page)).toContainText(inWords(start), { ignoreCase: true });
      await expectAccessible(page);
      await page.reload();
      await expectBefore(confirmHeading(page));
      await expect(page.getByText('L’heure choisie n’est pas libre')).toHaveCount(0);
      await ownHold(page).getByRole('link', { name: 'Payer ce rendez-vous' }).click();
      await expect(page).toHaveURL(/\/payment$/);
      expect(await bookedBy(client)).toBe(1);
    });

    test('a reload in the middle of the confirmation leads back to it', async ({ page, server }) => {
      await openReady(page, server.url);
      await page.getByLabel(/Un mot pour préparer/).fill('Première fois');
      await page.reload();
      await expectBefore(confirmHeading(page));
      await expect(page.getByLabel(/Un mot pour préparer/)).toHaveValue('Première fois');
    });

    test('a link to the confirmation opens there', async ({ page, server }) => {
      const practitioner = await newTherapistOf(server.url);
      const { startDateTime } = await freeSlot(server.url, practitioner);
      await page.goto(pathOf(practitioner, startDateTime, 'booking-confirm'));
      await expectBefore(confirmHeading(page));
      await expect(confirm(page)).toBeVisible();
    });
  });
}

test('a try that no one heard is sent again from where it failed, and counts once', async ({ page, server }) => {
  const { client } = await openReady(page, server.url);
  await page.route('**/booking/reservation/self*', (route) => route.abort());
  await confirm(page).click();
  await expectBefore(page.getByRole('alert').filter({ hasText: 'Aucune réponse n’est arrivée' }));
  await page.unroute('**/booking/reservation/self*');
  await confirm(page).click();
  await expect(page).toHaveURL(/\/payment$/);
  expect(await bookedBy(client)).toBe(1);
});

test('a try whose hold is over by now is another booking, not the old one', async ({ page, server }) => {
  const { client } = await openReady(page, server.url);
  await loseAnswers(page);
  await confirm(page).click();
  await expect(ownHold(page)).toBeVisible();
  const { items } = await client.api.call(listOwnReservations, { query: {} });
  const lost = items[0]?.id ?? '';
  await client.api.call(cancelOwnReservation, { parameters: { id: lost } });
  await page.unroute('**/booking/reservation/self');
  await page.reload();
  await confirm(page).click();
  await expect(page).toHaveURL(/\/payment$/);
  expect(page.url()).not.toContain(lost);
  await expect(page.getByRole('heading', { level: 1, name: /^Créneau réservé jusqu’à/ })).toBeVisible();
});

test('while nothing can be asked, a lost answer says so, offers to try again, and never that the time is not free', async ({
  page,
  server,
}) => {
  const { client } = await openReady(page, server.url);
  await loseAnswers(page);
  await page.route('**/booking/reservation/self?*', (route) => route.abort());
  await confirm(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Aucune réponse n’est arrivée' });
  await expectBefore(alert);
  await page.reload();
  await expect(alert.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(page.getByText('L’heure choisie n’est pas libre')).toHaveCount(0);
  await page.unroute('**/booking/reservation/self');
  await alert.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL(/\/payment$/);
  expect(await bookedBy(client)).toBe(1);
});

test('a time booked in another tab is known as one’s own, and another can be chosen', async ({ page, server }) => {
  const { client, practitioner, start } = await openReady(page, server.url);
  await takeSlot(server.url, client, { startDateTime: start }, { practitioner });
  await confirm(page).click();
  await expectBefore(ownHold(page));
  expect(await bookedBy(client)).toBe(1);
  await ownHold(page).getByRole('button', { name: 'Choisir une autre heure' }).click();
  await expectBefore(page.getByRole('heading', { level: 3, name: 'Le jour et l’heure' }));
  await expect(summary(page)).toContainText('Heure à choisir');
});

test('another day is another choice: the hour before it is no longer confirmed', async ({ page, server }) => {
  const practitioner = await newTherapistOf(server.url);
  const { startDateTime } = await freeSlot(server.url, practitioner);
  await page.goto(pathOf(practitioner, startDateTime));
  const go = page.getByRole('link', { name: 'Vérifier et confirmer' });
  await expect(go).toBeVisible();
  const date = dateInZone(startDateTime, defaultTimeZone);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  let other = await showDay(page, addDays(date, 1), 'fr');
  for (let ahead = 2; (await other.getAttribute('aria-disabled')) !== 'false'; ahead += 1)
    other = await showDay(page, addDays(date, ahead), 'fr');
  await other.click();
  await expect(go).toHaveCount(0);
  await expect(summary(page)).toContainText('Heure à choisir');
  await page.locator('label:has(input[type=radio][value^="20"])').first().click();
  await go.click();
  await expectBefore(confirmHeading(page));
});
