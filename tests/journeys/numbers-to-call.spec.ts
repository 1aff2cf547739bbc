import { addPracticeComment } from '#contract/threads/moderation.endpoints.ts';
import { expect, test } from '../support/journey.ts';
import { newPublicThread } from '../support/public-thread.ts';

test('an article reached from the list has its numbers one touch away', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('searchbox', { name: 'Rechercher dans les articles' }).fill('dépression');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await page.getByRole('link', { name: 'Dépression : reconnaître les signes' }).click();
  const text = page.getByRole('article').locator('p', { hasText: 'ne laissez pas la personne seule' });
  await expect(text.getByRole('link', { name: '190', exact: true })).toHaveAttribute('href', 'tel:190');
});

test('a reply of the practice has its numbers one touch away, and its years are none', async ({ page, server }) => {
  const { slug, staff } = await newPublicThread(server.url);
  const content = 'Depuis 1899, on sait cela. En cas de danger, appelez le 190, ou le 80 105 050 pour parler.';
  await staff.api.call(addPracticeComment, { parameters: { slug }, body: { content } });
  await page.goto(`/threads/${slug}`);
  const reply = page.getByRole('listitem').filter({ hasText: 'Depuis 1899' });
  await expect(reply.locator('a[href^="tel:"]')).toHaveText(['190', '80 105 050']);
  await expect(reply.getByRole('link', { name: '80 105 050' })).toHaveAttribute('href', 'tel:80105050');
});

test('« Aider quelqu’un » and the terms call whom they name', async ({ page }) => {
  await page.goto('/help-line');
  const friend = page.getByRole('region', { name: 'Aider quelqu’un qui va mal' });
  await expect(friend.getByRole('link', { name: '190', exact: true })).toHaveAttribute('href', 'tel:190');
  await page.goto('/en/terms-of-service');
  await expect(page.getByRole('main').locator('a[href="tel:190"]')).toHaveCount(2);
});
