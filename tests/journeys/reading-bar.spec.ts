import { createBlog } from '#contract/blogs/blogs.endpoints.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { Locator, Page } from '@playwright/test';
import { articleOf } from '../support/blogs.ts';
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
    const told = page.getByRole('button', { name: new RegExp(`^${place} \\d`) });
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

  test(`on a wide screen, the contents of ${path} stay beside the text and follow what is read`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    const links = contentsOf(page, contents).getByRole('link');
    await expect(page.getByRole('button', { name: contents })).toBeHidden();
    await expect(page.locator('[aria-current=location]')).toHaveCount(0);
    const titles = await page.locator('#article h2').allInnerTexts();
    for (const index of [3, 1]) {
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
  let letGo = () => {};
  const scripts = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await scripts;
    await route.continue();
  });
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

test('without scripts the contents open and lead on, and nothing is offered that would do nothing', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'fr-FR', viewport: phone });
  const page = await context.newPage();
  await page.goto('/blogs/comprendre-l-anxiete');
  await page.getByRole('button', { name: 'Dans cet article' }).click();
  const link = contentsOf(page, 'Dans cet article').getByRole('link').nth(1);
  await expect(page.getByText('Taille du texte')).toBeHidden();
  const title = await link.innerText();
  await link.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await context.close();
});

testAlone('an article without sections offers the size of its text alone', async ({ page, server }) => {
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
});
