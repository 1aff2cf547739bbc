import type { Page } from '@playwright/test';
import { openSignedIn, openSignedUp } from '../support/accounts.ts';
import { tooBigPicture } from '../support/big-picture.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessible, test, waitUntilAwake } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { newClientOf } from '../support/practice.ts';
import { jpegOf } from '../support/pictures.ts';

const tokenCall = '**/api/v1/auth/z/upload-token*';
const fileCall = '**/api/v1/bucket/file/';
const invitation = 'Glissez votre fichier ou bien cliquez ici pour le selectionner';

const area = (page: Page) => page.getByRole('button', { name: invitation });
const picker = (page: Page) => page.locator('input[type=file]');
/** Picks a photo, and takes the square that is offered. */
async function pick(page: Page): Promise<void> {
  await picker(page).setInputFiles(await picture());
  await page.getByRole('dialog', { name: 'Cadrer la photo' }).getByRole('button', { name: 'Utiliser cette photo' }).click();
}
const picture = async (name = 'portrait.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await jpegOf(2000, 1500) });

// Playwright's trace asks the page again for pictures that did not load, which the page's policy rightly refuses.
test.use({ trace: 'off' });

test('the area is closed, with its overlay, until the media token is there', async ({ page }) => {
  const release = await holdRequests(page, tokenCall);
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeDisabled();
  const overlay = page.getByRole('status').filter({ hasText: 'Préparation de l’envoi…' });
  await expect(overlay).toBeVisible();
  await expect(overlay.locator('[class*="spinner"]')).toBeVisible();
  release();
  await expect(area(page)).toBeEnabled();
});

test('a refused token keeps the area closed and says why', async ({ page }) => {
  await page.route(tokenCall, (route) => route.fulfill({ status: 403, json: { message: 'Access mismatch', reason: 'ACCESS_MISMATCH' } }));
  await openSignedUp(page, '/profile/edit');
  await expect(page.getByText('Votre compte ne donne pas accès à cette page ou à cette action.')).toBeVisible();
  await expect(area(page)).toBeDisabled();
});

test('without a network the photo is kept on the device, through a closed tab too, and sent when the network is back', async ({
  page,
  context,
  server,
}) => {
  await page.route(tokenCall, (route) => route.abort());
  await openSignedIn(page, '/profile/edit', (await newClientOf(server.url)).email);
  await expect(area(page)).toBeEnabled();
  await pick(page);
  await expect(page.getByText('En attente d’envoi', { exact: true })).toBeVisible();
  await expect(page.getByText('Votre fichier est gardé sur ce téléphone')).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await page.close();

  const next = await context.newPage();
  waitUntilAwake(next);
  await next.goto('/profile/edit');
  await expect(next.getByText('portrait.jpg', { exact: true })).toBeVisible();
  await expect(next.getByText('Photo prête. Il reste à enregistrer.', { exact: true })).toBeVisible();
  await next.getByRole('button', { name: 'Enregistrer' }).click();
  await next.waitForURL('**/profile');
  await next.goto('/profile/edit');
  await expect(next.getByText('Vos modifications sont encore là')).toBeHidden();
});

const rejections = {
  fr: {
    invitation,
    release: 'Libérez vos fichiers ici',
    type: 'Le type de fichier doit être une image',
    large: 'Le fichier dépasse 30000000 octets',
    small: 'Le fichier fait moins de 1 octet',
    many: 'Trop de fichiers',
    unreadable: 'Cet appareil ne sait pas lire cette image.',
  },
  en: {
    invitation: 'Drag your file here, or click to choose it',
    release: 'Drop your files here',
    type: 'File type must be an image',
    large: 'File is larger than 30000000 bytes',
    small: 'File is smaller than 1 byte',
    many: 'Too many files',
    unreadable: 'This device cannot read this picture.',
  },
} as const;

for (const language of journeyLanguages) {
  const told = rejections[language];

  test(`each file that does not fit is refused with its own sentence (${language})`, async ({ page }) => {
    const dropArea = page.getByRole('button', { name: told.invitation });
    await openSignedUp(page, '/profile/edit', language);
    await expect(dropArea).toBeEnabled();
    await picker(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('texte') });
    await expect(page.getByText(told.type)).toBeVisible();
    await picker(page).setInputFiles(tooBigPicture());
    await expect(page.getByText(told.large)).toBeVisible();
    await picker(page).setInputFiles({ name: 'vide.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await expect(page.getByText(told.small)).toBeVisible();
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        for (const name of ['une.jpg', 'deux.jpg']) data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
        return data;
      },
      [...(await jpegOf())],
    );
    await dropArea.dispatchEvent('dragenter', { dataTransfer: dropped });
    await expect(page.getByText(told.release)).toBeVisible();
    await page.getByText(told.release).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByText(told.many)).toBeVisible();
    // The first of them is taken.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Annuler|Cancel)$/ })
      .click();
    await picker(page).setInputFiles({ name: 'abimee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('pas une image') });
    await expect(page.getByText(told.unreadable, { exact: false })).toBeVisible();
  });
}

test('of several files that do not fit, the first one’s rejection is told', async ({ page }) => {
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  const invalidType = page.getByText('Le type de fichier doit être une image');
  const tooLarge = page.getByText('Le fichier dépasse 30000000 octets');
  const drop = async (names: readonly ('grande.jpg' | 'notes.txt')[]) => {
    const dropped = await page.evaluateHandle((given) => {
      const data = new DataTransfer();
      for (const name of given) {
        const isText = name.endsWith('.txt');
        data.items.add(new File([new Uint8Array(isText ? 5 : 30_000_001)], name, { type: isText ? 'text/plain' : 'image/jpeg' }));
      }
      return data;
    }, names);
    await area(page).dispatchEvent('drop', { dataTransfer: dropped });
  };
  await drop(['notes.txt', 'grande.jpg']);
  await expect(invalidType).toBeVisible();
  await expect(tooLarge).toBeHidden();
  await drop(['grande.jpg', 'notes.txt']);
  await expect(tooLarge).toBeVisible();
  await expect(invalidType).toBeHidden();
});

test('a picker closed without a file is noticed 300 ms after the page has its focus back', async ({ page }) => {
  await page.clock.install();
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  const nothingChosen = page.getByRole('status').filter({ hasText: 'Aucun fichier n’a été choisi.' });
  const closePicker = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const opening = page.waitForEvent('filechooser');
  await area(page).click();
  const chooser = await opening;
  await page.clock.pauseAt(Date.now() + 60_000);
  await closePicker();
  await page.clock.runFor(299);
  await expect(nothingChosen).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(nothingChosen).toBeAttached();
  await page.clock.resume();

  // The area is open again, and what is chosen next is what is told.
  expect(chooser.isMultiple()).toBe(false);
  await pick(page);
  await expect(page.getByText('Photo prête. Il reste à enregistrer.', { exact: true })).toBeVisible();
  await expect(nothingChosen).toHaveCount(0);
});

test('a picture on its way is previewed from the device, 80 by 80, and from the server once it is there', async ({ page }) => {
  const release = await holdRequests(page, fileCall);
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await pick(page);
  await expect(page.getByRole('progressbar', { name: 'Envoi de portrait.jpg' })).toBeVisible();
  const preview = page.getByRole('listitem').locator('img[src^="blob:"]');
  const widthOfPicture = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth);
  // The file as it was picked: nothing has reached the server.
  await expect.poll(widthOfPicture).toBe(2000);
  expect(await preview.boundingBox()).toMatchObject({ width: 80, height: 80 });
  release();
  await expect(page.getByText('Photo prête. Il reste à enregistrer.', { exact: true })).toBeVisible();
  await expect.poll(widthOfPicture).toBeLessThan(2000);
});

test('an upload shows its progress, is given up by removing it, and is dropped when the server refuses it', async ({ page }) => {
  const release = await holdRequests(page, fileCall, 'abort');
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await pick(page);
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
  await pick(page);
  await expect(page.getByText("Ce type de fichier n'est pas accepté.")).toBeVisible();
  await expect(page.getByText('portrait.jpg')).toHaveCount(0);
});

test('an upload that moves no byte for a minute is unsure, not failed: it waits, and is sent again', async ({ page }) => {
  await page.clock.install();
  const release = await holdRequests(page, fileCall, 'abort');
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  // The bar is there before the request is: the minute counts from the request.
  const asked = page.waitForRequest(fileCall);
  await pick(page);
  await asked;
  const isOnItsWay = page.getByRole('progressbar', { name: 'Envoi de portrait.jpg' });
  await expect(isOnItsWay).toBeVisible();
  // Said until it has left: the queue tries again within seconds, and says so on the file itself.
  const isKept = page.getByText('Votre fichier est gardé sur ce téléphone');
  await page.clock.fastForward(30_000);
  await expect(isOnItsWay).toBeVisible();
  await expect(isKept).toBeHidden();
  await page.clock.fastForward(31_000);
  await expect(isKept).toBeVisible();
  release();
  await page.unroute(fileCall);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Photo prête. Il reste à enregistrer.', { exact: true })).toBeVisible();
});

test('leaving the screen gives up what is on its way, and tells no failure', async ({ page }) => {
  const release = await holdRequests(page, fileCall, 'abort');
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await pick(page);
  await expect(page.getByRole('progressbar', { name: 'Envoi de portrait.jpg' })).toBeVisible();
  const givenUp = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/api/v1/bucket/file/');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await givenUp).failure()?.errorText).toContain('ABORTED');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
});

test('a dead upload token is replaced, and the file sent once more', async ({ page }) => {
  let calls = 0;
  await page.route(fileCall, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 403, json: { message: 'Token invalid or expired', reason: 'TOKEN' } }) : route.continue();
  });
  await openSignedUp(page, '/profile/edit');
  await expect(area(page)).toBeEnabled();
  await pick(page);
  await expect(page.getByText('Photo prête. Il reste à enregistrer.', { exact: true })).toBeVisible();
  expect(calls).toBe(2);
  const thumbnail = page.getByRole('listitem').locator('img[src^="blob:"]');
  await expect(thumbnail).toBeVisible();
  expect(await thumbnail.boundingBox()).toMatchObject({ width: 80, height: 80 });
});
