import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { openSignedIn } from '../support/accounts.ts';
import { toldByToast } from '../support/toasts.ts';

const desktop = { width: 1280, height: 800 };
const links = ['Accueil', 'Nos Articles', 'Nos Psy', 'فضفضة', 'Help Line'];

test.describe('the navigation bar', () => {
  test.use({ viewport: desktop });

  test('stays at the top, with its links, the logo and its line', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Navigation principale' });
    expect((await bar.getByRole('link').allInnerTexts()).map((text) => text.trim())).toEqual(links);
    const threads = bar.getByText('فضفضة');
    await expect(threads).toHaveAttribute('lang', 'ar');
    await expect(threads).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('link', { name: /retour à l’accueil/ })).toHaveAttribute('title', /surfer/);
    await expect(page.getByRole('button', { name: 'Se connecter' }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(bar).toBeInViewport();
  });

  test('highlights the link whose path the page has or starts with, the home link only at home', async ({ page }) => {
    const current = page.getByRole('navigation', { name: 'Navigation principale' }).locator('[aria-current]');
    for (const [path, label] of [
      ['/', 'Accueil'],
      ['/blogs', 'Nos Articles'],
      ['/blogs/comprendre-l-anxiete', 'Nos Articles'],
      ['/therapist/amel-ben-salah', 'Nos Psy'],
      ['/help-line', 'Help Line'],
    ] as const) {
      await page.goto(path);
      await expect(current).toHaveText([label]);
    }
    await page.goto('/terms-of-service');
    await expect(current).toHaveCount(0);
    await page.goto('/en/blogs');
    await expect(page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current]')).toHaveText(['Our articles']);
  });

  test('gives a signed-in person a menu to the profile and out', async ({ page }) => {
    await openSignedIn(page, '/profile');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: /Salma/ }).click();
    await expect(bar.getByRole('link', { name: 'Modifier mon profil' })).toHaveAttribute('href', '/profile');
    await expectAccessibleInBoth(page);
    await bar.getByRole('button', { name: 'Se déconnecter' }).click();
    expect(await page.evaluate(() => localStorage.getItem('authID'))).toMatch(/^[0-9a-f]{24}$/);
    const modal = page.getByRole('dialog', { name: 'Déconnexion' });
    await expect(modal).toContainText('Êtes-vous sûr de vouloir vous déconnecter');
    await modal.getByRole('button', { name: 'Confirmer' }).click();
    expect((await toldByToast(page, 'Votre session est fermée.')).width).toBeLessThanOrEqual(350);
    expect(await page.evaluate(() => localStorage.getItem('authID'))).toBeNull();
  });
});

test('a page that was rendered days ago is taken over as it stands, on a clock that is ahead', async ({ page }) => {
  // `complaints` tells of a page that React had to draw anew.
  await page.clock.install({ time: Date.now() + 20 * 86_400_000 });
  for (const path of ['/', '/therapist/amel-ben-salah', '/blogs', '/blogs/comprendre-l-anxiete', '/threads', '/help-line']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('on a phone a menu slides in, and the bottom bar has the five places', async ({ page }) => {
  await page.goto('/');
  const bottom = page.getByRole('navigation', { name: 'Navigation rapide' });
  expect((await bottom.getByRole('link').allInnerTexts()).map((text) => text.trim())).toEqual(links);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('the page stands still behind an open modal, and moves again once it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/help-line');
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).toBe('visible');
  await page.getByRole('button', { name: 'Se connecter' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(overflow).toBe('visible');
});

test('the foot of the page has its three columns, the contacts and the word on what the site is not', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  for (const column of ['Liens', 'Profil', 'Contacts']) await expect(foot.getByRole('heading', { name: column })).toBeVisible();
  await expect(foot).toContainText('ne propose ni thérapie ni aide médicale');
  await expect(foot.getByRole('link', { name: /cabinet@demo\.test/ })).toHaveAttribute('href', 'mailto:cabinet@demo.test');
  await expect(foot.getByRole('link', { name: /\+216 71 000 000/ })).toHaveAttribute('href', /^tel:\+216/);
  await expect(foot.getByRole('link', { name: /Facebook|Instagram/ })).toHaveCount(2);
  await expect(foot.getByRole('link', { name: 'Conditions d’utilisation' })).toHaveAttribute('href', '/terms-of-service');
  await expect(foot.getByRole('link', { name: 'Politique de confidentialité' })).toHaveAttribute('href', '/privacy-policy');
});

test('an unknown path answers 404 with a way home, in both languages', async ({ page }) => {
  for (const [path, title, home] of [
    ['/nulle/part', 'Erreur 404', '/'],
    ['/en/nowhere', 'Error 404', '/en/'],
    // Links that were cut within an escape, and one whose name holds no letter.
    ['/nulle/part%E', 'Erreur 404', '/'],
    ['/en/blogs/%E9', 'Error 404', '/en/'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(title);
    await expect(page.getByRole('main').locator(`a[href="${home}"]`)).toBeVisible();
  }
});

test.describe('the consent banner', () => {
  test.use({ hasConsented: false });
  const banner = { name: 'Vos données sur cet appareil' };
  const kept = () => localStorage.getItem('gdpr-consent');

  test('comes three seconds after load; refused, it is asked again; accepted, never more', async ({ page }) => {
    const start = new Date();
    await page.clock.install({ time: start });
    // To come still, however long the call takes: the clock goes on until it is paused.
    await page.clock.pauseAt(start.getTime() + 60_000);
    await page.goto('/');
    let passedMs = 0;
    for (; !(await page.getByRole('region', banner).isVisible()); passedMs += 200) await page.clock.runFor(200);
    expect(passedMs).toBeGreaterThanOrEqual(3000);
    await page.clock.resume();
    await expectAccessibleInBoth(page);
    await page.getByRole('button', { name: 'Je refuse' }).click();
    await expect(page.getByRole('region', banner)).toBeHidden();
    expect(await page.evaluate(kept)).toBeNull();

    await page.reload();
    await page.getByRole('button', { name: "J'accepte" }).click();
    await expect(page.getByRole('region', banner)).toBeHidden();
    expect(await page.evaluate(kept)).toBe('true');
  });

  test('links to the legal pages in a new tab, and covers neither the bottom bar nor the urgency card', async ({ page }) => {
    for (const path of ['/', '/help-line']) {
      await page.goto(path);
      const region = page.getByRole('region', banner);
      await expect(region).toBeAttached();
      for (const link of await region.getByRole('link').all()) await expect(link).toHaveAttribute('target', '_blank');
      const covered = await page.evaluate(() => {
        const isOnTop = (element: Element | null) => {
          const { left, top, width, height } = (element ?? document.body).getBoundingClientRect();
          return element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false;
        };
        return ['nav[aria-label="Navigation rapide"] a', ...(location.pathname === '/help-line' ? ['a[href="tel:190"]'] : [])].filter(
          (selector) => !isOnTop(document.querySelector(selector)),
        );
      });
      expect(covered).toEqual([]);
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('covers no time to take: it stands above where the foot of the screen is taken, and goes back there on another page', async ({
      page,
    }) => {
      for (const path of ['/', '/therapist/amel-ben-salah', '/en/']) {
        await page.goto(path);
        const region = page.getByRole('region', { name: /^(Vos données sur cet appareil|Your data on this device)$/ });
        await expect(region).toBeVisible();
        const take = page.getByRole('link', { name: /^(Prendre ce créneau|Take this slot|\d{1,2}\sh(\s\d\d)?)$/ }).first();
        await expect(take).toBeInViewport({ ratio: 1 });
        // Playwright presses only what nothing lies over.
        await take.click({ trial: true });
        await page.getByRole('link', { name: 'Accalmie' }).first().click({ trial: true });
      }
      // The way out of a discussion is never under it.
      await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link').nth(3).click();
      await page.getByRole('link', { name: 'Leave quickly' }).click({ trial: true });
      await expect(page.getByRole('region', { name: 'Your data on this device' })).toBeInViewport({ ratio: 1 });
    });

    test('lets a press through that was on its way when it came', async ({ page }) => {
      await page.goto('/blogs');
      const region = page.getByRole('region', banner);
      await expect(region).toBeAttached();
      const events = await region.evaluate(async (card) => {
        for (const each of card.getAnimations()) {
          each.pause();
          each.currentTime = 100;
        }
        const soon = getComputedStyle(card).pointerEvents;
        for (const each of card.getAnimations()) each.finish();
        return [soon, getComputedStyle(card).pointerEvents];
      });
      expect(events).toEqual(['none', 'auto']);
    });
  });
});

test('the booking area has its title in both languages, and its dropdowns report what they start from', async ({ page }) => {
  for (const [path, title, session] of [
    ['/therapist/amel-ben-salah#booking', 'Rendez-vous', 'Consultation · Au cabinet · 50 min'],
    ['/en/therapist/amel-ben-salah#booking', 'Medical Appointment', 'Consultation · At the practice · 50 min'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(page.getByText(session)).toBeVisible();
    // Told to whoever keeps the choice, not only shown.
    const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('booking:amel-ben-salah') ?? '{}') as object);
    await expect.poll(kept).toMatchObject({ serviceId: expect.stringMatching(/^[0-9a-f]{24}$/), mode: 'OFFICE' });
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('what moves stands still for those who asked for less motion', async ({ page }) => {
  await page.goto('/');
  const seconds = () =>
    page
      .getByRole('link', { name: 'Prendre ce créneau' })
      .evaluate((link) => Math.max(...getComputedStyle(link).transitionDuration.split(',').map(Number.parseFloat)));
  expect(await seconds()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await seconds()).toBeGreaterThan(0.05);
});

test('a page that only scripts can fill says so where they are off', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  for (const [path, words] of [
    ['/profile', /a besoin de JavaScript/],
    ['/en/profile', /needs JavaScript/],
  ] as const) {
    await page.goto(path);
    // By selector: Playwright's own locators pass over what is inside <noscript>.
    await expect(page.locator('main noscript p')).toHaveText(words);
  }
  await context.close();
});

test('English is offered over the French page, which does not move, and not on the help line', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/');
  const offer = page.getByRole('complementary', { name: 'Read in English' });
  await expect(offer).toBeVisible();
  await expectAccessibleInBoth(page);
  expect(await offer.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  const bar = await page.getByRole('navigation', { name: 'Navigation rapide' }).boundingBox();
  const box = await offer.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await page.goto('/help-line');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await context.close();
});
