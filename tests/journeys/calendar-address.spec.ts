import ICAL from 'ical.js';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { newClientOf, newTherapistOf } from '../support/practice.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const card = 'Votre agenda';

test('a practitioner gives her calendar an address, shows names there, and withdraws it', async ({ page, server, request }) => {
  const { email } = await newTherapistOf(server.url);
  await openSignedIn(page, '/profile/notifications', email);
  const agenda = page.getByRole('region', { name: card });
  await agenda.getByRole('button', { name: 'Créer l’adresse' }).click();
  // What was pressed is gone.
  await expect(agenda.getByRole('heading', { name: card })).toBeFocused();
  const address = await agenda.getByLabel('Adresse de l’agenda').inputValue();
  await expect(agenda.getByText('Aucun agenda ne l’a encore lue.')).toBeVisible();
  await expect(agenda.getByRole('link', { name: 'Ouvrir dans l’agenda de cet appareil' })).toHaveAttribute(
    'href',
    address.replace(/^http:/, 'webcal:'),
  );
  await agenda.getByRole('button', { name: 'Copier l’adresse' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  // Another program, without a session.
  const read = await request.get(address);
  expect(new ICAL.Component(ICAL.parse(await read.text())).getFirstPropertyValue('method')).toBe('PUBLISH');

  await agenda.getByLabel('Montrer le nom des clients').click();
  await expect(agenda.getByLabel('Montrer le nom des clients')).toBeChecked();
  await expectAccessibleInBoth(page);
  await page.reload();
  await expect(agenda.getByText(/^Lue la dernière fois/)).toBeVisible();
  await expect(agenda.getByLabel('Montrer le nom des clients')).toBeChecked();
  expect(await agenda.getByLabel('Adresse de l’agenda').inputValue()).toBe(address);

  await agenda.getByRole('button', { name: 'Retirer l’adresse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(agenda.getByRole('button', { name: 'Créer l’adresse' })).toBeVisible();
  await expect(agenda.getByRole('heading', { name: card })).toBeFocused();
  expect((await request.get(address)).status()).toBe(404);
});

test('a client has no calendar to give away', async ({ page, server }) => {
  const { email } = await newClientOf(server.url);
  await openSignedIn(page, '/profile/notifications', email);
  await expect(page.getByRole('region', { name: 'Discrétion' })).toBeVisible();
  await expect(page.getByRole('region', { name: card })).toBeHidden();
});
