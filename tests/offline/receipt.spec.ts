import jsQR from 'jsqr';
import sharp from 'sharp';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { readReceipt } from '#contract/payment/receipts.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';
import { callAs } from '../support/practice.ts';

/** A receipt of the demonstration's client, as it was printed. */
async function printed(serverUrl: string) {
  const { api } = await callAs(serverUrl, 'client@demo.test');
  const { items } = await api.call(listOwnReservations, { query: { limit: 50 } });
  const [link] = items.flatMap(({ payment }) => payment.receipts);
  return api.call(readReceipt, { parameters: { id: link?.id ?? '' } });
}

test('whoever is handed a receipt verifies it with no network, on a device that never opened that page', async ({
  page,
  outage,
  running,
}) => {
  const { signed, number, practice } = await printed(running.server.url);
  await visitUntilWarm(page, '/');
  await outage.begin();
  await page.goto(`/verify-receipt#${signed}`);
  const verdict = page.getByRole('main').getByRole('status');
  await expect(verdict).toContainText(`Signature valable : ce reçu vient bien de ${practice.name}.`);
  await expect(verdict).toContainText(number);
  await expectAccessible(page);
  await page.goto('/');
  await page.goto(`/verify-receipt#${signed.slice(0, -4)}AAAA`);
  await expect(verdict).toContainText('Ce reçu n’est pas signé par le cabinet');
});

/** What a camera reads of a picture with a QR code. */
async function codeIn(picture: Buffer): Promise<URL> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('no code can be read');
  return new URL(code.data);
}

test('a client prints a receipt; the code on the paper, as a camera reads it, is verified with no network', async ({ page, outage }) => {
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await visitUntilWarm(page, '/');
  await openSignedIn(page, '/reservations', 'client@demo.test');
  await page
    .getByRole('link', { name: /^Reçu R-/ })
    .first()
    .click();
  const heading = await page.getByRole('heading', { level: 1, name: /^Reçu R-/ }).textContent();
  await page.emulateMedia({ media: 'print' });
  const { pathname, hash } = await codeIn(await page.screenshot({ fullPage: true }));
  await page.emulateMedia({ media: 'screen' });
  await outage.begin();
  await page.goto(`${pathname}${hash}`);
  const verdict = page.getByRole('main').getByRole('status');
  await expect(verdict).toContainText('Signature valable');
  await expect(verdict).toContainText(heading ?? 'no heading');
});
