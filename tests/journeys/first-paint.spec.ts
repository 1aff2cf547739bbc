import type { Request } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/journey.ts';
import { therapistSlug } from '../support/practice.ts';

/** When the page's words were painted and when the first of its scripts was asked for, in milliseconds since it was opened. */
function firstsOf() {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: scripts.map(({ startTime }) => startTime),
  };
}

for (const path of ['/', '/blogs/comprendre-l-anxiete', `/therapist/${therapistSlug}`, '/threads', '/help-line', '/en/blogs'])
  test(`${path} is painted before any script of it is asked for`, async ({ page }) => {
    await page.goto(path);
    const { painted, scripts } = await page.evaluate(firstsOf);
    expect(painted).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(1);
    expect(Math.min(...scripts)).toBeGreaterThanOrEqual(painted!);
    await expect(page.locator('script[src], link[rel=preload]')).toHaveCount(0);
  });

for (const [path, title, text] of [
  ['/profile', 'Mon profil', 'Vos coordonnées et vos rendez-vous sont ici, visibles de vous et du cabinet seulement'],
  ['/en/reservations', 'My appointments', 'Your appointments, where they stand and what comes next.'],
] as const)
  test(`${path}, which the browser draws, says what it is before any script of it is there, and moves nothing when it wakes`, async ({
    context,
  }) => {
    // Its own tab: the test's is not back before the page is awake.
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((shift) => (shift as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
      Object.assign(globalThis, { shifts });
    });
    const letGo = await holdRequests(page, /assets\/.*\.js$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const busy = page.locator('main [aria-busy=true]');
    await expect(busy.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(busy.getByText(text)).toBeVisible();
    // By their text: what a dialog covers has no role.
    const places = () => Promise.all([title, text].map((words) => page.locator('main').getByText(words).boundingBox()));
    const painted = await places();
    letGo();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(busy).toHaveCount(0);
    expect(await places()).toEqual(painted);
    const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
    // https://web.dev/articles/cls
    expect(moved).toBeLessThan(0.1);
  });

/** How wide each letter of a heading is drawn: other letters have other widths, however near their measures are on the whole. */
function lettersOf(heading: Element) {
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const widths: number[] = [];
  while (walker.nextNode()) {
    const { length } = walker.currentNode as Text;
    for (let at = 0; at < length; at += 1) {
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      widths.push(range.getBoundingClientRect().width);
    }
  }
  return widths;
}

test('headings are painted in the site’s letters, which come with the page and stay as they are', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/blogs/comprendre-l-anxiete', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  const painted = await heading.evaluate(lettersOf);
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  expect(await heading.evaluate(lettersOf)).toEqual(painted);
  expect(fonts).toEqual([]);

  await heading.evaluate((element) => {
    element.style.fontFamily = getComputedStyle(element).fontFamily.replace('Fraunces, "Fraunces File", ', '');
  });
  expect(await heading.evaluate(lettersOf)).not.toEqual(painted);
});

test('where no script runs, headings keep the letters they were painted in when their file comes late', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  const letGo = await holdRequests(page, /\.woff2$/);
  const font = page.waitForRequest(/fraunces-.*\.woff2$/);
  await page.goto('/blogs/comprendre-l-anxiete', { waitUntil: 'commit' });
  await font;
  const heading = page.getByRole('heading', { level: 1 });
  const painted = await heading.evaluate(lettersOf);
  letGo();
  const answer = await (await font).response();
  expect(answer?.ok()).toBe(true);
  await answer?.finished();
  await page.waitForLoadState();
  // A picture takes a frame: no script of the page can ask for one.
  await page.screenshot();
  expect(await heading.evaluate(lettersOf)).toEqual(painted);
  await context.close();
});

test('a page that nobody sees, and one that is not told of its paint, wake all the same', async ({ context }) => {
  for (const blind of [
    () => Object.defineProperty(document, 'hidden', { get: () => true }),
    () =>
      Object.assign(globalThis, {
        PerformanceObserver: class {
          observe = () => undefined;
        },
      }),
  ]) {
    const page = await context.newPage();
    await page.addInitScript(blind);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.close();
  }
});

test('what is typed and pressed before the scripts come is kept, and done', async ({ context }) => {
  // A tab of its own: it is not waited for.
  const page = await context.newPage();
  const letGo = await holdRequests(page, /\/assets\/.+\.js$/);
  await page.goto('/blogs', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox', { name: 'Rechercher dans les articles' });
  await search.pressSequentially('anxiété');
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(search).toHaveValue('anxiété');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=anxi/);
});

test('a page that is read before its scripts come stays where its reader is, then and when it is opened again; a link leads to the top', async ({
  context,
}) => {
  const page = await context.newPage();
  const letGo = await holdRequests(page, /\/assets\/.+\.js$/);
  await page.goto('/blogs/comprendre-l-anxiete', { waitUntil: 'commit' });
  const sources = page.getByRole('heading', { name: 'Sources' });
  await sources.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const readAt = () => page.evaluate(() => Math.round(scrollY));
  const place = await readAt();
  expect(place).toBeGreaterThan(844);
  const stays = async () => {
    // The page is awake, its router has taken over the scrolling, and it is done with waking.
    await expect.poll(() => page.evaluate(() => window.earlyPress === undefined && history.scrollRestoration)).toBe('manual');
    await page.waitForLoadState('networkidle');
    await expect(sources).toBeInViewport();
    expect(Math.abs((await readAt()) - place)).toBeLessThan(200);
  };
  letGo();
  await stays();
  await page.reload();
  await stays();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nos Articles' }).click();
  await expect(page).toHaveURL('/blogs');
  await expect.poll(readAt).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /anxiété/ })).toBeAttached();
  await expect.poll(readAt).toBeGreaterThan(844);
});

test('a page that only the browser draws is where it was left when it is opened again', async ({ page }) => {
  await openSignedIn(page, '/profile');
  const exit = page.getByRole('main').getByRole('button', { name: 'Se déconnecter' });
  await expect(exit).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
  // Nearly: some of what stands above it comes after the router has scrolled.
  const readAt = async () => (await exit.boundingBox())?.y ?? Infinity;
  const place = await readAt();
  await page.reload();
  await expect(exit).toBeVisible();
  await expect.poll(async () => Math.abs((await readAt()) - place)).toBeLessThan(200);
});

test('a page makes no error as its files run: where an inspector is attached, each has a whole file parsed again', async ({ page }) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const note = (values: unknown[]) => made.push(String(values[0]));
    globalThis.Error = new Proxy(Error, {
      construct: (target, values, newTarget) => {
        note(values);
        return Reflect.construct(target, values, newTarget) as object;
      },
      apply: (target, self, values) => {
        note(values);
        return Reflect.apply(target, self, values) as Error;
      },
    });
    Object.assign(globalThis, { errorsMade: made });
  });
  await page.goto('/');
  const made = () => page.evaluate(() => (globalThis as unknown as { errorsMade: string[] }).errorsMade);
  expect(await made()).toEqual([]);
  await page.evaluate(() => void Object.assign(globalThis, { last: new Error('noted') }));
  expect(await made()).toEqual(['noted']);
});

test('what signing in takes comes with a page of one’s own where nobody is signed in, and only there', async ({ context, page: own }) => {
  const page = await context.newPage();
  const asked: string[] = [];
  const note = (request: Request) => void asked.push(request.url().replace(/.*\/assets\/([\w-]+)-[\w-]{6,8}\./, '$1.'));
  page.on('request', note);
  const letGo = await holdRequests(page, /\/assets\/vendor-.+\.js$/);
  await page.goto('/profile', { waitUntil: 'commit' });
  // Nothing of the page has run yet.
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['private-pages.js', 'load-modal.js', 'SignInModal.js']));
  letGo();
  await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
  expect(asked.filter((name) => name.endsWith('.css'))).toEqual([]);

  await openSignedIn(own, '/profile');
  await expect(own.getByRole('dialog')).toBeHidden();
  const again: string[] = [];
  own.on('request', (request) => void again.push(request.url()));
  await own.reload();
  await expect(own.getByRole('link', { name: 'Modifier mon profil' }).first()).toBeVisible();
  expect(again.filter((url) => /private-pages/.test(url))).toHaveLength(1);
  expect(again.filter((url) => /SignInModal/.test(url))).toEqual([]);
});

test.describe('on a first visit', () => {
  test.use({ hasConsented: false });

  for (const path of [
    '/',
    '/blogs',
    '/blogs/comprendre-l-anxiete',
    '/threads',
    '/help-line',
    '/en/therapist',
    `/therapist/${therapistSlug}#booking`,
  ])
    test(`${path} wakes without a formatter of Intl, the first of which stops a phone: its dates come in words`, async ({ page }) => {
      await page.addInitScript(() => {
        const made: string[] = [];
        const noting = <Maker extends object>(of: Maker, name: string): Maker =>
          new Proxy(of, {
            construct: (target, values) => {
              made.push(`${name} ${JSON.stringify(values)}`);
              return Reflect.construct(target as new () => object, values) as object;
            },
          });
        Intl.DateTimeFormat = noting(Intl.DateTimeFormat, 'DateTimeFormat');
        Intl.NumberFormat = noting(Intl.NumberFormat, 'NumberFormat');
        Object.assign(globalThis, { formattersMade: made });
      });
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // The last that comes by itself.
      await expect(page.getByRole('region', { name: /^(Vos données sur cet appareil|Your data on this device)$/ })).toBeVisible();
      expect(await page.evaluate(() => (globalThis as unknown as { formattersMade: string[] }).formattersMade)).toEqual([]);
    });

  for (const path of ['/', '/blogs', `/therapist/${therapistSlug}`, '/threads', '/profile', '/en/reservations'])
    test(`the words of ${path} are its largest paint, not what it asks three seconds later`, async ({ page }) => {
      await page.addInitScript(() => {
        const largest: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largest.push((entry as unknown as { element: Element | null }).element?.textContent ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        Object.assign(globalThis, { largest });
      });
      await page.goto(path);
      const question = page.getByLabel(/^(Vos données sur cet appareil|Your data on this device)$/);
      await expect(question).toBeVisible();
      // Painted, and told of.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
      const words = await page.evaluate(() => (globalThis as unknown as { largest: string[] }).largest.at(-1) ?? '');
      expect(words).not.toBe('');
      await expect(question).not.toContainText(words);
    });
});
