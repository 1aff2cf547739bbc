import { expect, expectAccessible } from '../support/journey.ts';
import { bookedClient, openInstalled, rowsOf } from '../support/kept-proof.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';
import { test } from '../support/outage.ts';

test('at the post office, with no network, the amount and the beneficiary are read, whatever this device may keep', async ({
  page,
  running,
  outage,
}) => {
  const booked = await bookedClient(running.server.url);
  await openInstalled(page, booked);
  const facts = page.getByRole('main').locator('dl').first();
  await expect(facts).toContainText('Amel Ben Salah');
  const told = await facts.innerText();
  expect(told).toMatch(/Montant\s+\d+\sDT/);
  // The draft of the proof, and these.
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(2);

  await outage.begin();
  await page.reload();
  await expect(page.getByText('Les détails du rendez-vous s’afficheront')).toBeVisible();
  expect(await facts.innerText()).toBe(told);
  await expect(page.locator('[lang=ar]').getByText('حوالة بريدية')).toBeVisible();
  await page.getByText('À quoi ressemble le reçu').click();
  const picture = page.getByRole('img', { name: /^Un reçu de mandat dessiné/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  // Nothing else of the appointment was kept.
  expect(await rowsOf(page, 'keptQueries')).toBe(0);
});

test('what is ticked on the way stays ticked, without a network too, until the proof is with the practice', async ({
  page,
  running,
  outage,
}) => {
  const booked = await bookedClient(running.server.url);
  await openInstalled(page, booked);
  await page.getByLabel(/^Emporter/).check();
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(3);

  await outage.begin();
  await page.reload();
  await expect(page.getByLabel(/^Emporter/)).toBeChecked();
  await page.getByLabel(/^Envoyer le mandat/).check();
  await page.getByLabel(/^Emporter/).uncheck();
  // Told by what the next visit shows: the count of what is kept stays the same.
  await expect(async () => {
    await page.reload();
    await expect(page.getByLabel(/^Envoyer le mandat/)).toBeChecked({ timeout: 2000 });
    await expect(page.getByLabel(/^Emporter/)).not.toBeChecked({ timeout: 2000 });
  }).toPass();

  await outage.end();
  await page.reload();
  await page.getByLabel('Code du mandat').fill(booked.code);
  const photo = { name: 'recu.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(booked.code) };
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
  await expect(page.getByRole('heading', { name: 'Demande reçue' })).toBeVisible();
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(0);
});
