import type { Page } from '@playwright/test';
import { holdRequests } from '../support/hold-requests.ts';
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
      .getByRole('link', { name: /^(?:Appeler|Call) / })
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(widths.length).toBeGreaterThanOrEqual(10);
    for (const { width, height } of widths) {
      expect(width).toBeGreaterThan((main?.width ?? 0) * 0.75);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    // The card's end is the end of the screen: what follows is below the bar at its foot.
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).not.toBeInViewport();
  });

  test(`in ${language}, the help line leads to itself in Arabic`, async ({ page }) => {
    await page.goto(language === 'French' ? '/help-line' : '/en/help-line');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/help-line/ar');
  });

  test(`in ${language}, the quick exit covers the page at once and takes its place in the history`, async ({ page }) => {
    await page.goto(home);
    await page.goto(language === 'French' ? '/help-line' : '/en/help-line');
    await standInForNeutralSite(page);
    // Seen from inside the very click and read on the way back: a page that leaves may not be heard any more.
    await page.evaluate(() => {
      sessionStorage.setItem('left-behind', 'yes');
      const seen = () => JSON.stringify([getComputedStyle(document.body).display, document.title, sessionStorage.length]);
      addEventListener('click', () => localStorage.setItem('seen', seen()));
    });
    await page.getByRole('link', { name: words.exit }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(neutralSite);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.url()).not.toContain('help-line');
    expect(await page.evaluate(() => localStorage.getItem('seen'))).toBe('["none","Google",0]');
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

test('Shifts before a page is awake count too, and typing leaves none', async ({ context }) => {
  const openHeld = async () => {
    const page = await context.newPage();
    await standInForNeutralSite(page);
    const letGo = await holdRequests(page, /\/assets\/.+\.js$/);
    await page.goto('/threads', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Quitter vite' })).toBeVisible();
    return { page, letGo };
  };
  const first = await openHeld();
  for (let press = 0; press < 3; press++) await first.page.keyboard.press('Shift');
  first.letGo();
  await expect(first.page).toHaveURL(neutralSite);

  const { page, letGo } = await openHeld();
  for (const key of ['Shift', 'Shift', 'a', 'Shift']) await page.keyboard.press(key);
  letGo();
  await expect.poll(() => page.evaluate(() => window.earlyPress)).toBeUndefined();
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL('/threads');
  await page.keyboard.press('Shift');
  await expect(page).toHaveURL(neutralSite);
});

test('the Arabic page reads from right to left, and its numbers from left to right', async ({ page }) => {
  await page.goto('/help-line/ar');
  await expect(page.getByRole('heading', { level: 1, name: 'خط المساعدة' })).toBeVisible();
  const text = page.getByRole('main').locator('[lang=ar][dir=rtl]').first();
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  await expect(page.getByRole('main').locator('a[href="tel:80105050"] [dir=ltr]')).toHaveText('80 105 050');
});

const exercises = {
  '/help-line': {
    start: 'Suivre l’exercice pas à pas',
    next: 'Continuer',
    back: 'Revenir',
    first: 'Cinq choses que vous voyez',
    close: 'Revenir à la liste',
  },
  '/en/help-line': {
    start: 'Follow the exercise step by step',
    next: 'Continue',
    back: 'Back',
    first: 'Five things you can see',
    close: 'Back to the list',
  },
  '/help-line/ar': {
    start: 'متابعة التمرين خطوة بخطوة',
    next: 'متابعة',
    back: 'رجوع',
    first: 'خمسة أشياء ترونها',
    close: 'العودة إلى القائمة',
  },
};

for (const [path, words] of Object.entries(exercises)) {
  test(`on ${path} the exercise is followed one sense at a time, by the keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const start = page.getByRole('button', { name: words.start });
    await start.press('Enter');
    const panel = page.getByRole('group').filter({ has: page.getByRole('button', { name: words.next, exact: true }) });
    await expect(panel).toBeFocused();
    await expect(panel.getByText(words.first)).toBeVisible();
    await expect(page.getByRole('list').filter({ hasText: words.first })).toHaveCount(0);
    // What a screen reader is told of each step.
    await expect(panel.locator('[aria-live=polite]')).toContainText(words.first);
    await expectAccessibleInBoth(page);
    await page.keyboard.press('Tab');
    for (let step = 0; step < 5; step++) {
      await expect(page.getByRole('button', { name: words.next, exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(panel.getByText(/^1$/)).toHaveCount(0);
    await page.getByRole('button', { name: words.back, exact: true }).press('Enter');
    await expect(panel.locator('[aria-live=polite]')).toContainText(/5.*5/);
    await page.getByRole('button', { name: words.close }).press('Enter');
    await expect(start).toBeFocused();
    await expect(page.getByRole('list').filter({ hasText: words.first })).toBeVisible();
  });
}

test.describe('where the device does not ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the circle of the exercise breathes, until its button or the device says otherwise', async ({ page }) => {
    await page.goto('/help-line');
    const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    await page.getByRole('button', { name: 'Suivre l’exercice pas à pas' }).click();
    await expect.poll(moving).toBe(1);
    await page.getByRole('button', { name: 'Arrêter le mouvement' }).click();
    await expect.poll(moving).toBe(0);
    await page.getByRole('button', { name: 'Faire bouger le cercle' }).click();
    await expect.poll(moving).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(moving).toBe(0);
    await expect(page.getByRole('button', { name: 'Arrêter le mouvement' })).toBeHidden();
  });
});

test('everything on the page works without scripts', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('link', { name: 'Help Line' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('link', { name: 'Appeler SAMU, 190' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Quitter vite' })).toHaveAttribute('href', neutralSite);
  await expect(page.getByText('Ce n’est pas un service d’urgence.')).toBeVisible();
  // The exercise is all there, and nothing offers what would not answer.
  await expect(page.getByText('Une chose que vous goûtez, ou une gorgée d’eau bue lentement.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'خط المساعدة' })).toBeVisible();
  await context.close();
});
