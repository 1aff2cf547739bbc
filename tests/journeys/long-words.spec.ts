import type { Page } from '@playwright/test';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { listCategories } from '#contract/categories/categories.endpoints.ts';
import { validateComment, validateThread } from '#contract/threads/moderation.endpoints.ts';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { deleteThread, openThread } from '#contract/threads/writing.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';
import { callAs, newClientOf } from '../support/practice.ts';

const word = 'anticonstitutionnellement'.repeat(6);
const address =
  'https://www.exemple.tn/articles/sante-mentale/comment-parler-a-un-proche-qui-souffre?utm_source=partage&utm_medium=telephone';

/** What a word makes wider than the screen, the innermost of it; nothing where the page cannot be moved sideways. */
const tooWide = (page: Page) =>
  page.evaluate(
    (longWord) => {
      if (document.documentElement.scrollWidth <= innerWidth) return [];
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().width > innerWidth && element.textContent.includes(longWord),
      );
      return wide.map(({ tagName, className }) => `${tagName} ${className}`);
    },
    word.slice(0, 60),
  );

async function expectToFit(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
  expect.soft(await tooWide(page), path).toEqual([]);
}

test.use({ viewport: { width: 320, height: 640 } });

/** A thread of an author with long names, all of whose words are long. */
async function writeLongThread(url: string) {
  const author = await newClientOf(url);
  const [name, title] = [word.slice(0, 60), word.slice(0, 110)];
  const { phoneNumber } = (await author.api.call(me, {})).user;
  await author.api.call(updateMe, { body: { phoneNumber: phoneNumber ?? '', firstName: name, lastName: name } });
  const [category] = (await author.api.call(listCategories, {})).items;
  const { slug } = await author.api.call(openThread, {
    body: {
      title,
      content: `<p>Un mot, ${word}, et une adresse à lire quand vous aurez un moment de calme : ${address}.</p>`,
      categoryId: category?.id ?? '',
      isAnonymous: true,
      contentNote: title,
    },
    idempotencyKey: `${crypto.randomUUID()}/open`,
  });
  return { author, name, title, slug };
}

test('a long word or address, wherever a person may write one, makes no page wider than the phone', async ({ page, server }) => {
  const { author, name, title, slug } = await writeLongThread(server.url);
  const staff = await callAs(server.url, 'admin@demo.test');
  await openSignedIn(page, '/profile', author.email);
  await expectToFit(page, '/profile', name);
  await expectToFit(page, '/profile/edit', 'Nom');
  await expectToFit(page, '/threads/own', title);
  await expectToFit(page, `/threads/own/${slug}`, title);
  for (const path of ['/blogs', '/threads']) await expectToFit(page, `${path}?q=${word.slice(0, 90)}`, word.slice(0, 90));

  await staff.api.call(validateThread, { parameters: { slug } });
  const send = (content: string) =>
    author.api.call(addComment, { parameters: { slug }, body: { content }, idempotencyKey: `${crypto.randomUUID()}/add` });
  const { commentId } = await send(`${address} ${word}`);
  await expectToFit(page, '/threads', title);
  await expectToFit(page, `/threads/${slug}`, title);
  await expect(page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' })).toContainText(word);
  await staff.api.call(validateComment, { parameters: { slug, commentId } });
  await expectToFit(page, `/threads/${slug}`, title);
  await expect(page.getByRole('region', { name: /réponse/ }).first()).toContainText(word);
  await author.api.call(deleteThread, { parameters: { slug } });
});

test('nor a page of the practice', async ({ page, server }) => {
  const { author, name, title, slug } = await writeLongThread(server.url);
  await openSignedIn(page, '/practice/threads', 'admin@demo.test');
  await expectToFit(page, '/practice/threads', title);
  await expectToFit(page, `/practice/threads/${slug}`, title);
  await expectToFit(page, `/practice/clients?q=${name}`, name);
  await author.api.call(deleteThread, { parameters: { slug } });
});
