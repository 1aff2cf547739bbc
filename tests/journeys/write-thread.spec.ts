import type { Page } from '@playwright/test';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { unvalidateThread, validateComment, validateThread } from '#contract/threads/moderation.endpoints.ts';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { listOwnThreads, openThread } from '#contract/threads/writing.endpoints.ts';
import { openSignedIn, signInModal } from '../support/accounts.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { callAs, newClientOf, type Caller } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

const words = {
  fr: {
    write: 'Écrire une discussion',
    theme: 'Thème',
    title: 'Titre',
    text: 'Votre texte',
    send: 'Envoyer en relecture',
    required: ['Le thème est obligatoire', 'Le titre est obligatoire', 'Le texte est obligatoire'],
    beingRead: 'En relecture, sous 24 h',
    received: 'Bien reçu. Nous la relisons sous 24 h.',
    published: 'Publié',
    notPublished: 'Non publié',
    own: 'Vos discussions',
    manage: 'Relire, modifier, supprimer',
    edit: 'Modifier',
    save: 'Enregistrer et renvoyer en relecture',
    remove: 'Supprimer cette discussion',
    removeForGood: 'Supprimer',
    empty: 'Vous n’avez pas encore écrit de discussion',
  },
  en: {
    write: 'Write a thread',
    theme: 'Theme',
    title: 'Title',
    text: 'Your text',
    send: 'Send to be read',
    required: ['The theme is required', 'The title is required', 'The text is required'],
    beingRead: 'Being read, within 24 h',
    received: 'Received. We read it within 24 hours.',
    published: 'Published',
    notPublished: 'Not published',
    own: 'Your threads',
    manage: 'Read again, change, delete',
    edit: 'Change',
    save: 'Save and send to be read again',
    remove: 'Delete this thread',
    removeForGood: 'Delete',
    empty: 'You have not written a thread yet',
  },
} as const;

/** Scrolled to a field, the way back lies half under the bar. */
const toTheTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

let made = 0;
const newTitle = (): string => `Reprendre après une longue pause ${(made += 1)}`;
const field = (page: Page, language: keyof typeof words = 'fr') => page.getByRole('textbox', { name: words[language].text });
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Mise en forme' }).getByRole('button', { name, exact: true });

async function writtenBy({ api }: Caller, title: string): Promise<string> {
  const { items } = await api.call(listAllCategories);
  const content = '<p>Je reviens au travail lundi, et je ne sais pas par où commencer.</p>';
  return (await api.call(openThread, { body: { title, content, categoryId: items[0]?.id ?? '' } })).slug;
}

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  test(`somebody writes a thread, signs in on the way, and follows it until others read it (${language})`, async ({ page, server }) => {
    const client = await newClientOf(server.url);
    const moderator = await callAs(server.url, 'moderator@demo.test');
    const title = newTitle();
    await page.goto(`${language === 'en' ? '/en' : ''}/threads`);
    await page.getByRole('link', { name: told.write }).click();
    await test.step('nothing is sent that is not there, and each field says so', async () => {
      await page.getByRole('button', { name: told.send }).click();
      for (const sentence of told.required) await expect(page.getByText(sentence)).toBeVisible();
      // Whoever reads by ear is led to the first of them, which is no plain input.
      await expect(page.getByLabel(told.theme)).toBeFocused();
      await expect(field(page, language)).toHaveAccessibleDescription(new RegExp(told.required[2]));
      await toTheTop(page);
      await expectAccessibleInBoth(page);
    });
    await test.step('what is typed outlives the tab', async () => {
      await page.getByLabel(told.theme).selectOption({ index: 1 });
      await page.getByLabel(told.title).fill(title);
      await field(page, language).click();
      const before = await lastKept(page);
      await page.keyboard.insertText('Je reviens au travail lundi, et je ne sais pas par où commencer.');
      await expect(page.getByText(told.required[2])).toBeHidden();
      await expect.poll(() => lastKept(page)).toBeGreaterThan(before);
      await page.reload();
      await expect(page.getByLabel(told.title)).toHaveValue(title);
      await expect(field(page, language)).toHaveText('Je reviens au travail lundi, et je ne sais pas par où commencer.');
    });
    await page.getByRole('button', { name: told.send }).click();
    await signInModal(page, client.email, undefined, language);
    await expect(page.getByRole('heading', { level: 1, name: told.own })).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByText(told.beingRead)).toBeVisible();
    const received = page.getByRole('status').filter({ hasText: told.received });
    await expect(received).toBeInViewport({ ratio: 1 });
    await expect(received).toBeFocused();
    await expectAccessibleInBoth(page);

    const { items } = await client.api.call(listOwnThreads);
    expect(items).toMatchObject([{ title, status: 'PENDING', isAnonymous: true }]);
    const slug = items[0]?.slug ?? '';
    await moderator.api.call(validateThread, { parameters: { slug } });
    await page.reload();
    await expect(card.getByText(told.published, { exact: true })).toBeVisible();
    await card.getByRole('link', { name: told.manage }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await test.step('it is changed, and waits to be read again', async () => {
      await page.getByRole('button', { name: told.edit, exact: true }).click();
      await page.getByLabel(told.title).fill(`${title}, encore`);
      await toTheTop(page);
      await expectAccessible(page);
      await page.getByRole('button', { name: told.save }).click();
      await expect(page.getByRole('heading', { level: 1, name: `${title}, encore` })).toBeVisible();
      await expect(page.getByText(told.beingRead)).toBeVisible();
    });
    await test.step('it is not published, and says why', async () => {
      const [changed] = (await client.api.call(listOwnThreads)).items;
      await expect(page).toHaveURL(new RegExp(`/threads/own/${changed?.slug}$`));
      await moderator.api.call(unvalidateThread, { parameters: { slug: changed?.slug ?? '' }, body: { reason: 'Il nomme quelqu’un.' } });
      await page.reload();
      await expect(page.getByText(told.notPublished, { exact: true })).toBeVisible();
      await expect(page.getByText(/Il nomme quelqu’un\./)).toBeVisible();
    });
    await page.getByRole('button', { name: told.remove }).click();
    await page.getByRole('dialog').getByRole('button', { name: told.removeForGood, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: told.empty })).toBeVisible();
  });
}

test('the tools make bold, italic, lists, quotations and links, by press and by key, and each language keeps its direction', async ({
  page,
}) => {
  await page.goto('/threads/write');
  const text = field(page);
  await text.click();
  await page.keyboard.type('Un ');
  await tool(page, 'Gras').click();
  await expect(tool(page, 'Gras')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('mot');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type(' penché');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- dormir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('manger');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Citation').click();
  await page.keyboard.type('لا أعرف من أين أبدأ');
  await page.keyboard.press('Enter');
  await tool(page, 'Citation').click();
  await tool(page, 'Lien').click();
  await page.getByLabel('Adresse du lien').fill('rien du tout');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Écrivez une adresse complète/)).toBeVisible();
  await page.getByLabel('Adresse du lien').fill('exemple.tn/aide');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  const html = await text.innerHTML();
  expect(html).toContain('<p>Un <strong>mot</strong><em> penché</em></p><ul><li><p>dormir</p></li><li><p>manger</p></li></ul>');
  expect(html).toContain('<blockquote><p>لا أعرف من أين أبدأ</p></blockquote>');
  expect(html).toContain('<a href="https://exemple.tn/aide" rel="noopener noreferrer">');
  const startOf = (words: string) =>
    text.getByText(words).evaluate((line) => {
      const range = document.createRange();
      range.selectNodeContents(line);
      const [letters, box] = [range.getBoundingClientRect(), line.getBoundingClientRect()];
      return letters.left - box.left < box.right - letters.right ? 'left' : 'right';
    });
  expect([await startOf('dormir'), await startOf('لا أعرف')]).toEqual(['left', 'right']);

  await test.step('Tab leaves the text, the arrows walk along the tools', async () => {
    await tool(page, 'Gras').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tool(page, 'Italique')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(text).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(/^À savoir avant de lire/)).toBeFocused();
  });
});

test('an edit that breaks a rule is shown, then undone to the last text that broke none', async ({ page }) => {
  await page.goto('/threads/write');
  const text = field(page);
  await text.click();
  const longest = 'a'.repeat(5000);
  await page.keyboard.insertText(longest);
  await expect(text).toHaveText(longest);
  await text.evaluate((element) => {
    new MutationObserver(() => {
      if (element.textContent?.endsWith('trop')) element.dataset['shown'] = 'yes';
    }).observe(element, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.insertText('trop');
  await expect(page.getByText(/^Le texte dépassait 5\s000 caractères/)).toBeVisible();
  await expect(text).toHaveText(longest);
  await expect(text).toHaveAttribute('data-shown', 'yes');

  const paste = (html: string) =>
    text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
  await page.keyboard.press('ControlOrMeta+a');
  await paste('<h2>Un titre</h2><p class="x">un <b>mot</b></p><script>alert(1)</script>');
  await expect(text).toHaveText('Un titreun mot');
  await paste('<p>avec <img src="https://example.org/x.png"> une image</p>');
  await expect(page.getByText(/^Les images ne peuvent pas être ajoutées ici/)).toBeVisible();
  await expect(text).toHaveText('Un titreun motavec  une image');
  expect(await text.innerHTML()).toBe('<p>Un titre</p><p>un <strong>mot</strong>avec  une image</p>');
  // The picture went out for good: undoing takes back what was pasted, and does not bring it.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('une image');
  await expect(text.locator('.image')).toHaveCount(0);
});

test('a cry for help is answered with the help line, never held back', async ({ page }) => {
  await page.goto('/threads/write');
  await page.getByLabel('Titre').fill('Je veux mourir ce soir');
  await expect(page.getByRole('link', { name: 'Appeler le 190' })).toHaveAttribute('href', 'tel:190');
  await expect(page.getByRole('button', { name: 'Envoyer en relecture' })).toBeEnabled();
});

test('a thread may be signed with a first name, and is under a pseudonym otherwise', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  const title = newTitle();
  await openSignedIn(page, '/threads/own', client.email);
  await page.getByRole('link', { name: 'Écrire une discussion' }).click();
  await page.getByLabel('Thème').selectOption({ index: 1 });
  await page.getByLabel('Titre').fill(title);
  await field(page).fill('Je reviens au travail lundi, et je ne sais pas par où commencer.');
  await page.getByLabel('Signer de mon prénom').check();
  await page.getByRole('button', { name: 'Envoyer en relecture' }).click();
  await expect(page.getByRole('article').filter({ hasText: title }).getByText('Signé Nour')).toBeVisible();
  await writtenBy(client, newTitle());
  const { items } = await client.api.call(listOwnThreads);
  expect(items.map(({ pseudonym }) => pseudonym === 'Nour')).toEqual([false, true]);
});

test('a reply is changed by its author in its first hours, while it waits and once it is published', async ({ page, server }) => {
  const client = await newClientOf(server.url);
  const moderator = await callAs(server.url, 'moderator@demo.test');
  const slug = await writtenBy(client, newTitle());
  await moderator.api.call(validateThread, { parameters: { slug } });
  const { commentId } = await client.api.call(addComment, { parameters: { slug }, body: { content: 'Bon courage.' } });
  await openSignedIn(page, '/profile', client.email);
  await page.goto(`/threads/${slug}`);
  const waiting = page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' }).getByRole('listitem');
  await waiting.getByRole('button', { name: 'Modifier' }).click();
  await waiting.getByLabel('Votre réponse').fill('Bon courage à vous.');
  await expectAccessible(page);
  await page.reload();
  await waiting.getByRole('button', { name: 'Modifier' }).click();
  await expect(waiting.getByLabel('Votre réponse')).toHaveValue('Bon courage à vous.');
  await waiting.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(waiting.getByText('Bon courage à vous.')).toBeVisible();

  await moderator.api.call(validateComment, { parameters: { slug, commentId } });
  await page.reload();
  const published = page.getByRole('region', { name: '1 réponse' }).getByRole('listitem');
  await expect(published).toContainText(/modifié le/);
  await published.getByRole('button', { name: 'Modifier' }).click();
  const modal = page.getByRole('dialog', { name: 'Modifier votre réponse' });
  await modal.getByLabel('Votre réponse').fill('Bon courage à vous tous.');
  await expectAccessible(page);
  await modal.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(modal).toBeHidden();
  await toldByToast(page, 'Réponse modifiée. Le cabinet la relit avant de la publier.');
  await expect(waiting.getByText('Bon courage à vous tous.')).toBeVisible();
});

test('a thread that was not published opens again as a draft, with why, and what is changed outlives the page', async ({
  page,
  server,
}) => {
  const client = await newClientOf(server.url);
  const title = newTitle();
  const slug = await writtenBy(client, title);
  const staff = await callAs(server.url, 'moderator@demo.test');
  const reason = 'Il nomme votre collègue : enlevez son nom, et nous le publions.';
  await staff.api.call(unvalidateThread, { parameters: { slug }, body: { reason } });

  await page.setViewportSize({ width: 320, height: 640 });
  await openSignedIn(page, '/threads/own', client.email);
  await page.getByRole('article').filter({ hasText: title }).getByRole('link', { name: 'Reprendre ce texte' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue(title);
  await expect(page.getByLabel('Thème')).not.toHaveValue('');
  await expect(field(page)).not.toHaveText('');
  await expect(page.getByRole('complementary', { name: 'Ce texte n’a pas été publié tel quel' })).toContainText(reason);
  await expectAccessibleInBoth(page);
  const words = 'Je reviens au travail lundi, et je ne sais plus par où commencer, ni à qui le dire.';
  await field(page).fill(words);
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(field(page)).toHaveText(words);
  await page.getByRole('button', { name: 'Envoyer en relecture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vos discussions' })).toBeVisible();
  await expect
    .poll(async () => (await client.api.call(listOwnThreads, { query: {} })).items.map(({ status }) => status))
    .toEqual(['PENDING', 'UNVALIDATED']);
  // The form of a new thread is as empty as ever.
  await page.getByRole('link', { name: 'Écrire une discussion' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('');
});
