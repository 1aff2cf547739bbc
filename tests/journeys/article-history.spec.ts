import type { Page } from '@playwright/test';
import { createBlog, deleteBlog, readWrittenBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { callAs } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('what each saving changed in an article is read, and earlier words are taken up again', async ({ page, server }) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const words = { title: 'Marcher', excerpt: 'Marcher le soir apaise.', categoryIds: [], language: 'fr', status: 'DRAFT' };
  const { id } = await api.call(createBlog, { body: { ...words, content: '<p>Dix minutes.</p><p>Chaque soir.</p>' } });
  const change = { ...words, excerpt: 'Marcher le matin apaise.', content: '<p>Vingt minutes.</p><h2>Chaque soir.</h2>' };
  await api.call(updateBlog, { parameters: { slug: id }, body: change });
  await openSignedIn(page, `/practice/articles/${id}`, 'therapist@demo.test');

  await button(page, 'Historique').tap();
  const history = page.getByRole('dialog', { name: 'Historique de l’article' });
  const changes = history.getByRole('region', { name: 'Modifications' });
  await expect(changes.getByRole('deletion')).toHaveText(['Supprimé\u00A0: soir', 'Supprimé\u00A0: Dix']);
  await expect(changes.getByRole('insertion')).toHaveText(['Ajouté\u00A0: matin', 'Ajouté\u00A0: Vingt']);
  await expectAccessibleInBoth(page);
  // What stands in the form already is not offered.
  await expect(button(page, 'Reprendre cette version')).toHaveCount(0);
  const saved = history.getByLabel('Enregistré le');
  await saved.selectOption({ index: 1 });
  await expect(history.getByText('Première version conservée de cet article.')).toBeVisible();
  await page.keyboard.press('Escape');

  await test.step('not over what has just been typed', async () => {
    await page.getByLabel('Avertissement avant la lecture').fill('Court.');
    await button(page, 'Historique').tap();
    await saved.selectOption({ index: 1 });
    await button(page, 'Reprendre cette version').press('Enter');
    await expect(history.getByText('Enregistrez d’abord vos modifications')).toBeVisible();
    await page.keyboard.press('Escape');
    await button(page, 'Enregistrer le brouillon').tap();
    await toldByToast(page, 'Brouillon enregistré.');
  });

  await test.step('by keyboard, into the form, and from there to readers or not', async () => {
    await button(page, 'Historique').press('Enter');
    await expect(saved.getByRole('option')).toHaveCount(3);
    await saved.selectOption({ index: 2 });
    await button(page, 'Reprendre cette version').press('Enter');
    await expect(history).toBeHidden();
    await expect(page.getByLabel('Chapeau')).toHaveValue('Marcher le soir apaise.');
    await expect(page.getByLabel('Avertissement avant la lecture')).toHaveValue('');
    expect(await api.call(readWrittenBlog, { parameters: { id } })).toMatchObject({ contentNote: 'Court.' });
    await button(page, 'Enregistrer le brouillon').tap();
    await expect
      .poll(() => api.call(readWrittenBlog, { parameters: { id } }))
      .toMatchObject({ excerpt: words.excerpt, content: '<p>Dix minutes.</p><p>Chaque soir.</p>', contentNote: null });
  });
  await test.step('not over what somebody else has just changed', async () => {
    await api.call(updateBlog, { parameters: { slug: id }, body: { ...change, title: 'Marcher, encore' } });
    await button(page, 'Historique').tap();
    await expect(history.getByText('Quelqu’un d’autre a modifié l’article depuis que vous l’avez ouvert')).toBeVisible();
    await button(page, 'Reprendre cette version').press('Enter');
    await expect(page.getByLabel('Titre')).toHaveValue('Marcher');
  });
  await api.call(deleteBlog, { parameters: { slug: id } });
});
