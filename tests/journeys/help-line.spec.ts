import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';

const neutralSite = 'https://www.google.com/';

/** Answers in the neutral site's place: tests never leave this machine. */
async function standInForNeutralSite(page: Page): Promise<void> {
  await page.route(`${neutralSite}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Neutral</title>' }));
}

for (const [language, home, words] of [
  ['French', '/', { call: 'Appeler SAMU, 190', exit: 'Quitter vite', verified: 'vérifié le 15 novembre 2026' }],
  ['English', '/en', { call: 'Call SAMU (ambulance), 190', exit: 'Leave quickly', verified: 'checked on 15 November 2026' }],
] as const) {
  test(`in ${language}, one tap from home leads to the numbers, which fill the first screen alone`, async ({ page }) => {
    await page.goto(home);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /Help ?line/i })
      .filter({ visible: true })
      .click();
    const call = page.getByRole('link', { name: words.call });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:190');
    await expect(page.getByText(words.verified).first()).toBeVisible();
    const main = await page.getByRole('main').boundingBox();
    const widths = await page
      .getByRole('main')
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(widths.length).toBeGreaterThanOrEqual(10);
    for (const { width, height } of widths) {
      expect(width).toBeGreaterThan((main?.width ?? 0) * 0.75);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    // The card's end is the end of the screen: what follows is below the bar at its foot.
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).not.toBeInViewport();
  });

  test(`in ${language}, the help line is accessible`, async ({ page }) => {
    await page.goto(language === 'French' ? '/help-line' : '/en/help-line');
    await expectAccessibleInBoth(page);
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/help-line/ar');
    await expectAccessibleInBoth(page);
  });

  test(`in ${language}, the quick exit covers the page at once and takes its place in the history`, async ({ page }) => {
    await page.goto(home);
    await page.goto(language === 'French' ? '/help-line' : '/en/help-line');
    await standInForNeutralSite(page);
    // Told from inside the very click: from outside, the page is only seen again once it has left.
    let seen: unknown;
    await page.exposeFunction('tell', (state: unknown) => (seen = state));
    await page.evaluate(() => {
      sessionStorage.setItem('left-behind', 'yes');
      const { tell } = globalThis as unknown as { tell: (state: unknown) => void };
      addEventListener('click', () => tell([getComputedStyle(document.body).display, document.title, sessionStorage.length]));
    });
    await page.getByRole('link', { name: words.exit }).click({ noWaitAfter: true });
    await expect.poll(() => seen).toEqual(['none', 'Google', 0]);
    await expect(page).toHaveURL(neutralSite);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('help-line');
  });
}

test('Shift three times within five seconds leaves, from a sensitive page only', async ({ page }) => {
  await standInForNeutralSite(page);
  await page.goto('/blogs');
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift');
  await expect(page).toHaveURL('/blogs');
  for (const path of ['/help-line', '/threads']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Quitter vite' })).toBeVisible();
    await page.keyboard.press('Shift');
    await page.keyboard.press('Shift+A');
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Shift');
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(neutralSite);
  }
});

test('the Arabic page reads from right to left, and its numbers from left to right', async ({ page }) => {
  await page.goto('/help-line/ar');
  await expect(page.getByRole('heading', { level: 1, name: 'خط المساعدة' })).toBeVisible();
  const text = page.getByRole('main').locator('[lang=ar][dir=rtl]').first();
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await expect(page.getByRole('main').locator('a[href="tel:80105050"] [dir=ltr]')).toHaveText('80 105 050');
  const head = page.locator('head');
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute('href', /\d\/help-line\/ar$/);
  await expect(head.locator('link[hreflang="ar"]')).toHaveAttribute('href', /\d\/help-line\/ar$/);
  await expect(head.locator('link[hreflang="en"]')).toHaveAttribute('href', /\d\/en\/help-line$/);
});

test('everything on the page works without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Help Line' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('link', { name: 'Appeler SAMU, 190' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Quitter vite' })).toHaveAttribute('href', neutralSite);
  await expect(page.getByText('Ce n’est pas un service d’urgence.')).toBeVisible();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'خط المساعدة' })).toBeVisible();
  await context.close();
});
