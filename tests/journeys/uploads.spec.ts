import type { Page } from '@playwright/test';
import { openSignedUp } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { jpegOf } from '../support/pictures.ts';

const tokenCall = '**/api/v1/auth/z/upload-token*';
const fileCall = '**/api/v1/bucket/file/';
const invitation = 'Glissez votre fichier ou bien cliquez ici pour le selectionner';

const area = (page: Page) => page.getByRole('button', { name: invitation });
const picker = (page: Page) => page.locator('input[type=file]');
const picture = async (name = 'portrait.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await jpegOf(2000, 1500) });

// Playwright's trace asks the page again for pictures that did not load, which the page's policy rightly refuses.
test.use({ trace: 'off' });

test('the area is closed, with its overlay, until the media token is there', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(tokenCall, async (route) => {
    await held;
    await route.continue();
  });
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeDisabled();
  await expect(page.getByText('Préparation de l’envoi…')).toBeVisible();
  release();
  await expect(area(page)).toBeEnabled();
});

test('a refused token keeps the area closed and says why', async ({ page }) => {
  await page.route(tokenCall, (route) => route.fulfill({ status: 403, json: { message: 'Access mismatch', reason: 'ACCESS_MISMATCH' } }));
  await openSignedUp(page, '/profile/edit');
  await expect(page.getByText('Votre compte ne donne pas accès à cette page ou à cette action.')).toBeVisible();
  await expect(area(page)).toBeDisabled();
});

test('without a network the file is kept in the open page, and sent when the network is back', async ({ page }) => {
  await page.route(tokenCall, (route) => route.abort());
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await picker(page).setInputFiles(await picture());
  await expect(page.getByText('En attente d’envoi', { exact: true })).toBeVisible();
  await expect(page.getByText('Gardez cette page ouverte ; l’envoi reprendra dès que le réseau revient.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(tokenCall);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible();
});

test('each file that does not fit is refused with its own sentence', async ({ page }) => {
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await picker(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('texte') });
  await expect(page.getByText('Le type de fichier doit être une image')).toBeVisible();
  await picker(page).setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(30_000_001) });
  await expect(page.getByText('Le fichier dépasse 30000000 octets')).toBeVisible();
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      for (const name of ['une.jpg', 'deux.jpg']) data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      return data;
    },
    [...(await jpegOf())],
  );
  await area(page).dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(page.getByText('Libérez vos fichiers ici')).toBeVisible();
  await page.getByText('Libérez vos fichiers ici').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Trop de fichiers')).toBeVisible();
  await picker(page).setInputFiles({ name: 'abimee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('pas une image') });
  await expect(page.getByText('Cet appareil ne sait pas lire cette image.', { exact: false })).toBeVisible();
});

test('an upload shows its progress, is given up by removing it, and is dropped when the server refuses it', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(fileCall, async (route) => {
    await held;
    // The page has given the request up in the meantime.
    await route.abort().catch(() => undefined);
  });
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await picker(page).setInputFiles(await picture());
  await expect(page.getByRole('progressbar', { name: 'Envoi de portrait.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
  await page.getByRole('button', { name: 'Retirer portrait.jpg' }).click();
  await expect(page.getByText('portrait.jpg')).toHaveCount(0);
  await expect(page.getByText('Hors ligne. Vous pouvez')).toHaveCount(0);
  release();

  await page.unroute(fileCall);
  await page.route(fileCall, (route) =>
    route.fulfill({ status: 415, json: { message: "Ce type de fichier n'est pas accepté.", reason: 'FILE_TYPE' } }),
  );
  await picker(page).setInputFiles(await picture());
  await expect(page.getByText("Ce type de fichier n'est pas accepté.")).toBeVisible();
  await expect(page.getByText('portrait.jpg')).toHaveCount(0);
});

test('a dead upload token is replaced, and the file sent once more', async ({ page }) => {
  let calls = 0;
  await page.route(fileCall, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 403, json: { message: 'Token invalid or expired', reason: 'TOKEN' } }) : route.continue();
  });
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await picker(page).setInputFiles(await picture());
  await expect(page.getByText('Envoyé', { exact: true })).toBeVisible();
  expect(calls).toBe(2);
  const thumbnail = page.getByRole('listitem').locator('img[src^="blob:"]');
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 80, height: 80 });
});
