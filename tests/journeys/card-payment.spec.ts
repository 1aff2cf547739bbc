import type { Page } from '@playwright/test';
import { cancelOwnReservation, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { problemSentences } from '#contract/problem.ts';
import { openSignedIn } from '../support/accounts.ts';
import { startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { startCardServer, type CardServer } from '../support/card-server.ts';
import { consent, expect, expectAccessibleInBoth, test, testAlone } from '../support/journey.ts';
import { callAs, daysAhead, freeSlot, newClientOf, newTherapistOf, takeSlot, therapistSlug } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

const words = {
  fr: {
    online: 'En ligne, par carte',
    confirm: 'Confirmer le rendez-vous',
    pay: 'Payer 80 DT par carte',
    demoPay: 'Payer',
    paid: 'Paiement réussi',
    finalised: 'Rendez-vous confirmé',
    fail: 'Faire échouer le paiement',
    failed: 'Votre paiement n’a pas abouti. Veuillez réessayer avec une autre réservation.',
    leave: 'Quitter sans payer',
    kept: /^Créneau gardé jusqu’à \d{1,2}\sh/,
    back: 'Revenir au paiement',
    goOn: 'Reprendre le paiement',
    refund: 'Le montant vous sera remboursé',
    noMoney: 'Rien n’a été encaissé des 80 DT',
    freed: 'N’est plus gardé',
    again: 'Réessayer avec une autre réservation',
    same: /^Même heure\s: /,
  },
  en: {
    online: 'Online, by card',
    confirm: 'Confirm the appointment',
    pay: 'Pay 80 DT by card',
    demoPay: 'Pay',
    paid: 'Payment successful',
    finalised: 'Booking finalised',
    fail: 'Make the payment fail',
    failed: 'Your payment was not successful! Please retry with another booking',
    leave: 'Leave without paying',
    kept: /^Slot kept until \d/,
    back: 'Back to the payment',
    goOn: 'Go on paying',
    refund: 'The amount will be given back to you',
    noMoney: 'No money was taken of the 80 DT',
    freed: 'No longer kept',
    again: 'Retry with another booking',
    same: /^Same time: /,
  },
} as const;
type Language = keyof typeof words;
const prefixOf = (language: Language) => (language === 'en' ? '/en' : '');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A client who is signed in before a reservation of theirs that is to be paid by card. */
async function atCheckout(page: Page, { url }: Pick<BuiltServer, 'url'>, language: Language = 'fr') {
  const client = await newClientOf(url);
  const reservation = await takeSlot(url, client, await freeSlot(url), { paymentMethod: 'ONLINE' });
  const path = `/reservations/${reservation.id}/payment`;
  await openSignedIn(page, path, client.email, language);
  await expect(button(page, words[language].pay)).toBeVisible();
  return { client, reservation, path: prefixOf(language) + path };
}

async function goToDemo(page: Page, language: Language = 'fr'): Promise<void> {
  await button(page, words[language].pay).click();
  await expect(page).toHaveURL(new RegExp(`${prefixOf(language)}/demo-checkout/[0-9a-f]{24}$`));
}

const approve = async (url: string, id: string) => {
  const { api } = await callAs(url, 'therapist@demo.test');
  await api.call(decideReservation, { parameters: { id }, body: { status: 'ACCEPTED' } });
};

test('a client books by card, pays, and reads that the practice has accepted', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  await openSignedIn(page, '/reservations', client.email);
  const { startDateTime } = await freeSlot(server.url);
  await page.goto(`/therapist/${therapistSlug}?slot=${startDateTime}#booking`);
  await page.getByText(words.fr.online, { exact: true }).click();
  await expect(page.getByRole('radio', { name: words.fr.online })).toBeChecked();
  await page.getByRole('checkbox').check();
  await button(page, words.fr.confirm).click();

  await expect(page).toHaveURL(/\/reservations\/[0-9a-f]{24}\/payment$/);
  const reservationId = page.url().split('/').at(-2) ?? '';
  await expect(page.getByRole('timer')).toHaveText(/^Temps restant pour payer\s: 1[45]:\d\d$/);
  await goToDemo(page);
  await expect(page.getByText('Paiement de démonstration', { exact: true })).toBeVisible();
  await button(page, words.fr.demoPay).click();
  await expect(page).toHaveURL(/\/payment\/[0-9a-f]{24}$/);
  await expect(heading(page, words.fr.paid)).toBeVisible();
  // Which appointment, what was taken, whether the time is kept, what comes next, and what a refusal gives back.
  const main = page.getByRole('main');
  await expect(main.locator(`time[datetime="${startDateTime}"]`)).toBeVisible();
  for (const told of [
    '80 DT reçus',
    'Gardé jusqu’à la réponse du cabinet',
    'Les 80 DT vous sont rendus en entier.',
    'répond d’ordinaire sous 24 heures',
  ])
    await expect(main).toContainText(told);

  await approve(server.url, reservationId);
  await page.reload();
  await expect(heading(page, words.fr.finalised)).toBeVisible();
  await page.getByRole('link', { name: 'Voir mes rendez-vous' }).click();
  await expect(page.getByText('Déjà accepté')).toBeVisible();
});

for (const language of ['fr', 'en'] as const) {
  test(`a payment that fails says so in the words of every page, and frees its slot (${language})`, async ({ page, server }) => {
    const told = words[language];
    const { reservation, path } = await atCheckout(page, server, language);
    await goToDemo(page, language);
    await button(page, told.fail).click();
    await expect(page.getByText(told.failed)).toBeVisible();
    await page.goto(path);
    await expect(page.getByText(told.failed)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(told.noMoney);
    await expect(page.getByRole('main')).toContainText(told.freed);
    await expect(page.locator(`main time[datetime="${reservation.startDateTime}"]`)).toBeVisible();
    const free = (await daysAhead(server.url, 40)).flatMap(({ slots }) => slots);
    expect(free.map(({ startDateTime }) => startDateTime)).toContain(reservation.startDateTime);
  });

  test(`the pages of a payment are accessible, light and dark (${language})`, async ({ page, server }) => {
    const told = words[language];
    await atCheckout(page, server, language);
    await expectAccessibleInBoth(page);
    await goToDemo(page, language);
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: told.leave }).click();
    await expect(heading(page, told.kept)).toBeVisible();
    await expectAccessibleInBoth(page);
    await page.goBack();
    await button(page, told.demoPay).click();
    await expect(heading(page, told.paid)).toBeVisible();
    await expectAccessibleInBoth(page);
  });
}

for (const language of ['fr', 'en'] as const) {
  test(`a refused payment offers another booking: the same hour first, then the nearest (${language})`, async ({ page, server }) => {
    const told = words[language];
    const practitioner = await newTherapistOf(server.url);
    const client = await newClientOf(server.url);
    const slot = await freeSlot(server.url, practitioner, 4);
    const reservation = await takeSlot(server.url, client, slot, { practitioner, paymentMethod: 'ONLINE' });
    await openSignedIn(page, `/reservations/${reservation.id}/payment`, client.email, language);
    await page.getByRole('main').getByRole('button').click();
    await button(page, told.fail).click();
    const again = page.getByRole('region', { name: told.again });
    await expect(again.getByRole('listitem')).toHaveCount(3);
    await expectAccessibleInBoth(page);
    await again.getByRole('listitem').first().getByRole('link', { name: told.same }).click();
    const chosen = page.locator('#booking form').locator(`time[datetime="${slot.startDateTime}"]`);
    await expect(chosen).toBeVisible();

    // Meanwhile it is somebody else's.
    await takeSlot(server.url, await newClientOf(server.url), slot, { practitioner });
    await page.goto(`${prefixOf(language)}/reservations/${reservation.id}/payment`);
    await expect(again.getByRole('listitem')).toHaveCount(3);
    await expect(again.getByRole('link', { name: told.same })).toHaveCount(0);
    const nearest = again.getByRole('listitem').first().locator('time');
    const start = Date.parse((await nearest.getAttribute('datetime')) ?? '');
    expect(Math.abs(start - Date.parse(slot.startDateTime))).toBeLessThanOrEqual(2 * 60 * 60 * 1000);
  });
}

test('what came of a payment names the appointment to its own person only', async ({ page, browser, server }) => {
  await atCheckout(page, server);
  await goToDemo(page);
  await button(page, words.fr.demoPay).click();
  await expect(page.getByRole('main')).toContainText('80 DT reçus');
  const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR' });
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await expect(heading(other, words.fr.paid)).toBeVisible();
  await expect(other.getByRole('main').getByText('80 DT')).toHaveCount(0);
  await expect(other.getByRole('main').locator('time')).toHaveCount(0);
  await context.close();
});

test('who leaves without paying comes back to the same payment, and to what has come of it elsewhere', async ({
  page,
  context,
  server,
}) => {
  const { path } = await atCheckout(page, server);
  await goToDemo(page);
  const checkout = page.url();
  await page.getByRole('link', { name: words.fr.leave }).click();
  await expect(heading(page, words.fr.kept)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Temps restant pour payer\s: 1[45]:\d\d$/);
  await expect(page.getByText('Aucun paiement ne nous est encore parvenu.')).toBeVisible();
  await page.getByRole('link', { name: words.fr.back }).click();
  await expect(page).toHaveURL(path);
  await button(page, words.fr.goOn).click();
  await expect(page).toHaveURL(checkout);

  // Paid in another tab, as on a banker's page of its own: the first one learns it when it is looked at again.
  await page.goBack();
  await expect(button(page, words.fr.goOn)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(checkout);
  await button(tab, words.fr.demoPay).click();
  await expect(heading(tab, words.fr.paid)).toBeVisible();
  await tab.close();
  await page.bringToFront();
  await expect(heading(page, words.fr.paid)).toBeVisible();
});

test('a payment for a reservation that was cancelled meanwhile is due back, and says so', async ({ page, server }) => {
  const { client, reservation } = await atCheckout(page, server);
  await goToDemo(page);
  await client.api.call(cancelOwnReservation, { parameters: { id: reservation.id } });
  await button(page, words.fr.demoPay).click();
  await expect(heading(page, words.fr.refund)).toBeVisible();
  await page.goto('/reservations');
  await expect(page.getByText(/remboursement|rendu|rembours/i).first()).toBeVisible();
});

test('when the time is over the page says so by itself, and a payment that exists nowhere is told apart', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  const reservation = await takeSlot(server.url, client, await freeSlot(server.url), { paymentMethod: 'ONLINE' });
  await page.clock.install();
  await openSignedIn(page, `/reservations/${reservation.id}/payment`, client.email);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('15:01');
  await expect(page.getByText('Le délai de paiement est écoulé. Si vous avez déjà payé')).toBeVisible();
  await page.goto(`/payment/${'f'.repeat(24)}`);
  await expect(heading(page, 'Ce paiement n’existe pas')).toBeVisible();
  await page.goto('/demo-checkout/nothing');
  await expect(heading(page, 'Ce paiement n’existe pas')).toBeVisible();
});

/** A practice whose card payments go to Konnect, on this machine. */
const testWithKonnect = testAlone.extend<object, { cards: CardServer; server: BuiltServer }>({
  cards: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter.
    async ({}, use) => {
      const cards = await startCardServer();
      await use(cards);
      await cards.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ databaseKind, cards }, use) => {
      const server = await startFreshServer(databaseKind, { env: cards.env('konnect') });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

testWithKonnect(
  'at a provider’s own page: one that is down is told, one whose webhook is lost is asked',
  async ({ page, server, cards }) => {
    await consent(page.context());
    const { reservation } = await atCheckout(page, server);
    cards.failNext('ERROR_500');
    await button(page, words.fr.pay).click();
    await toldByToast(page, problemSentences.CARD_PROVIDER_UNREACHED.fr);

    // Their page, where the card is asked for; ours only ever sees the person come back.
    await page.route('https://gateway.konnect.network/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Konnect</title><h1>Carte bancaire</h1>' }),
    );
    await button(page, words.fr.pay).click();
    await expect(page).toHaveURL(/^https:\/\/gateway\.konnect\.network\/pay/);
    const [payment] = cards.payments;
    if (!payment) throw new Error('nothing was opened');
    expect(payment.order).toMatchObject({ amount: reservation.priceMillimes, token: 'TND' });
    const { pathname } = new URL(String(payment.order['successUrl']));
    await page.goto(pathname);
    await expect(heading(page, words.fr.kept)).toBeVisible();
    payment.outcome = 'PAID';
    await expect(heading(page, words.fr.paid)).toBeVisible();
  },
);

test('with no network a press says so, and the payment can be made once it is back', async ({ page, context, server }) => {
  await atCheckout(page, server);
  await context.setOffline(true);
  await button(page, words.fr.pay).click();
  await toldByToast(page, 'Le réseau ne répond pas. Rien n’est perdu ; réessayez dans un instant.');
  await expect(button(page, words.fr.pay)).toBeEnabled();
  await context.setOffline(false);
  await goToDemo(page);
});
