import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { pngOf } from '../support/pictures.ts';
import { freeSlot, newClientOf, takeSlot } from '../support/practice.ts';

async function openMoneyOrder(page: Page, url: string, language: 'fr' | 'en' = 'fr') {
  const client = await newClientOf(url);
  const { id } = await takeSlot(url, client, await freeSlot(url));
  await openSignedIn(page, `/reservations/${id}/payment`, client.email, language);
}

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the amount, the name and the address go to the letter into another program', async ({ page, server }) => {
    await openMoneyOrder(page, server.url);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    for (const [name, text] of [
      ['Copier le montant', '80\u00A0DT'],
      ['Copier le nom', 'Amel Ben Salah'],
      ['Copier l’adresse', '14, rue de l’Accalmie, 1000 Tunis, Tunisie'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect.poll(clipboard).toBe(text);
    }
  });
});

test('the clerk is told in French and in Arabic, whatever the language of the page', async ({ page, server }) => {
  await openMoneyOrder(page, server.url, 'en');
  const counter = page.getByRole('region', { name: 'To say or show at the counter' });
  await expect(counter.locator('[lang=fr]')).toHaveText(
    'Bonjour, je voudrais envoyer un mandat de 80 DT à Amel Ben Salah, 14, rue de l’Accalmie, 1000 Tunis, Tunisie.',
  );
  const arabic = counter.locator('[lang=ar]');
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await expect(arabic).toContainText('حوالة بريدية بمبلغ 80 د.ت');
  await expect(arabic).toContainText('Amel Ben Salah');
  await expectAccessibleInBoth(page);
});

test('the receipt is shown, with the number that is the code', async ({ page, server }) => {
  await openMoneyOrder(page, server.url);
  await page.getByText('À quoi ressemble le reçu').click();
  const picture = page.getByRole('img', { name: /^Un reçu de mandat dessiné/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByText(/Le code est le numéro du mandat/)).toBeVisible();
  await expectAccessibleInBoth(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the camera is one press from the steps, and the photo goes into the form', async ({ page, server }) => {
    await openMoneyOrder(page, server.url);
    await expect(page.getByRole('button', { name: 'Prendre une photo' })).toBeVisible();
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Photographier le reçu' }).click();
    const chooser = await picker;
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles({ name: 'recu.png', mimeType: 'image/png', buffer: await pngOf(40, 30) });
    await expect(page.getByText('Photo prête. Il reste à envoyer.').first()).toBeVisible();

    // The area itself still lets a picture of the gallery be chosen.
    const other = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /^Glissez votre fichier/ }).click();
    expect(await (await other).element().getAttribute('capture')).toBeNull();
  });
});

test('with a mouse there is no camera to open', async ({ page, server }) => {
  await openMoneyOrder(page, server.url);
  await expect(page.getByRole('button', { name: /^Glissez votre fichier/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Photographier le reçu' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Prendre une photo' })).toBeHidden();
});
