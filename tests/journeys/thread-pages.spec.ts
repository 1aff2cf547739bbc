import { commentsPageSize } from '#contract/constants.ts';
import { addPracticeComment, unvalidateComment, validateComment } from '#contract/threads/moderation.endpoints.ts';
import { addComment, readThread } from '#contract/threads/threads.endpoints.ts';
import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test as journey } from '../support/journey.ts';
import { newClientOf, type Caller } from '../support/practice.ts';
import { newPublicThread } from '../support/public-thread.ts';

interface LongThread {
  slug: string;
  staff: Caller;
}

/** A thread of its own with 34 replies: the number of each is its text. */
async function newLongThread(serverUrl: string): Promise<LongThread> {
  const { slug, staff } = await newPublicThread(serverUrl);
  for (let number = 1; number <= 34; number += 1)
    await staff.api.call(addPracticeComment, { parameters: { slug }, body: { content: `Réponse ${number}` } });
  return { slug, staff };
}

const test = journey.extend<object, { long: LongThread }>({
  long: [async ({ server }, use) => use(await newLongThread(server.url)), { scope: 'worker' }],
});

const replies = (page: Page) => page.getByRole('region', { name: /^3\d réponses$/ });
const texts = (page: Page) =>
  page
    .getByRole('region', { name: /^3\d réponses$/ })
    .locator('li p')
    .filter({ hasText: /^Réponse \d+$/ });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages de réponses' });

test('the replies of a long thread come in pages, by links that keep their place', async ({ page, long: { slug, staff } }) => {
  await page.goto(`/threads/${slug}`);
  await expect(texts(page)).toHaveCount(commentsPageSize);
  await expect(pages(page)).toContainText('Réponses 1 à 30 sur 34');
  await expectAccessibleInBoth(page);
  await pages(page).getByRole('link', { name: 'Réponses suivantes' }).click();
  await expect(texts(page).first()).toHaveText('Réponse 31');
  await expect(pages(page)).toContainText('Réponses 31 à 34 sur 34');
  // One goes on where the replies begin, not at the top of a thread that one has read.
  await expect(page.getByRole('heading', { name: /^3\d réponses$/ })).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^3\d réponses$/ })).toBeFocused();

  const earlier = {
    parameters: { slug, commentId: (await staff.api.call(readThread, { parameters: { slug } })).comments[4]?.commentId ?? '' },
  };
  await staff.api.call(unvalidateComment, { ...earlier, body: { reason: 'À relire.' } });
  await page.reload();
  await expect(texts(page).first()).toHaveText('Réponse 31');
  await staff.api.call(validateComment, earlier);

  await replies(page).getByRole('link', { name: 'Premières réponses' }).click();
  await expect(texts(page).first()).toHaveText('Réponse 1');
  await replies(page).getByRole('link', { name: 'Dernières réponses' }).click();
  await expect(texts(page).last()).toHaveText('Réponse 34');
  await page.goBack();
  await expect(texts(page).first()).toHaveText('Réponse 1');
  await page.goBack();
  await expect(texts(page).first()).toHaveText('Réponse 31');
  await pages(page).getByRole('link', { name: 'Réponses précédentes' }).click();
  await expect(texts(page).first()).toHaveText('Réponse 1');
});

test('a notification’s address leads to the newest reply', async ({ page, long: { slug } }) => {
  await page.goto(`/threads/${slug}?after=last#comments`);
  await expect(texts(page).last()).toHaveText('Réponse 34');
  await expect(texts(page)).toHaveCount(commentsPageSize);
  await replies(page).getByRole('link', { name: 'Premières réponses' }).click();
  await expect(texts(page).first()).toHaveText('Réponse 1');
  await expect(page).toHaveURL(/\/threads\/[^?]+#comments$/);
});

test('one’s own reply on another page is said, with the way to it', async ({ page, server, long: { slug, staff } }) => {
  const reader = await newClientOf(server.url);
  const { commentId } = await reader.api.call(addComment, { parameters: { slug }, body: { content: 'Une tisane, et pas d’écran.' } });
  await staff.api.call(validateComment, { parameters: { slug, commentId } });
  await openSignedIn(page, '/profile', reader.email);
  await page.goto(`/threads/${slug}`);
  const answer = page.getByRole('region', { name: 'Répondre' });
  await expect(answer).toContainText('Votre dernière réponse est sur une autre page de cette discussion.');
  await answer.getByRole('link', { name: 'La voir' }).click();
  await expect(page.getByText('Une tisane, et pas d’écran.')).toBeVisible();
  await expect(answer).not.toContainText('sur une autre page');
});

test('without scripts the pages of replies are links', async ({ browser, server, long: { slug } }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/threads/${slug}`);
  await pages(page).getByRole('link', { name: 'Réponses suivantes' }).click();
  await expect(texts(page).first()).toHaveText('Réponse 31');
  await expect(pages(page).getByRole('link', { name: 'Réponses précédentes' })).toBeVisible();
  await context.close();
});
