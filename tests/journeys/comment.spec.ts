import {
  addPracticeComment,
  unvalidateComment,
  unvalidateThread,
  updateThreadFlags,
  validateComment,
} from '#contract/threads/moderation.endpoints.ts';
import { addComment, readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { Page } from '@playwright/test';
import { openSignedIn, signInModal } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { newClientOf } from '../support/practice.ts';
import { newPublicThread } from '../support/public-thread.ts';

const path = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';

test('a reader writes a reply, signs in on the way, and sees it being read by the practice', async ({ page }) => {
  const reply = `Merci, cela m’aide. ${Date.now()}`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveAccessibleDescription(/obligatoire/);
  await page.getByLabel('Votre réponse').fill(reply);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await signInModal(page, 'client@demo.test');
  const own = page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' });
  await expect(own.getByText(reply)).toBeVisible();
  await expect(own.getByText('En relecture, sous 24 h')).toBeVisible();
  // What becomes of it is in view and under the focus.
  const received = page.getByRole('status').filter({ hasText: 'Bien reçu. Nous le relisons sous 24 h.' });
  await expect(received).toContainText('Votre réponse sera publiée ici une fois relue.');
  await expect(received).toBeInViewport({ ratio: 1 });
  await expect(received).toBeFocused();
  await expect(own.getByText(reply)).toBeInViewport();
  await page.reload();
  await expect(own.getByText(reply)).toHaveCount(1);
});

test('what is typed outlives the page, and a cry for help is answered with the help line, never held back', async ({ page }) => {
  await openSignedIn(page, '/profile', 'client@demo.test');
  await page.goto(path);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  const reply = `Je n’en peux plus, je veux mourir. ${Date.now()}`;
  await page.getByLabel('Votre réponse').fill(reply);
  const help = page.getByRole('status').filter({ hasText: 'Parlez à quelqu’un maintenant.' });
  await expect(help.getByRole('link', { name: 'Appeler le 190' })).toHaveAttribute('href', 'tel:190');
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);

  await page.reload();
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue(reply);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: reply }).getByText('En relecture, sous 24 h')).toBeVisible();
});

test('what is typed under one thread stays there when another is opened', async ({ page, server }) => {
  const { slug } = await newPublicThread(server.url);
  const reader = await newClientOf(server.url);
  await openSignedIn(page, '/profile', reader.email);
  await page.goto(`/threads/${slug}`);
  const write = page.getByRole('button', { name: 'Écrire une réponse' });
  await write.click();
  await page.getByLabel('Votre réponse').fill('Pour vous seule.');
  await page.getByRole('region', { name: 'D’autres discussions à lire' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${slug}$`));
  await expect(page.getByLabel('Votre réponse')).toHaveCount(0);
  await write.click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${slug}$`));
  await write.click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue('Pour vous seule.');
});

/** Opens a thread, loses the network and answers it: the reply waits on the device. */
async function replyWithoutNetwork(page: Page, slug: string, content: string): Promise<void> {
  await page.goto(`/threads/${slug}`);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  await page.getByLabel('Votre réponse').fill(content);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Enregistrer, envoyer plus tard$|^Envoyer$/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: content }).getByText('Enregistré sur ce téléphone')).toBeVisible();
}

test('a reply whose thread has been closed meanwhile comes back as a draft, and leaves once it is open again', async ({ page, server }) => {
  const { slug, staff } = await newPublicThread(server.url);
  const reader = await newClientOf(server.url);
  await openSignedIn(page, '/profile', reader.email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const reply = 'Chez moi, c’est la lecture. Parfois je veux mourir.';
  await replyWithoutNetwork(page, slug, reply);
  await staff.api.call(updateThreadFlags, { parameters: { slug }, body: { isLocked: true } });
  await page.context().setOffline(false);

  const own = page.getByRole('listitem').filter({ hasText: reply });
  await expect(own).toContainText('Brouillon');
  await expect(own).toContainText(
    'Cette discussion est close : elle reste en lecture et ne prend plus de réponses. Votre texte reste ici, en brouillon.',
  );
  // Nobody has read it.
  await expect(own.getByRole('link', { name: 'Appeler le 190' })).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Copier le texte' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reply);

  await staff.api.call(updateThreadFlags, { parameters: { slug }, body: { isLocked: false } });
  await own.getByRole('button', { name: 'Envoyer maintenant' }).click();
  await expect(own).toContainText('En relecture, sous 24 h');
});

test('a reply whose thread is gone stays readable in the outbox, with the reason, and is not led to a page that is gone', async ({
  page,
  server,
}) => {
  const { slug, title, staff } = await newPublicThread(server.url);
  const reader = await newClientOf(server.url);
  await openSignedIn(page, '/profile', reader.email);
  await replyWithoutNetwork(page, slug, 'Une tisane, et pas d’écran.');
  await staff.api.call(unvalidateThread, { parameters: { slug }, body: { reason: 'À relire.' } });
  await page.context().setOffline(false);
  await page.goto('/outbox');
  const card = page.getByRole('article', { name: 'Réponse' });
  await expect(card).toContainText('Brouillon');
  await expect(card).toContainText(title);
  await expect(card).toContainText('Une tisane, et pas d’écran.');
  await expect(card).toContainText(
    'Cette discussion n’est plus en ligne : votre réponse n’est pas partie. Votre texte reste ici, en brouillon.',
  );
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Copier le texte' })).toBeVisible();
  await expectAccessible(page);
});

test('a reply that was not published is written again from its words, with why above them; a reply is deleted by its author', async ({
  page,
  server,
}) => {
  const { slug, staff } = await newPublicThread(server.url);
  const author = await newClientOf(server.url);
  const content = `Appelez ma sœur Leïla. ${Date.now()}`;
  const { commentId } = await author.api.call(addComment, { parameters: { slug }, body: { content } });
  await staff.api.call(unvalidateComment, { parameters: { slug, commentId }, body: { reason: 'Il nomme quelqu’un.' } });
  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, '/profile', author.email);
  await page.goto(`/threads/${slug}`);
  const own = page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' });
  const withheld = own.getByRole('listitem').filter({ hasText: content });
  await withheld.getByRole('button', { name: 'Reprendre cette réponse' }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue(content);
  await expect(page.locator('form').getByText('Le cabinet explique : Il nomme quelqu’un.')).toBeVisible();
  await expectAccessible(page);
  const before = await lastKept(page);
  const better = `Appelez quelqu’un que vous aimez. ${Date.now()}`;
  await page.getByLabel('Votre réponse').fill(better);
  await expect.poll(() => lastKept(page)).toBeGreaterThan(before);
  await page.reload();
  await withheld.getByRole('button', { name: 'Reprendre cette réponse' }).click();
  await expect(page.getByLabel('Votre réponse')).toHaveValue(better);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(own.getByRole('listitem').filter({ hasText: better }).getByText('En relecture, sous 24 h')).toBeVisible();

  await withheld.getByRole('button', { name: 'Effacer' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click();
  await expect(withheld).toHaveCount(0);
  await expect(page.locator('#composer')).toBeFocused();

  await test.step('a published one too, however long ago it was written', async () => {
    const { myPending = [] } = await author.api.call(readThreadScore, { parameters: { slug } });
    const [sent] = myPending;
    await staff.api.call(validateComment, { parameters: { slug, commentId: sent?.commentId ?? '' } });
    await page.reload();
    const shown = page
      .getByRole('region', { name: /réponse/ })
      .getByRole('listitem')
      .filter({ hasText: better });
    await shown.getByRole('button', { name: 'Effacer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'La garder' }).click();
    await shown.getByRole('button', { name: 'Effacer' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('dialog').getByRole('button', { name: 'Effacer', exact: true }).click();
    await expect(page.getByText(better)).toHaveCount(0);
    await expect(page.getByText('Une réponse n’est plus en ligne.')).toHaveCount(0);
    const { comments } = await author.api.call(readThread, { parameters: { slug } });
    expect(comments).toEqual([]);
  });
});

test('an address in a reply is a link, and nothing else in it is', async ({ page, server }) => {
  const { slug, staff } = await newPublicThread(server.url);
  const content = 'À lire : https://exemple.test/sommeil?page=2. Pas <a href="https://exemple.test">ceci</a>, ni javascript:alert(1).';
  await staff.api.call(addPracticeComment, { parameters: { slug }, body: { content } });
  await page.goto(`/threads/${slug}`);
  const links = page.getByRole('listitem').filter({ hasText: 'À lire' }).getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', 'https://exemple.test/sommeil?page=2');
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await expectAccessible(page);
});

test('what is pressed before the page is awake is seen to be, and done once it is', async ({ context }) => {
  // A tab of its own: it is not waited for.
  const page = await context.newPage();
  const letGo = await holdRequests(page, /\/assets\/.+\.js$/);
  await page.goto('/threads/comment-faire-quand-le-telephone-sonne-k3v9', { waitUntil: 'commit' });
  const write = page.getByRole('button', { name: 'Écrire une réponse' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await write.click();
  await expect(write).toHaveAttribute('data-pressed', '');
  await expect(page.locator('[data-pressed]')).toHaveCount(1);
  letGo();
  await expect(page.getByLabel('Votre réponse')).toBeFocused();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('beside the consent banner', () => {
  test.use({ hasConsented: false });

  const thread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
  const banner = { name: 'Vos données sur cet appareil' };

  async function openReply(page: Page) {
    await page.goto(thread);
    await expect(page.getByRole('region', banner)).toBeInViewport();
    await page.getByRole('button', { name: 'Écrire une réponse' }).click();
    const field = page.getByLabel('Votre réponse');
    await expect(field).toBeFocused();
    return field;
  }

  test('on a narrow screen it waits at the foot of the page while something is typed, and takes no press that ends the typing', async ({
    page,
  }) => {
    const field = await openReply(page);
    await expect(page.getByRole('region', banner)).not.toBeInViewport();
    await field.fill('Moi aussi.');
    const close = page.getByRole('button', { name: 'Fermer' });
    // To where the banner comes back as the button takes the focus.
    await close.evaluate((button) => window.scrollBy({ top: button.getBoundingClientRect().top - innerHeight + 180, behavior: 'instant' }));
    await close.hover();
    await page.mouse.down();
    await expect(page.getByRole('region', banner)).toBeInViewport({ ratio: 1 });
    await page.mouse.up();
    await expect(field).toBeHidden();
  });

  test.describe('on a wide screen', () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test('it stays in its corner, beside the field', async ({ page }) => {
      const field = await openReply(page);
      const [box, card] = await Promise.all([field.boundingBox(), page.getByRole('region', banner).boundingBox()]);
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(card?.y ?? 0);
      await expect(page.getByRole('region', banner)).toBeInViewport({ ratio: 1 });
    });
  });
});
