import { createBlog } from '#contract/blogs/blogs.endpoints.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { articleOf } from '../support/blogs.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { consent, expect, expectAccessibleInBoth, test, testAlone } from '../support/journey.ts';
import { callAs } from '../support/practice.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

const languages = [
  {
    path: '/blogs/comprendre-l-anxiete',
    contents: 'Dans cet article',
    place: '3 sur',
    big: '150 %',
    usual: '100 %',
    close: 'Fermer',
  },
  {
    path: '/en/blogs/understanding-anxiety',
    contents: 'In this article',
    place: '3 of',
    big: '150%',
    usual: '100%',
    close: 'Close',
  },
] as const;

/** What a press on the bar opens. */
const sheetOf = (page: Page): Locator => page.locator('[popover]');
const contentsOf = (page: Page, name: string): Locator => page.getByRole('navigation', { name });

/** The share of the text that is shown to have passed, from 0 to 1. */
const shownProgress = (page: Page): Promise<number> =>
  page.locator('article [popover]').evaluate((sheet) => new DOMMatrix(getComputedStyle(sheet.parentElement!, '::after').transform).a);

/** The share of a paragraph that stands above a line of the screen, in pixels from its top. */
async function passedAt(paragraph: Locator, line: number): Promise<number> {
  const { y, height } = (await paragraph.boundingBox())!;
  return (line - y) / height;
}

const fontSize = (text: Locator): Promise<number> => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

for (const { path, contents, place, big, usual, close } of languages) {
  test(`on a phone, the contents of ${path} open with a press, lead to a section and tell the place`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const bar = page.getByRole('button', { name: contents });
    await expect(contentsOf(page, contents)).toBeHidden();
    await bar.click();
    const links = contentsOf(page, contents).getByRole('link');
    const titles = await page.locator('#article h2').allInnerTexts();
    expect(titles.length).toBeGreaterThan(3);
    await expect(links).toHaveText(titles);
    await expect(sheetOf(page).getByRole('radio', { name: usual })).toBeChecked();
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: close }).click();
    await expect(links.first()).toBeHidden();

    await bar.click();
    await links.nth(2).click();
    await expect(links.first()).toBeHidden();
    const heading = page.getByRole('heading', { level: 2, name: titles[2]! });
    await expect(heading).toBeInViewport();
    // The focus, and with it the reading position, is where the link led.
    await expect(heading).toBeFocused();
    const told = page.getByRole('button', { name: new RegExp(`${place} \\d`) });
    await expect(told).toContainText(titles[2]!);
    // What was gone to stands below the bar, not under it.
    const [headingBox, barBox] = [await heading.boundingBox(), await told.boundingBox()];
    expect(headingBox!.y).toBeGreaterThanOrEqual(barBox!.y + barBox!.height);
    await told.click();
    await expect(links.and(page.locator('[aria-current=location]'))).toHaveText([titles[2]!]);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

  test(`on ${path}, who has gone to a section and read on comes back to where they were`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: contents }).click();
    await contentsOf(page, contents).getByRole('link').nth(1).click();
    const read = page.locator('#article h2').nth(3);
    await read.evaluate((element) => element.scrollIntoView());
    await expect(page.getByRole('button', { name: contents })).toContainText(await read.innerText());
    // Pressed where it is: to scroll to it would be to read elsewhere.
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Amel Ben Salah' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Amel Ben Salah' })).toBeVisible();
    await page.goBack();
    await expect(read).toBeInViewport();
  });

  test(`on a wide screen, the contents of ${path} stay beside the text and follow what is read`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const links = contentsOf(page, contents).getByRole('link');
    await expect(page.getByRole('button', { name: contents })).toBeHidden();
    await expect(page.locator('[aria-current=location]')).toHaveCount(0);
    const titles = await page.locator('#article h2').allInnerTexts();
    for (const index of [3, 1, titles.length - 1]) {
      await links.nth(index).click();
      await expect(links.and(page.locator('[aria-current=location]'))).toHaveText([titles[index]!]);
      await expect(links.nth(index)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 2, name: titles[index]! })).toBeInViewport();
    }
    await expect(page.getByRole('radio', { name: usual })).toBeChecked();
    await expectAccessibleInBoth(page);
    const [text, bar] = [await page.locator('#article').boundingBox(), await contentsOf(page, contents).boundingBox()];
    expect(bar!.x).toBeGreaterThan(0);
    expect(bar!.x + bar!.width).toBeLessThan(text!.x);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(desktop.width);
  });

  test(`a size that is chosen on ${path} leaves what is read in its place, and holds at once on the next page and visit`, async ({
    page,
  }) => {
    await page.goto(path);
    const paragraph = page.locator('#article p').first();
    const before = await fontSize(paragraph);
    const read = page.locator('#article h2').nth(2).locator('~ p').nth(1);
    const line = phone.height / 4;
    await read.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 140));
    await page.locator('[popovertarget]').first().click();
    const passed = await passedAt(read, line);
    expect(passed).toBeGreaterThan(0);
    expect(passed).toBeLessThan(1);
    await page.getByRole('radio', { name: big }).check();
    expect(await fontSize(paragraph)).toBeCloseTo(before * 1.5, 1);
    expect(Math.abs((await passedAt(read, line)) - passed)).toBeLessThan(0.1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    // Before the text has begun to be read, it stays where it begins.
    await page.getByRole('radio', { name: usual }).check();
    await page.locator('#article').evaluate((text) => scrollBy(0, text.getBoundingClientRect().top - 500));
    const begins = await paragraph.boundingBox();
    await page.getByRole('radio', { name: big }).check();
    expect(Math.abs((await paragraph.boundingBox())!.y - begins!.y)).toBeLessThan(2);

    // Nothing of ours has run when the page is first painted: the size is there all the same.
    const next = await page.context().newPage();
    await next.route(/\/assets\/.+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await next.goto(path);
    expect(await fontSize(next.locator('#article p').first())).toBeCloseTo(before * 1.5, 1);
    await next.close();

    await page.goto(path);
    await page.locator('[popovertarget]').first().click();
    await expect(page.getByRole('radio', { name: big })).toBeChecked();
    await page.getByRole('radio', { name: usual }).check();
    expect(await fontSize(paragraph)).toBeCloseTo(before, 1);
  });
}

test('how much of an article has passed is shown, from nothing to the whole', async ({ page }) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/blogs/comprendre-l-anxiete');
    // The same address again opens where it was left.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => shownProgress(page)).toBe(0);
    const seen: number[] = [];
    for (const share of [0.25, 0.5, 0.75]) {
      await page.locator('#article').evaluate((text, part) => {
        const { top, height } = text.getBoundingClientRect();
        scrollBy(0, top + part * (height - innerHeight));
      }, share);
      await expect.poll(() => shownProgress(page)).toBeGreaterThan(share - 0.1);
      seen.push(await shownProgress(page));
      expect(seen.at(-1)).toBeLessThan(share + 0.1);
    }
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await page.locator('#article').evaluate((text) => scrollBy(0, text.getBoundingClientRect().bottom));
    await expect.poll(() => shownProgress(page)).toBe(1);
  }
});

test('the contents that are opened before the page is awake stay open', async ({ context }) => {
  const page = await context.newPage();
  const letGo = await holdRequests(page, /\/assets\/.+\.js$/);
  await page.goto('/blogs/comprendre-l-anxiete', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  const links = contentsOf(page, 'Dans cet article').getByRole('link');
  await expect(links.first()).toBeVisible();
  letGo();
  await expect(page.getByRole('radio', { name: '100 %' })).toBeVisible();
  await expect(links.first()).toBeVisible();
  await links.nth(1).click();
  await expect(links.first()).toBeHidden();
});

test('a link of the contents that is pressed before the page is awake leads on and closes them', async ({ context }) => {
  const page = await context.newPage();
  await page.route(/\/assets\/.+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/blogs/comprendre-l-anxiete');
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  const link = contentsOf(page, 'Dans cet article').getByRole('link').nth(2);
  const title = await link.innerText();
  await link.click();
  await expect(link).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
});

test('a Tab past the end of the contents closes them', async ({ page }) => {
  await page.goto('/blogs/comprendre-l-anxiete');
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  const first = page.getByRole('radio', { name: '100 %' });
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeHidden();
});

test('signing out takes the size away', async ({ page }) => {
  await openSignedIn(page, '/profile');
  await page.goto('/blogs/comprendre-l-anxiete');
  const paragraph = page.locator('#article p').first();
  const before = await fontSize(paragraph);
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  await page.getByRole('radio', { name: '130 %' }).check();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-text-size');
  // In the same document: nothing is read anew.
  await page.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'Nos Articles' }).click();
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  await expect(page.getByRole('radio', { name: '100 %' })).toBeChecked();
  expect(await fontSize(paragraph)).toBeCloseTo(before, 1);
});

test('without scripts the contents open and lead on', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'fr-FR', viewport: phone });
  const page = await context.newPage();
  await page.goto('/blogs/comprendre-l-anxiete');
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  const link = contentsOf(page, 'Dans cet article').getByRole('link').nth(1);
  const title = await link.innerText();
  await link.click();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await context.close();
});

testAlone(
  'an article without sections offers the size of its text alone, and without scripts nothing',
  async ({ page, browser, server }) => {
    await consent(page.context());
    const admin = await callAs(server.url, 'admin@demo.test');
    const [category] = (await admin.api.call(listAllCategories, {})).items;
    const { slug } = await admin.api.call(createBlog, { body: articleOf(category!.id, { language: 'fr' }) });
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(`/blogs/${slug}`);
      await expect(contentsOf(page, 'Dans cet article')).toHaveCount(0);
      if (viewport === phone) await page.getByRole('button', { name: 'Taille du texte' }).click();
      await expect(page.getByRole('radio', { name: '100 %' })).toBeVisible();
      await expectAccessibleInBoth(page);
    }
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, viewport: phone });
    const plain = await context.newPage();
    await plain.goto(`/blogs/${slug}`);
    await expect(plain.getByText('Taille du texte')).toHaveCount(1);
    await expect(plain.getByText('Taille du texte')).toBeHidden();
    await context.close();
  },
);

testAlone('an article in Arabic is read from the right, and so are the titles of its sections', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const admin = await callAs(server.url, 'admin@demo.test');
  const [category] = (await admin.api.call(listAllCategories, {})).items;
  const sections = ['كيف نتعرّف على القلق؟', 'متى نستشير طبيبًا أو أخصائيًا نفسيًا، ومن هو الأنسب لنا؟', 'ماذا نفعل هذا المساء؟'];
  const content = sections.map((title) => `<h2>${title}</h2>${'<p>نصّ قصير يشرح ما يحدث وما يمكن فعله.</p>'.repeat(12)}`).join('');
  const { slug } = await admin.api.call(createBlog, {
    body: articleOf(category!.id, { language: 'ar', title: 'القلق، ما هو؟', excerpt: 'ما هو القلق؟', content }),
  });
  await page.goto(`/blogs/${slug}`);
  const directionOf = (element: Locator) => element.evaluate((found) => getComputedStyle(found).direction);
  expect(await directionOf(page.locator('#article p').first())).toBe('rtl');
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  const link = contentsOf(page, 'Dans cet article').getByRole('link').nth(1);
  expect(await directionOf(link)).toBe('rtl');
  await link.click();
  expect(await directionOf(page.getByRole('button', { name: 'Dans cet article' }).getByText(sections[1]!))).toBe('rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
