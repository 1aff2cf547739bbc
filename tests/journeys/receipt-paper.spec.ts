import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { checkValidity, createManualPayment } from '#contract/payment/payment.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { newClientOf, newTherapistOf } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';

/** A client whose money order was validated. */
async function paid(serverUrl: string) {
  const [practitioner, client] = [await newTherapistOf(serverUrl), await newClientOf(serverUrl)];
  const { reservation } = await bookWithProof(serverUrl, client, `Reçu ${crypto.randomUUID()}`, practitioner);
  const { id } = await client.api.call(createManualPayment, {
    body: { reservationId: reservation.id },
    idempotencyKey: `${crypto.randomUUID()}/pay`,
  });
  await practitioner.api.call(checkValidity, { parameters: { id }, body: { valid: true } });
  return client;
}

test.use({ viewport: { width: 390, height: 844 } });

test('a client prints the receipt of a payment, and its code is verified; another text is not', async ({ page, server }) => {
  const client = await paid(server.url);
  await openSignedIn(page, '/reservations', client.email);
  await page.getByRole('link', { name: /^Reçu R-20\d\d-\d{4}$/ }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Reçu R-/ });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent())?.slice('Reçu '.length) ?? '';
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Cabinet Amel Ben Salah');
  await expect(paper).toContainText('1234567A/M/P/000');
  await expect(paper).toContainText(/80\sDT/);
  await expect(paper.getByRole('img', { name: 'Code QR qui mène à la vérification de ce reçu' })).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger (PDF)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${number}.pdf`);
  const { text } = await extractText(new Uint8Array(readFileSync(await download.path())), { mergePages: true });
  expect(text).toContain(`Reçu ${number}`);
  await expect(page.getByText('Le fichier est enregistré.')).toBeVisible();

  await page.getByRole('link', { name: 'Vérifier ce reçu' }).click();
  const verdict = page.getByRole('main').getByRole('status');
  await expect(verdict).toContainText('Signature valable');
  await expect(verdict).toContainText(`Reçu ${number}`);
  await expect(verdict.getByText('Signature valable')).toBeInViewport();
  await expectAccessibleInBoth(page);

  const signed = new URL(page.url()).hash.slice(1);
  const [header, payload = '', signature] = signed.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { amountMillimes: number };
  const dearer = Buffer.from(JSON.stringify({ ...said, amountMillimes: 800_000 })).toString('base64url');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Texte du code' })).toBeFocused();
  await expect(page.getByText('Collez d’abord le texte du code.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Texte du code' }).fill(`${server.url}/verify-receipt#${header}.${dearer}.${signature}`);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(verdict).toContainText('n’est pas signé par le cabinet, ou il a été modifié');
  await expect(verdict).not.toContainText('Signature valable');
  await expectAccessibleInBoth(page);
});

test('a receipt, and the key of its signature, that do not come yet are asked for again on a press', async ({ page, server }) => {
  const client = await paid(server.url);
  await openSignedIn(page, '/reservations', client.email);
  const calls = '**/api/v1/payment/receipts/**';
  await page.route(calls, (route) => route.abort());
  await page.getByRole('link', { name: /^Reçu R-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ce reçu n’a pas pu s’ouvrir' })).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reçu R-/ })).toBeVisible();

  await page.route('**/pdf', (route) => route.abort());
  await page.getByRole('button', { name: 'Télécharger (PDF)' }).click();
  await expect(page.getByRole('status').filter({ hasText: /connexion|réseau/i })).toBeVisible();
  await page.unroute('**/pdf');

  await page.route(calls, (route) => route.abort());
  await page.getByRole('link', { name: 'Vérifier ce reçu' }).click();
  const verdict = page.getByRole('main').getByRole('status');
  await expect(verdict).toContainText('La clé du cabinet n’est pas encore sur cet appareil');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(verdict).toContainText('Signature valable');
});
