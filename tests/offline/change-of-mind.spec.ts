import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { startBadWay } from '../support/bad-way.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { test } from '../support/outage.ts';
import { freeSlot, newClientOf, takeSlot } from '../support/practice.ts';

test('what becomes of a cancellation is told, though its sheet is closed before the answer, and nothing in it says otherwise', async ({
  page,
  running,
}) => {
  const { url } = running.server;
  const way = await startBadWay(url);
  const client = await newClientOf(url);
  const { id } = await takeSlot(url, client, await freeSlot(url));
  const statusOf = async () =>
    (await client.api.call(listOwnReservations, { query: { limit: 50 } })).items.find((each) => each.id === id)?.status;
  const before = await statusOf();
  await openSignedIn(page, `${way.url}/reservations`, client.email);
  const sheet = page.getByRole('dialog', { name: 'Annuler ce rendez-vous' });
  const open = () => page.getByRole('main').getByRole('button', { name: 'Annuler', exact: true }).click();
  const confirm = sheet.getByRole('button', { name: 'Annuler le rendez-vous' });

  await test.step('no answer: the sheet stays, and says that nothing is sure', async () => {
    way.meet(`/booking/reservation/self/${id}`, 'CUT');
    await open();
    await confirm.click();
    await expect(page.getByText('Le réseau n’a pas répondu : rien ne confirme l’annulation.')).toBeVisible();
    await expect(sheet).toBeVisible();
    await expect(confirm).toBeEnabled();
    await expectAccessible(page);
    expect(await statusOf()).toBe(before);
    way.meet(`/booking/reservation/self/${id}`, undefined);
  });

  await test.step('a slow answer: what would keep the appointment cannot be pressed; closed meanwhile, it is told all the same', async () => {
    let arrive = () => {};
    way.hold(`/booking/reservation/self/${id}`, new Promise((resolve) => (arrive = resolve)));
    await confirm.click();
    await expect(sheet.getByRole('button', { name: 'Garder le rendez-vous' })).toBeDisabled();
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await expect(sheet).toHaveCount(0);
    arrive();
    await expect(page.getByText('Rendez-vous annulé', { exact: true })).toBeVisible();
    await expect.poll(statusOf).toBe('CANCELLED');
    await expect(page.getByText(/Vous avez annulé ce rendez-vous/)).toBeVisible();
  });
  await way.close();
});
