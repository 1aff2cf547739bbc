import { watchIcon } from '../support/app-icon.ts';
import { expect } from '../support/journey.ts';
import { bookedClient, keepProof, openInstalled, proofOf } from '../support/kept-proof.ts';
import { test } from '../support/outage.ts';

test('with every page closed, the browser wakes the worker when the network is back, and the proof leaves once', async ({
  page,
  context,
  outage,
  running,
}) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
  await openInstalled(page, booked);
  await context.setOffline(true);
  await outage.begin();
  await keepProof(page, booked);
  const icon = await watchIcon(context);
  await page.goto('about:blank');
  await outage.end();
  expect(await proofOf(url, booked.id)).toBeNull();

  // The browser's own `sync` event follows.
  await context.setOffline(false);
  await expect.poll(async () => (await proofOf(url, booked.id))?.status, { timeout: 60_000 }).toBe('SUBMITTED');
  await expect.poll(icon).toBe(0);
  await page.goto('/outbox');
  await expect(page.getByText(/^Envoyé à \d{1,2}\sh(\s\d\d)?$/)).toBeVisible();
  expect(await proofOf(url, booked.id)).toMatchObject({ transferCode: booked.code, resubmissionCount: 0 });
});
