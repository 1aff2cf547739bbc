import type { Locator, Page } from '@playwright/test';
import { openSignedIn, sessionWords } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { freeSlot, newClientOf, takeSlot, therapistSlug } from '../support/practice.ts';

const words = {
  fr: {
    held: /^Créneau réservé jusqu’à \d{1,2}\sh/,
    order: /^Créneau réservé jusqu’au \p{L}+ \d{1,2}(er)? \p{L}+ à \d{1,2}\sh/u,
    confirm: 'Confirmer le rendez-vous',
    pay: 'Payer 80 DT par carte',
    toDo: 'À vous : payer 80 DT par mandat à la poste, puis envoyer ici la photo du reçu.',
    payee: 'À l’ordre de',
  },
  en: {
    held: /^Slot reserved until \d/,
    order: /^Slot reserved until \p{L}+ \d{1,2} \p{L}+ at \d/u,
    confirm: 'Confirm the appointment',
    pay: 'Pay 80 DT by card',
    toDo: 'Your turn: pay 80 DT by money order at the post office, then send the photo of the receipt here.',
    payee: 'Payable to',
  },
} as const;

/** Whether all of it is on the screen, above whatever stands at its foot, with nothing over it. */
const isOpenToPress = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // Of each edge its middle: the corners are round.
    const points = [
      [x, y],
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const;
    return points.every((point) => element.contains(document.elementFromPoint(...point)));
  });

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  test(`after a booking by card the first screen of a phone says until when, how much, and lets pay; no toast (${language})`, async ({
    page,
    server,
  }) => {
    const client = await newClientOf(server.url);
    await openSignedIn(page, '/reservations', client.email, language);
    const { startDateTime } = await freeSlot(server.url);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${sessionWords[language].prefix}/therapist/${therapistSlug}?slot=${startDateTime}#booking`);
    await expect(page.locator('#booking [inert]')).toHaveCount(0);
    await page.getByRole('main').getByRole('checkbox').check();
    await page.getByRole('button', { name: told.confirm }).click();
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 320, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      await expect(heading(page, told.held)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('timer')).toBeVisible();
      await expect.poll(() => isOpenToPress(page.getByRole('button', { name: told.pay }))).toBe(true);
      await expect(page.locator('[class*="toast"][aria-live]')).toHaveCount(0);
    }
  });

  test(`after a booking by money order the first screen says until when, and the one thing to do (${language})`, async ({
    page,
    server,
  }) => {
    const client = await newClientOf(server.url);
    const { id } = await takeSlot(server.url, client, await freeSlot(server.url));
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, `/reservations/${id}/payment`, client.email, language);
    await expect(heading(page, told.order)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(told.toDo)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(told.payee, { exact: true })).toBeInViewport({ ratio: 1 });
  });
}
