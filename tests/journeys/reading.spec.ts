import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { blogs } from '#server/database/seed/blogs.ts';
import { everyPage, noThings, pathOf } from '../support/every-page.ts';

const article = '/blogs/comprendre-l-anxiete';
const englishArticles = blogs.flatMap(({ slug, language }) => (language === 'en' ? [slug] : []));

for (const [language, prefix, words] of [
  [
    'French',
    '',
    {
      search: 'Rechercher dans les articles',
      submit: 'Rechercher',
      sources: 'Sources',
      categories: 'Catégories',
      sort: 'Trier par',
      typed: 'anxeité',
      found: { path: article, title: 'Comprendre l’anxiété' },
      category: { name: 'Deuil', slug: 'deuil', title: 'Traverser un deuil' },
      firstByTitle: /^Adolescents/,
      other: { name: 'Les articles en anglais', path: '/en/blogs' },
    },
  ],
  [
    'English',
    '/en',
    {
      search: 'Search the articles',
      submit: 'Search',
      sources: 'Sources',
      categories: 'Categories',
      sort: 'Sort by',
      typed: 'anxeity',
      found: { path: '/blogs/understanding-anxiety', title: 'Understanding anxiety' },
      category: { name: 'Self-esteem', slug: 'estime-de-soi', title: 'Your first session: what to expect' },
      firstByTitle: /^After an accident/,
      other: { name: 'The articles in French', path: '/blogs' },
    },
  ],
] as const) {
  test(`in ${language}, a search with a typing error leads to an article and its sources`, async ({ page }) => {
    const { path, title } = words.found;
    await page.goto(`${prefix}/blogs`);
    await page.getByRole('searchbox', { name: words.search }).fill(words.typed);
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(page).toHaveURL(/q=/);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`${prefix}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Accalmie`);
    const sources = page.getByRole('region', { name: words.sources });
    expect(await sources.getByRole('link').count()).toBeGreaterThanOrEqual(2);
  });

  test(`in ${language}, a category filters the list and the address keeps it`, async ({ page }) => {
    const { name, slug, title } = words.category;
    await page.goto(`${prefix}/blogs`);
    const pills = page.getByRole('navigation', { name: words.categories });
    await pills.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`category=${slug}`));
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: words.found.title })).toHaveCount(0);
    await expect(pills.locator('[aria-current=page]')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  test(`in ${language}, the list can be sorted, names what is in that language alone, and leads to the others`, async ({
    page,
    server,
  }) => {
    await page.goto(`${prefix}/blogs`);
    await page.getByRole('combobox', { name: words.sort }).selectOption('title');
    await expect(page).toHaveURL(/sort=title/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(words.firstByTitle);
    const { name, path } = words.other;
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
    for (const list of [`${prefix}/`, `${prefix}/blogs`, `${prefix}${words.found.path}`]) {
      const html = await (await fetch(server.url + list)).text();
      // What leads to another language says so.
      const named = [...html.matchAll(/<[^<>]*href="[^"]*\/blogs\/([\w-]+)"[^<>]*>/g)].filter(([tag]) => !/hreflang/i.test(tag));
      const isEnglish = named.map(([, slug = '']) => englishArticles.includes(slug));
      expect(isEnglish.length, list).toBeGreaterThan(0);
      expect(new Set(isEnglish), list).toEqual(new Set([language === 'English']));
    }
  });

  test(`in ${language}, a search that finds nothing is accessible, and a thread is a press away from the list`, async ({ page }) => {
    await page.goto(`${prefix}/blogs?q=xyzzy`);
    await expectAccessibleInBoth(page);
    await page.goto(`${prefix}/threads`);
    const thread = page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link');
    const title = await thread.innerText();
    await thread.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
}

test('in French, the list of articles is turned', async ({ page }) => {
  await page.goto('/blogs?sort=title');
  await page.getByRole('link', { name: 'Page suivante' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('an unknown article and an unknown thread are not found, for the server too', async ({ page }) => {
  for (const path of ['/blogs/cet-article-n-existe-pas', '/en/threads/no-such-thread']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
  }
  await expect(page.getByText('Error 404')).toBeVisible();
});

test('a search that finds nothing says what to do', async ({ page }) => {
  await page.goto('/blogs?q=xyzzy');
  await expect(page.getByRole('heading', { name: /Aucun article pour/ })).toBeVisible();
  await page.getByRole('link', { name: 'Voir tous les articles' }).click();
  await expect(page).toHaveURL('/blogs');
});

test('an article leads to its author, to booking and to the help line', async ({ page }) => {
  await page.goto(article);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Amel Ben Salah' })).toHaveAttribute('href', '/therapist/amel-ben-salah');
  await expect(main.getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute('href', '/therapist/amel-ben-salah#booking');
  await main.getByRole('link', { name: 'Numéros d’aide' }).click();
  await expect(page).toHaveURL('/help-line');
});

test('an article that is opened by a link does not wait for the others that follow it', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/blogs\/by-category/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Traverser un deuil' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Traverser un deuil' })).toBeVisible();
  const others = page.getByRole('heading', { level: 2, name: 'À lire ensuite' });
  await expect(others).toHaveCount(0);
  release();
  await expect(others).toBeAttached();
});

test('an article on panic carries a quiet strip with whom to call, another one does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/blogs/calmer-une-crise-d-angoisse');
  const strip = page.getByRole('article').getByText('Si ce sujet vous touche de près');
  await expect(strip.getByRole('link', { name: 'Appeler le 190' })).toHaveAttribute('href', 'tel:190');
  await expect(strip.getByRole('link', { name: 'Voir la ligne d’aide' })).toHaveAttribute('href', '/help-line');
  await expectAccessibleInBoth(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto('/blogs/se-parler-avec-bienveillance');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(strip).toHaveCount(0);
});

test('threads are read in their own language and direction, the practice’s answers marked', async ({ page }) => {
  await page.goto('/threads?sort-type=new');
  await expect(page.getByRole('heading', { level: 1 }).locator('[lang=ar][dir=rtl]')).toHaveText('فضفضة');
  const arabic = page.getByRole('listitem').and(page.locator('[dir=rtl]'));
  await expect(arabic).toHaveCount(1);
  await expect(arabic.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'ar');
  await page.getByRole('link', { name: 'Les matins restent lourds depuis cet hiver, même quand il fait beau' }).click();
  await expect(page.getByRole('complementary', { name: 'Avant de lire' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Réponse du cabinet' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Voir les numéros d’aide' })).toBeVisible();
});

const everyPublicPage = [...everyPage.filter(({ isPublic }) => isPublic).map((page) => pathOf(page, noThings)), '/blogs?category=deuil'];

test('every public page reads without scripts, in both languages', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const path of everyPublicPage) {
    for (const address of [path, `/en${path === '/' ? '' : path}`]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      // The list of therapists is as long as there are.
      expect((await page.getByRole('main').innerText()).length, address).toBeGreaterThan(path === '/therapist' ? 150 : 300);
    }
  }
  await context.close();
});

test('without scripts the search and the sort still work', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/blogs');
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('title');
  await page.getByRole('button', { name: 'Trier', exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(/^Adolescents/);
  await page.getByRole('searchbox').fill('deuil');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('link', { name: 'Traverser un deuil' })).toBeVisible();
  await context.close();
});
