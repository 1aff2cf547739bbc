import type { Page } from '@playwright/test';
import { createBlog, deleteBlog, listWrittenBlogs, readWrittenBlog, updateBlog } from '#contract/blogs/blogs.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { jpegOf } from '../support/pictures.ts';
import { callAs, type Caller } from '../support/practice.ts';
import { someCategory } from '../support/some-category.ts';
import { toldByToast } from '../support/toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const text = (page: Page) => page.getByRole('textbox', { name: 'Texte de l’article' });
const hasBecomeDraft = /\/practice\/articles\/[0-9a-f]{24}$/;
const unsaved = 'Vos modifications sont gardées sur cet appareil ; elles ne sont pas encore enregistrées.';

/** Leaves the public list as it was. */
async function takeAway(api: Caller['api'], id: string): Promise<void> {
  const { title, excerpt, content, categoryIds, language } = await api.call(readWrittenBlog, { parameters: { id } });
  const body = { title, excerpt, content, categoryIds, language, status: 'ARCHIVED' };
  await api.call(updateBlog, { parameters: { slug: id }, body });
  await api.call(deleteBlog, { parameters: { slug: id } });
}

test('an article is begun by its title, written on a phone, looked at, published, changed, taken off the site and deleted', async ({
  page,
  server,
}) => {
  await openSignedIn(page, '/practice/articles', 'admin@demo.test');
  await page.getByRole('link', { name: 'Écrire un article' }).tap();
  await button(page, 'Publier').tap();
  await expect(page.getByLabel('Titre')).toBeFocused();
  await expect(page.getByLabel('Titre')).toHaveAccessibleDescription(/Le titre est obligatoire$/);

  await page.getByLabel('Titre').fill('Une idée');
  await button(page, 'Enregistrer le brouillon').tap();
  await toldByToast(page, 'Brouillon enregistré.');
  await expect(page).toHaveURL(hasBecomeDraft);
  await expect(page.getByLabel('Titre')).toHaveValue('Une idée');

  // Nobody reads half an article.
  await page.getByLabel('Titre').fill('Dire non sans se fâcher');
  await button(page, 'Publier').tap();
  await expect(page.getByLabel('Chapeau')).toBeFocused();
  await expect(page.getByText('Le texte est obligatoire')).toBeVisible();
  await expect(page.getByText('La catégorie est obligatoire')).toBeVisible();
  await page.getByLabel('Chapeau').fill('Trois phrases pour poser une limite, et ce qui les rend difficiles à dire.');
  await text(page).focus();
  await page.keyboard.type('Dire non protège le lien.\n## Avant\nRespirez.\n');
  await button(page, 'Sous-titre').tap();
  await page.keyboard.type('Les mots');
  await expect(button(page, 'Sous-titre')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- « Je ne peux pas. »');
  await page.getByText('Couple et famille', { exact: true }).tap();
  await page.getByLabel('Signé par').selectOption({ label: 'Amel Ben Salah' });
  await page.getByLabel('Relu le').fill('2026-11-20');
  await button(page, 'Ajouter une source').tap();
  await page.getByLabel('Référence').fill('Organisation mondiale de la santé, « Santé mentale », 2022');
  await page.getByLabel('Adresse', { exact: true }).fill('https://www.who.int/fr');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('button', { name: /Image de couverture|cliquez ici/ })
      .first()
      .tap(),
  ]);
  await chooser.setFiles({ name: 'mer.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(1200, 800) });
  await expect(page.getByText('Prête : elle sera enregistrée avec l’article.', { exact: true })).toBeVisible();

  await button(page, 'Aperçu').tap();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  await expect(preview.getByRole('heading', { level: 1, name: 'Dire non sans se fâcher' })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 2, name: 'Avant' })).toBeVisible();
  await expect(preview.getByText('« Je ne peux pas. »')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Amel Ben Salah' })).toBeVisible();
  await expectAccessibleInBoth(page);
  await preview.getByRole('button', { name: 'Fermer' }).tap();
  await expect(button(page, 'Aperçu')).toBeFocused();

  await button(page, 'Publier').tap();
  await toldByToast(page, 'L’article est publié.');
  await expect(page.getByText(unsaved)).toBeHidden();
  await page.getByRole('link', { name: 'Voir l’article' }).tap();
  await expect(page).toHaveURL(/\/blogs\/dire-non-sans-se-facher$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Les mots' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Organisation mondiale de la santé' })).toBeVisible();
  await page.goBack();

  await page.getByLabel('Titre').fill('Dire non, et rester proches');
  await button(page, 'Enregistrer').tap();
  await toldByToast(page, 'L’article est à jour sur le site.');
  const address = `${server.url}/blogs/dire-non-sans-se-facher`;
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('Dire non, et rester proches</h1>');
  await button(page, 'Retirer du site').tap();
  await toldByToast(page, 'L’article est retiré du site.');
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);

  await page.getByRole('link', { name: 'Tous les articles' }).tap();
  await page.getByRole('link', { name: 'Retirés' }).tap();
  await page.getByRole('link', { name: 'Dire non, et rester proches' }).tap();
  await button(page, 'Supprimer').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).tap();
  await expect(page).toHaveURL(/\/practice\/articles$/);
  await page.getByLabel('Chercher un titre').fill('rester proches');
  await page.getByLabel('Chercher un titre').press('Enter');
  await expect(page.getByText('Aucun article ici')).toBeVisible();
});

test('what is typed outlives the page, and what is typed while a first draft is on its way goes on under its address', async ({
  page,
  server,
}) => {
  await openSignedIn(page, '/practice/articles/new', 'therapist@demo.test');
  await page.getByLabel('Titre').fill('Le retour du travail');
  await text(page).fill('La voiture, la rue, la clé.');
  await expectKept(page, 'La voiture, la rue, la clé.');
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue('Le retour du travail');
  await expect(text(page)).toHaveText('La voiture, la rue, la clé.');
  await expect(page.getByLabel('Signé par')).toHaveValue(/^[0-9a-f]{24}$/);

  const letGo = await holdRequests(page, '**/api/v1/blogs/blogs/');
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(button(page, 'Enregistrer le brouillon')).toHaveAttribute('aria-busy', 'true');
  await page.getByLabel('Chapeau').fill('Passer la porte sans le bureau.');
  letGo();
  await expect(page).toHaveURL(hasBecomeDraft);
  await expect(page.getByLabel('Chapeau')).toHaveValue('Passer la porte sans le bureau.');
  await expect(page.getByText(unsaved)).toBeVisible();
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(page.getByText(unsaved)).toBeHidden();
  const { api } = await callAs(server.url, 'therapist@demo.test');
  const { items } = await api.call(listWrittenBlogs, { query: { keyword: 'retour du travail' } });
  expect(items).toMatchObject([{ excerpt: 'Passer la porte sans le bureau.', status: 'DRAFT' }]);

  // Nothing is left over for the next one.
  await page.goto('/practice/articles/new');
  await expect(page.getByLabel('Titre')).toHaveValue('');
});

test('of two who write, neither loses a word: other fields stay as the other left them, and the text asks', async ({ page, server }) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const body = { title: 'À deux', excerpt: 'Un chapeau.', categoryIds: [], language: 'fr', status: 'DRAFT', content: '<p>Un texte.</p>' };
  const { id } = await api.call(createBlog, { body, idempotencyKey: `${crypto.randomUUID()}/article` });
  const change = (changes: object) => api.call(updateBlog, { parameters: { slug: id }, body: { ...body, ...changes } });
  await openSignedIn(page, `/practice/articles/${id}`, 'therapist@demo.test');
  await page.getByLabel('Avertissement avant la lecture').fill('Parle de la mort d’un proche.');

  await change({ excerpt: 'Un autre chapeau.', content: '<p>Un autre texte.</p>' });
  await button(page, 'Enregistrer le brouillon').tap();
  await toldByToast(page, 'Brouillon enregistré.');
  expect(await api.call(readWrittenBlog, { parameters: { id } })).toMatchObject({
    excerpt: 'Un autre chapeau.',
    content: '<p>Un autre texte.</p>',
    contentNote: 'Parle de la mort d’un proche.',
  });
  await expect(text(page)).toHaveText('Un autre texte.');

  await text(page).fill('Mes mots.');
  await change({ content: '<p>Encore un autre.</p>' });
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(page.getByText('L’article a changé entre-temps')).toBeVisible();
  expect((await api.call(readWrittenBlog, { parameters: { id } })).content).toBe('<p>Encore un autre.</p>');
  await expect(text(page)).toHaveText('Mes mots.');
  await button(page, 'Enregistrer ma version à la place').tap();
  await expect(page.getByText('L’article a changé entre-temps')).toBeHidden();
  await expect.poll(async () => (await api.call(readWrittenBlog, { parameters: { id } })).content).toBe('<p>Mes mots.</p>');
});

test('what another has published meanwhile stays published, and a draft that was kept here asks before it takes the place of newer words', async ({
  page,
  server,
}) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const categoryIds = await someCategory(api);
  const body = { title: 'Deux mains', excerpt: 'Court.', content: '<p>Un.</p>', categoryIds, language: 'fr' };
  const { id } = await api.call(createBlog, { body: { ...body, status: 'DRAFT' }, idempotencyKey: `${crypto.randomUUID()}/article` });
  const now = () => api.call(readWrittenBlog, { parameters: { id } });
  await openSignedIn(page, `/practice/articles/${id}`, 'therapist@demo.test');
  await page.getByLabel('Avertissement avant la lecture').fill('Court aussi.');
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'PUBLISHED' } });
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(button(page, 'Retirer du site')).toBeVisible();
  expect(await now()).toMatchObject({ status: 'PUBLISHED', slug: 'deux-mains', contentNote: 'Court aussi.' });

  await text(page).fill('Deux.');
  await expectKept(page, 'Deux.');
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'PUBLISHED', content: '<p>Trois.</p>' } });
  await page.reload();
  await expect(text(page)).toHaveText('Deux.');
  await button(page, 'Enregistrer').tap();
  await expect(page.getByRole('alert')).toContainText('L’article a changé entre-temps');
  expect((await now()).content).toBe('<p>Trois.</p>');
  // The list of the site is as other journeys know it.
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'ARCHIVED' } });
});

test('a first saving whose answer is lost makes one article, with what was typed since', async ({ page, server }) => {
  await openSignedIn(page, '/practice/articles/new', 'therapist@demo.test');
  await page.getByLabel('Titre').fill('La réponse perdue');
  let asked = 0;
  await page.route('**/api/v1/blogs/blogs/', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(page.getByRole('alert').filter({ hasText: 'Le réseau ne répond pas' })).toBeVisible();
  await page.getByLabel('Chapeau').fill('Et ce qui a été écrit depuis.');
  let changed = 0;
  await page.route(/\/blogs\/blogs\/[0-9a-f]{24}$/, (route) => {
    if (route.request().method() === 'PUT') changed += 1;
    return changed === 1 ? route.abort() : route.continue();
  });
  await button(page, 'Enregistrer le brouillon').tap();
  await expect.poll(() => changed).toBe(1);
  await expect(page.getByRole('alert').filter({ hasText: 'Le réseau ne répond pas' })).toBeVisible();
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(page).toHaveURL(hasBecomeDraft);
  const { api } = await callAs(server.url, 'therapist@demo.test');
  const { items } = await api.call(listWrittenBlogs, { query: { keyword: 'réponse perdue' } });
  expect(items.map(({ title, excerpt }) => [title, excerpt])).toEqual([['La réponse perdue', 'Et ce qui a été écrit depuis.']]);
});

test('an article whose first saving made no more than a draft is the same one after the tab has died', async ({
  context,
  page: first,
  server,
}) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const found = async () =>
    (await api.call(listWrittenBlogs, { query: { keyword: 'demi-enregistré' } })).items.map(({ id, title, status }) => ({
      id,
      title,
      status,
    }));
  await openSignedIn(first, '/practice/articles/new', 'admin@demo.test');
  await first.getByLabel('Titre').fill('À demi-enregistré');
  await first.getByLabel('Chapeau').fill('Court.');
  await text(first).fill('Un texte.');
  await first.getByText('Couple et famille', { exact: true }).tap();
  await first.route(/\/blogs\/blogs\/[0-9a-f]{24}$/, (route) => route.abort());
  await button(first, 'Publier').tap();
  await expect(first.getByRole('alert').filter({ hasText: 'Le réseau ne répond pas' })).toBeVisible();
  const [made] = await found();
  expect(made).toMatchObject({ title: 'À demi-enregistré', status: 'DRAFT' });
  const page = await context.newPage();
  await first.close({ runBeforeUnload: false });

  await page.goto('/practice/articles/new');
  await expect(text(page)).toHaveText('Un texte.');
  await page.getByLabel('Chapeau').fill('Court, puis publié.');
  await button(page, 'Publier').tap();
  await toldByToast(page, 'L’article est publié.');
  expect(await found()).toEqual([{ id: made?.id, title: 'À demi-enregistré', status: 'PUBLISHED' }]);
  await page.goto('/practice/articles/new');
  await page.getByLabel('Titre').fill('Un tout autre article');
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(page).toHaveURL(hasBecomeDraft);
  expect(page.url()).not.toContain(made?.id);
  await takeAway(api, made?.id ?? '');
});

test('the preview is the article as readers will find it: what is in it, whom to call, and where else it is read', async ({
  page,
  server,
}) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const categoryIds = await someCategory(api);
  const body = { excerpt: 'Short.', content: '<p>Words.</p>', categoryIds, language: 'en', status: 'PUBLISHED' };
  const english = await api.call(createBlog, {
    body: { ...body, title: 'Breathing out' },
    idempotencyKey: `${crypto.randomUUID()}/article`,
  });
  await openSignedIn(page, '/practice/articles/new', 'admin@demo.test');
  await page.getByLabel('Titre').fill('Respirer pendant une crise de panique');
  await text(page).focus();
  await page.keyboard.type('Trois temps.\n## Avant\nRespirez.\n## Pendant\nDoucement.\n## Après\nReposez-vous.');
  await button(page, 'Relier un article').tap();
  const choice = page.getByRole('dialog', { name: 'Relier un article' });
  await choice.getByRole('searchbox').fill('Breathing out');
  await choice.getByRole('button', { name: /Breathing out/ }).tap();
  await expect(choice).toBeHidden();
  await button(page, 'Aperçu').tap();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  await expect(preview.getByText('Si ce sujet vous touche de près')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Read in English' })).toHaveAttribute('href', `/en/blogs/${english.slug}`);
  await preview.getByRole('button', { name: 'Dans cet article' }).tap();
  const contents = preview.getByRole('navigation', { name: 'Dans cet article' });
  await expect(contents.getByRole('link')).toHaveText(['Avant', 'Pendant', 'Après']);
  await expectAccessibleInBoth(page);
  await contents.getByRole('link', { name: 'Après' }).tap();
  await expect(preview.getByRole('heading', { level: 2, name: 'Après' })).toBeInViewport();
  await preview.getByRole('button', { name: 'Fermer' }).first().tap();
  await takeAway(api, english.id);
});

test('what was to be published and has been thought better of, its answer lost, is a draft, and then what it is made last', async ({
  page,
  server,
}) => {
  const { api } = await callAs(server.url, 'therapist@demo.test');
  const found = async () =>
    (await api.call(listWrittenBlogs, { query: { keyword: 'pas encore' } })).items.map(({ title, status }) => [title, status]);
  await openSignedIn(page, '/practice/articles/new', 'therapist@demo.test');
  await page.getByLabel('Titre').fill('Pas encore');
  await page.getByLabel('Chapeau').fill('Court.');
  await text(page).fill('Un texte.');
  await page.getByText('Couple et famille', { exact: true }).tap();
  const lost = (url: RegExp) => page.route(url, async (route) => (await route.fetch(), await route.abort()), { times: 1 });
  const notAnswered = page.getByRole('alert').filter({ hasText: 'Le réseau ne répond pas' });
  await lost(/\/blogs\/blogs\/$/);
  await button(page, 'Publier').tap();
  await expect(notAnswered).toBeVisible();
  expect(await found()).toEqual([['Pas encore', 'DRAFT']]);
  await lost(/\/blogs\/blogs\/[0-9a-f]{24}$/);
  await page.getByLabel('Titre').fill('Pas encore prêt');
  await button(page, 'Enregistrer le brouillon').tap();
  await expect.poll(found).toEqual([['Pas encore prêt', 'DRAFT']]);
  await expect(notAnswered).toBeVisible();
  // Back to the words of the first saving, which are not those that the server has.
  await page.getByLabel('Titre').fill('Pas encore');
  await button(page, 'Enregistrer le brouillon').tap();
  await expect(page).toHaveURL(hasBecomeDraft);
  expect(await found()).toEqual([['Pas encore', 'DRAFT']]);
});

test('a text that is pasted keeps its headings, lists and links, and nothing of where it comes from', async ({ page }) => {
  await openSignedIn(page, '/practice/articles/new', 'therapist@demo.test');
  await text(page).focus();
  await text(page).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<html><style>p.MsoNormal {color: red}</style><h1 style="font-family: Calibri">Le corps</h1>' +
        '<b style="font-weight:normal"><p class="MsoNormal"><span lang="FR" style="font-size: 12pt">Un <b style="mso-bidi-font-weight:normal">mot</b> ' +
        '<span style="font-style:italic;font-weight:700">lourd</span><o:p></o:p></span></p></b><h4>Le cœur</h4>' +
        "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><!--[if !supportLists]-->·<!--[endif]-->Battre</p>" +
        '<p><a href="https://www.who.int/fr">OMS</a> <img src="x.png"></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('Une image ne se colle pas dans le texte')).toBeVisible();
  expect(
    await text(page).evaluate((element) => element.innerHTML.replaceAll(/<br class="ProseMirror[^>]*>|<img class="ProseMirror[^>]*>/g, '')),
  ).toBe(
    '<h2>Le corps</h2><p>Un <strong>mot</strong> <strong><em>lourd</em></strong></p><h3>Le cœur</h3><ul><li><p>Battre</p></li></ul>' +
      '<p><a href="https://www.who.int/fr" rel="noopener noreferrer">OMS</a> </p>',
  );
});

test('a part of a page whose style sheet did not come is asked for again as a whole', async ({ page }) => {
  await openSignedIn(page, '/practice/articles/new', 'therapist@demo.test');
  let asked = 0;
  await page.route('**/assets/BlogPage-*.css', (route) => ((asked += 1) === 1 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.getByLabel('Titre').fill('La patience');
  await button(page, 'Aperçu').tap();
  const missing = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu s’ouvrir' });
  await missing.getByRole('button', { name: 'Réessayer' }).tap();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: 'La patience' })).toBeVisible();
  const sheets = () => page.evaluate(() => [...document.styleSheets].filter(({ href }) => href?.includes('/BlogPage-')).length);
  expect([asked, await sheets()]).toEqual([2, 1]);
});

test('a picture is placed within a text with what it shows, changed, taken out, and read where there is one', async ({ page, server }) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const categoryIds = await someCategory(api);
  const body = {
    title: 'Une vague',
    excerpt: 'Court.',
    content: '<p>Avant.</p><p>Après.</p>',
    categoryIds,
    language: 'fr',
    status: 'DRAFT',
  };
  const { id } = await api.call(createBlog, { body, idempotencyKey: `${crypto.randomUUID()}/article` });
  const refused: string[] = [];
  page.on('response', (response) => void (response.ok() || refused.push(response.url())));
  await openSignedIn(page, `/practice/articles/${id}`, 'admin@demo.test');
  await text(page).getByText('Avant.').tap();
  await page.keyboard.press('End');
  await button(page, 'Image').tap();
  const question = page.getByRole('dialog', { name: 'Ajouter une image' });
  await question.getByRole('button', { name: 'Placer' }).tap();
  await expect(question.getByText('Choisissez une image.')).toBeVisible();
  await expect(question.getByText('Décrivez l’image en quelques mots.')).toBeVisible();
  await expectAccessibleInBoth(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    question
      .getByRole('button', { name: /^Image|cliquez ici/ })
      .first()
      .tap(),
  ]);
  await chooser.setFiles({ name: 'vague.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(1200, 800) });
  await expect(question.getByText('Prête à être placée dans le texte.', { exact: true })).toBeVisible();
  await question.getByLabel('Description de l’image').fill('Une courbe qui monte, puis redescend');
  await question.getByLabel('Légende').fill('La vague de l’anxiété');
  await test.step('the picture and its words outlive the page', async () => {
    await expectKept(page, 'La vague de l’anxiété');
    await page.reload();
    await text(page).getByText('Avant.').tap();
    await page.keyboard.press('End');
    await button(page, 'Image').tap();
    await expect(question.getByText('Prête à être placée dans le texte.', { exact: true })).toBeVisible();
    await expect(question.getByLabel('Description de l’image')).toHaveValue('Une courbe qui monte, puis redescend');
    await expect(question.getByLabel('Légende')).toHaveValue('La vague de l’anxiété');
  });
  await question.getByRole('button', { name: 'Placer' }).tap();
  await expect(question).toBeHidden();
  const placed = text(page).getByRole('img', { name: 'Une courbe qui monte, puis redescend' });
  await expect.poll(() => placed.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Puis elle passe. ');
  // Nothing is sent by the question itself.
  await expect(page.getByText(unsaved)).toBeVisible();
  await button(page, 'Enregistrer le brouillon').tap();
  await toldByToast(page, 'Brouillon enregistré.');
  const contentNow = async () => (await api.call(readWrittenBlog, { parameters: { id } })).content;
  expect(await contentNow()).toMatch(
    /^<p>Avant\.<\/p><figure><img src="[^"]*" alt="Une courbe qui monte, puis redescend" width="1200" height="800"[^<>]*><figcaption>La vague de l’anxiété<\/figcaption><\/figure><p>Puis elle passe\. Après\.<\/p>$/,
  );

  // Selected by a tap, it is asked about by its tool.
  await placed.tap();
  await expect(button(page, 'Image')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Image').tap();
  const change = page.getByRole('dialog', { name: 'Image du texte' });
  await expect(change.getByLabel('Légende')).toHaveValue('La vague de l’anxiété');
  await change.getByLabel('Légende').fill('Elle monte, elle redescend');
  await change.getByLabel('Légende').press('Enter');
  await expect(text(page)).toContainText('Elle monte, elle redescend');
  await button(page, 'Aperçu').tap();
  const preview = page.getByRole('dialog', { name: 'Aperçu' });
  await expect(preview.getByRole('figure')).toContainText('Elle monte, elle redescend');
  await preview.getByRole('button', { name: 'Fermer' }).tap();

  // Before it is saved a picture is its owner's alone: it is not asked for by its address.
  expect(refused).toEqual([]);
  await button(page, 'Publier').tap();
  await toldByToast(page, 'L’article est publié.');
  await page.goto('/blogs/une-vague');
  const read = page.getByRole('figure').getByRole('img', { name: 'Une courbe qui monte, puis redescend' });
  await expect.poll(() => read.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  const width = (await read.boundingBox())?.width ?? 0;
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessibleInBoth(page);

  await page.goto(`/practice/articles/${id}`);
  await placed.tap();
  await button(page, 'Image').tap();
  await change.getByRole('button', { name: 'Retirer l’image' }).tap();
  await expect(placed).toBeHidden();
  await expect(text(page)).toContainText('Après.');
  await button(page, 'Enregistrer').tap();
  await toldByToast(page, 'L’article est à jour sur le site.');
  expect(await contentNow()).not.toContain('<img');
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'ARCHIVED' } });
});

test('an article is scheduled by the clock of the practice, put off, taken back, and appears by itself', async ({ page, server }) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const categoryIds = await someCategory(api);
  const body = { title: 'Pour demain', excerpt: 'Court.', content: '<p>Un texte.</p>', categoryIds, language: 'fr', status: 'DRAFT' };
  const { id } = await api.call(createBlog, { body, idempotencyKey: `${crypto.randomUUID()}/article` });
  const now = () => api.call(readWrittenBlog, { parameters: { id } });
  await openSignedIn(page, `/practice/articles/${id}`, 'therapist@demo.test');

  await button(page, 'Publier plus tard').tap();
  const question = page.getByRole('dialog', { name: 'Publier plus tard' });
  await expect(question.getByLabel('Heure')).toHaveValue('08:00');
  const tomorrow = await question.getByLabel('Jour').inputValue();
  await question.getByLabel('Jour').fill('2020-01-01');
  await question.getByRole('button', { name: 'Programmer' }).tap();
  await expect(question.getByText('Choisissez un moment à venir.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await question.getByLabel('Jour').fill(tomorrow);
  await question.getByLabel('Heure').fill('09:30');
  await question.getByRole('button', { name: 'Programmer' }).tap();
  await toldByToast(page, 'La parution est programmée.');
  // The clocks of Tunis are an hour ahead of UTC all year round.
  expect(await now()).toMatchObject({ status: 'SCHEDULED', publishAt: `${tomorrow}T08:30:00.000Z` });
  await expect(page.getByText(/à 9\sh\s30$/)).toBeVisible();

  await page.getByLabel('Chapeau').fill('Court, et mieux dit.');
  await button(page, 'Enregistrer').tap();
  await toldByToast(page, 'Article enregistré\u00A0; il paraîtra à l’heure prévue.');
  expect(await now()).toMatchObject({ status: 'SCHEDULED', publishAt: `${tomorrow}T08:30:00.000Z`, excerpt: 'Court, et mieux dit.' });
  await page.getByRole('link', { name: 'Tous les articles' }).tap();
  await page.getByRole('link', { name: 'Programmés' }).tap();
  await expect(page.getByRole('row', { name: /Pour demain/ })).toContainText(/9\sh\s30/);
  await page.getByRole('link', { name: 'Pour demain' }).tap();
  await button(page, 'Changer l’heure').tap();
  await expect(question.getByLabel('Heure')).toHaveValue('09:30');
  await question.getByRole('button', { name: 'Ne rien changer' }).tap();
  await button(page, 'Ne plus programmer').tap();
  await toldByToast(page, 'L’article n’est plus programmé.');
  expect(await now()).toMatchObject({ status: 'DRAFT', publishAt: null });

  // Scheduled by somebody else meanwhile, for another time: asked before it takes its place.
  const elsewhen = `${tomorrow}T18:00:00.000Z`;
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'SCHEDULED', publishAt: elsewhen } });
  await button(page, 'Publier plus tard').tap();
  await question.getByRole('button', { name: 'Programmer' }).tap();
  await expect(page.getByText('L’article a changé entre-temps')).toBeVisible();
  expect((await now()).publishAt).toBe(elsewhen);
  await button(page, 'Enregistrer ma version à la place').tap();
  await expect.poll(async () => (await now()).publishAt).toBe(`${tomorrow}T07:00:00.000Z`);

  // Within seconds: the queue of the server itself publishes it.
  const soon = new Date(Date.now() + 3000).toISOString();
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'SCHEDULED', publishAt: soon } });
  await page.reload();
  await expect(button(page, 'Ne plus programmer')).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${server.url}/blogs/pour-demain`)).status(), { timeout: 20_000 }).toBe(200);
  // It is too late to take it back: that is said, and what can be done now stands there.
  await button(page, 'Ne plus programmer').tap();
  await expect(page.getByRole('alert').filter({ hasText: 'il est sans doute déjà paru' })).toBeVisible();
  await expect(button(page, 'Retirer du site')).toBeVisible();
  expect((await now()).status).toBe('PUBLISHED');
  await api.call(updateBlog, { parameters: { slug: id }, body: { ...body, status: 'ARCHIVED' } });
});
