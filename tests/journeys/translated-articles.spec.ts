import type { Page } from '@playwright/test';
import { createBlog, deleteBlog, listWrittenBlogs, readBlog, readWrittenBlog } from '#contract/blogs/blogs.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { callAs } from '../support/practice.ts';
import { someCategory } from '../support/some-category.ts';
import { toldByToast } from '../support/toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('readers are led from an article to its translation, by a line under its title and by the choice of language', async ({ page }) => {
  await page.goto('/blogs/comprendre-l-anxiete');
  await page.getByRole('link', { name: 'Read in English' }).tap();
  await expect(heading(page, 'Understanding anxiety')).toBeVisible();
  await expect(page).toHaveURL('/en/blogs/understanding-anxiety');
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Lire en français' }).tap();
  await expect(page).toHaveURL('/blogs/comprendre-l-anxiete');

  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: 'English' }).tap();
  await expect(page).toHaveURL('/en/blogs/understanding-anxiety');

  await test.step('one in French alone stays where it is, in an English page', async () => {
    await page.goto('/blogs/traverser-un-deuil');
    await expect(page.getByRole('link', { name: 'Read in English' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL('/en/blogs/traverser-un-deuil');
    await expect(page.getByText('This article is not in English.')).toBeVisible();
  });

  await test.step('reached within the page, each has its own', async () => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Calmer une crise d’angoisse' }).first().tap();
    await expect(heading(page, 'Calmer une crise d’angoisse')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).tap();
    await expect(page).toHaveURL('/en/blogs/getting-through-a-panic-attack');
  });
});

test('a version in another language is begun from an article, published, unlinked, and chosen again by words of its title', async ({
  page,
  server,
}) => {
  const { api } = await callAs(server.url, 'therapist@demo.test');
  const admin = await callAs(server.url, 'admin@demo.test');
  const categoryIds = await someCategory(api);
  const sources = [{ title: 'OMS, « Santé mentale », 2022', url: 'https://www.who.int/fr' }];
  const body = { title: 'Se reposer vraiment', excerpt: 'Court.', content: '<p>Un.</p>', categoryIds, sources, status: 'PUBLISHED' };
  const { id, slug } = await api.call(createBlog, { body: { ...body, language: 'fr' } });
  const versions = async () => (await api.call(readWrittenBlog, { parameters: { id } })).versions;
  const section = page.getByRole('group', { name: 'Dans d’autres langues' });

  await openSignedIn(page, `/practice/articles/${id}`, 'therapist@demo.test');
  await section.getByRole('link', { name: 'Écrire la version anglaise' }).tap();
  await expect(heading(page, 'Écrire un article')).toBeVisible();
  await expect(page.getByLabel('Langue de l’article')).toHaveValue('en');
  await expect(section.getByRole('link', { name: 'Se reposer vraiment' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await page.getByLabel('Titre').fill('Really resting');
  await page.getByLabel('Chapeau').fill('Short.');
  await page.getByRole('textbox', { name: 'Texte de l’article' }).fill('One.');
  await button(page, 'Publier').tap();
  await toldByToast(page, 'L’article est publié.');
  expect(await versions()).toMatchObject([{ title: 'Really resting', language: 'en', status: 'PUBLISHED' }]);
  expect(await api.call(readBlog, { parameters: { slug: 'really-resting' } })).toMatchObject({ sources, translations: [{ slug }] });
  await expect.poll(async () => (await page.request.get(`${server.url}/blogs/${slug}`)).text()).toContain('/en/blogs/really-resting');

  await test.step('they part', async () => {
    await section.getByRole('button', { name: 'Supprimer le lien' }).tap();
    await expect(section.getByRole('button', { name: 'Relier un article' })).toBeFocused();
    await button(page, 'Enregistrer').tap();
    await expect.poll(versions).toEqual([]);
    await expect(section.getByRole('link', { name: 'Écrire la version française' })).toBeVisible();
  });

  await test.step('by keyboard: the article is found among those in other languages, and chosen', async () => {
    await section.getByRole('button', { name: 'Relier un article' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Relier un article' });
    await expect(question.getByRole('button', { name: /anglais/ })).toHaveCount(0);
    await expectAccessibleInBoth(page);
    await question.getByLabel('Chercher un titre').fill('sans pareil');
    await expect(question.getByText('Aucun article dans une autre langue n’a ces mots dans son titre.')).toBeVisible();
    await question.getByLabel('Chercher un titre').fill('reposer');
    await question.getByRole('button', { name: /^Se reposer vraiment/ }).press('Enter');
    await expect(question).toBeHidden();
    await expect(section.getByRole('link', { name: 'Se reposer vraiment' })).toBeVisible();
    await button(page, 'Enregistrer').tap();
    await expect.poll(versions).toMatchObject([{ title: 'Really resting' }]);
  });

  await test.step('a second one in a language is refused where it is chosen', async () => {
    await page.goto('/practice/articles/new');
    await page.getByLabel('Titre').fill('Resting, once more');
    await page.getByLabel('Langue de l’article').selectOption('en');
    await section.getByRole('button', { name: 'Relier un article' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Se reposer vraiment/ })
      .tap();
    // Told at once, before a text is written for nothing.
    await expect(section.getByRole('alert')).toContainText('Un autre article est déjà relié dans cette langue');
    await button(page, 'Enregistrer le brouillon').tap();
    await expect(section.getByRole('alert')).toContainText('Un autre article est déjà relié dans cette langue');
    await expect(section.getByRole('button').first()).toBeFocused();
    // Corrected, it is saved: what was refused is not asked for again.
    await section.getByRole('button', { name: 'Supprimer le lien' }).tap();
    await button(page, 'Enregistrer le brouillon').tap();
    await toldByToast(page, 'Brouillon enregistré.');
  });

  await test.step('what was typed of a version whose original is gone is there all the same', async () => {
    await page.goto(`/practice/articles/new?translationOf=${id}&language=ar`);
    await page.getByLabel('Titre').fill('الراحة');
    await expectKept(page, 'الراحة');
    await admin.api.call(deleteBlog, { parameters: { slug: id } });
    await page.reload();
    await expect(page.getByLabel('Titre')).toHaveValue('الراحة');
    await expect(page.getByLabel('Langue de l’article')).toHaveValue('ar');
    await button(page, 'Enregistrer le brouillon').tap();
    await toldByToast(page, 'Brouillon enregistré.');
  });

  const { items } = await api.call(listWrittenBlogs, { query: { limit: '3' } });
  for (const each of items.filter(({ title }) => /resting|الراحة/i.test(title)))
    await admin.api.call(deleteBlog, { parameters: { slug: each.id } });
});
