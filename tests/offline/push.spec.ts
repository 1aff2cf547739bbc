import type { Page } from '@playwright/test';
import { cancelOwnReservation, readReservation } from '#contract/booking/booking.endpoints.ts';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { readPushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { expect, expectAccessible, test as journey } from '../support/journey.ts';
import { callAs, newClientOf } from '../support/practice.ts';
import { bookToApprove, newBooking } from '../support/practice-push.ts';
import { bookWithProof } from '../support/proof.ts';
import { openPushLine, renewSubscription, shownNotifications, standInForPushService, touchNotification } from '../support/push-in-page.ts';
import { startPushService, type PushService } from '../support/push-service.ts';

const therapist = 'therapist@demo.test';

/** Journeys whose server may push to a push service of this machine. */
const test = journey.extend<object, { pushing: { service: PushService; server: BuiltServer }; service: PushService }>({
  pushing: [
    async ({ databaseKind }, use) => {
      const service = await startPushService();
      const server = await startFreshServer(databaseKind, { env: service.env });
      await use({ service, server });
      await server.remove();
      await service.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  service: [async ({ pushing }, use) => use(pushing.service), { scope: 'worker' }],
  server: [async ({ pushing }, use) => use(pushing.server), { scope: 'worker' }],
});

const bodies = async (page: Page) => (await shownNotifications(page)).map(({ body }) => body);

test('the practitioner turns notifications on, tests them, and is told of a booking', async ({ page, context, server, service }) => {
  const [first, next] = [service.subscribe(), service.subscribe()];
  await standInForPushService(context, first);
  await openSignedIn(page, '/practice/reservations', therapist);
  const card = page.getByRole('region', { name: 'Notifications' });
  const deliver = await openPushLine(context, page);

  await test.step('asked for by a press, after a word of explanation', async () => {
    await card.getByText('Ni nom ni motif').scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'Activer les notifications' }).click();
    await card.getByText('Les notifications sont activées sur cet appareil.').click();
    await expectAccessible(page);
  });
  await test.step('the test goes through a push service and is shown', async () => {
    await card.getByRole('button', { name: 'Tester la notification' }).click();
    const [tested] = await service.received(1);
    await deliver(tested?.text ?? '');
    await expect.poll(() => bodies(page)).toEqual(['Les notifications arrivent bien sur cet appareil.']);
  });
  await test.step('the browser ends the subscription: the worker makes another, and the server has it', async () => {
    const { api } = await callAs(server.url, therapist);
    const isKnown = async ({ endpoint }: typeof next) => (await api.call(readPushSubscription, { query: { endpoint } })).isSubscribed;
    expect([await isKnown(first), await isKnown(next)]).toEqual([true, false]);
    await renewSubscription(context, page, first, next);
    await expect.poll(async () => [await isKnown(first), await isKnown(next)]).toEqual([false, true]);
  });
  await test.step('a client books and sends a proof', async () => {
    await bookWithProof(server.url, await newClientOf(server.url), 'Une note privée');
    const booking = (await service.received(2))[1];
    expect(booking).toMatchObject({ endpoint: next.endpoint, message: { kind: 'BOOKING_NEW', canApprove: false } });
    await deliver(booking?.text ?? '');
    await expect.poll(() => bodies(page)).toContain('Nouvelle réservation à traiter');
    expect(JSON.stringify(await shownNotifications(page))).not.toContain('note privée');
  });
  await test.step('a kind is switched off, for all devices', async () => {
    const switched = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
    await card.getByRole('checkbox', { name: 'Rappel avant un rendez-vous' }).click();
    await expect(card.getByRole('checkbox', { name: 'Rappel avant un rendez-vous' })).not.toBeChecked();
    await switched;
    await page.reload();
    await card.getByText('Les notifications sont activées sur cet appareil.').click();
    await expect(card.getByRole('checkbox', { name: 'Rappel avant un rendez-vous' })).not.toBeChecked();
    await expect(card.getByRole('checkbox', { name: 'Nouvelle réservation à traiter' })).toBeChecked();
  });
  await test.step('and turned off again, which the server is told', async () => {
    await card.getByRole('button', { name: 'Désactiver sur cet appareil' }).click();
    await expect(card.getByRole('button', { name: 'Activer les notifications' })).toBeVisible();
    const before = service.calls();
    await bookWithProof(server.url, await newClientOf(server.url), 'push');
    await page.reload();
    await expect(card.getByRole('button', { name: 'Activer les notifications' })).toBeVisible();
    expect(service.calls()).toBe(before);
  });
});

test('approved from the notification, undone from it, and too late', async ({ page, context, server }) => {
  await context.grantPermissions(['notifications']);
  const practice = await callAs(server.url, therapist);
  const { client, id } = await bookToApprove(server.url, practice);
  const statusOf = async () => (await practice.api.call(readReservation, { parameters: { id } })).status;
  await openSignedIn(page, '/practice/reservations', therapist);
  const deliver = await openPushLine(context, page);
  const text = JSON.stringify(newBooking(id));

  await deliver(text);
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title: 'Accalmie', body: 'Nouvelle réservation à traiter', tag: `reservation-${id}`, actions: ['Approuver', 'Ouvrir'] }]);
  await touchNotification(context, 'approve');
  await expect.poll(() => bodies(page)).toEqual(['Rendez-vous approuvé. Vous pouvez annuler pendant 30 secondes.']);
  expect(await statusOf()).toBe('ACCEPTED');

  await touchNotification(context, 'undo');
  await expect.poll(() => bodies(page)).toEqual(['Approbation annulée\u00a0: le rendez-vous est de nouveau à traiter.']);
  expect(await statusOf()).toBe('ON_STAND_BY');

  await client.api.call(cancelOwnReservation, { parameters: { id } });
  await touchNotification(context, 'approve');
  await expect.poll(() => bodies(page)).toEqual(['Ce rendez-vous est déjà traité.']);
  expect(await statusOf()).toBe('CANCELLED');
});

test('a touch leads the open window to the page; a signed-out device is told nothing', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  const deliver = await openPushLine(context, page);
  const text = JSON.stringify(newBooking('0123456789abcdef01234567'));
  await deliver(text);
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([{ title: 'Accalmie', body: 'Ouvrez l’application', tag: 'accalmie', actions: [] }]);
  await touchNotification(context);
  await expect.poll(() => bodies(page)).toEqual([]);

  await openSignedIn(page, '/reservations', therapist);
  await page.goto('/');
  await deliver(text);
  await expect.poll(() => bodies(page)).toEqual(['Nouvelle réservation à traiter']);
  await touchNotification(context);
  await page.waitForURL('**/practice/reservations');
  expect(context.pages()).toHaveLength(1);
});

test('who reads texts is offered notifications beside them, and is told of one that speaks of a danger', async ({
  page,
  context,
  server,
  service,
}) => {
  const own = service.subscribe();
  await standInForPushService(context, own);
  await openSignedIn(page, '/practice/threads', 'moderator@demo.test');
  const card = page.getByRole('region', { name: 'Notifications' });
  const deliver = await openPushLine(context, page);
  await expect(card.getByText('dès qu’un texte parle d’un danger')).toBeVisible();
  await card.getByRole('button', { name: 'Activer les notifications' }).click();
  await expect(card.getByText('Les notifications sont activées sur cet appareil.')).toBeVisible();
  await expectAccessible(page);

  const taken = (await service.received()).length;
  const { api } = await newClientOf(server.url);
  const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';
  await api.call(addComment, { parameters: { slug }, body: { content: 'Je n’en peux plus, je veux mourir.' } });
  const alarm = (await service.received(taken + 1)).find(({ endpoint }) => endpoint === own.endpoint);
  expect(alarm?.message.kind).toBe('CRISIS_FLAG');
  await deliver(alarm?.text ?? '');
  await expect.poll(() => bodies(page)).toEqual(['Message prioritaire']);
  await touchNotification(context);
  await expect(page.getByRole('article').filter({ hasText: 'je veux mourir' })).toBeVisible();
});

test('where the browser refuses, the card says how to change it', async ({ page, context }) => {
  // As once the person has answered no: the browser asks nothing more.
  await context.grantPermissions([]);
  await openSignedIn(page, '/profile/notifications');
  const card = page.getByRole('region', { name: 'Notifications' });
  await expect(card).toContainText('Les notifications d’Accalmie sont bloquées dans ce navigateur.');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the card says how to install first, and can be put off beside the reservations', async ({ page }) => {
    await openSignedIn(page, '/reservations');
    const card = page.getByRole('region', { name: 'Notifications' });
    await expect(card).toContainText('touchez Partager, puis « Sur l’écran d’accueil »');
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Plus tard' }).click();
    await expect(card).toBeHidden();
  });
});
