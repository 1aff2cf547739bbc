import { expect, expectAccessible } from '../support/journey.ts';
import { bookedClient, openInstalled, rowsOf } from '../support/kept-proof.ts';
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
  await expect(page.getByText('À la poste, demandez un mandat de')).toBeVisible();
  await expectAccessible(page);
  // Nothing else of the appointment was kept.
  expect(await rowsOf(page, 'keptQueries')).toBe(0);
});
