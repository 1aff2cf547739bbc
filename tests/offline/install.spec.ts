import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { expect, expectAccessible, test, waitUntilAwake } from '../support/journey.ts';
import { toldByToast } from '../support/toasts.ts';

const first = '/blogs/comprendre-l-anxiete';
const second = '/blogs/traverser-un-deuil';

test.describe('the browser’s own report', () => {
  for (const [path, startUrl] of [
    ['/', '/'],
    ['/en', '/en'],
  ] as const) {
    test(`says that ${path} can be installed`, async ({ baseURL }) => {
      const profile = mkdtempSync(join(tmpdir(), 'accalmie-install-'));
      const context = await chromium.launchPersistentContext(profile, { executablePath: findBrowser(), args: browserArguments });
      const page = await context.newPage();
      waitUntilAwake(page);
      await page.goto(new URL(path, baseURL).href);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const browser = await context.newCDPSession(page);
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
      const { data, errors } = await browser.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      const manifest = JSON.parse(data ?? '') as { shortcuts: { url: string }[] };
      expect(manifest).toMatchObject({ id: '/', start_url: startUrl, display: 'standalone' });
      const shortcuts = manifest.shortcuts.map(({ url }) => new URL(url, baseURL).href);
      expect(shortcuts.filter((url) => url.endsWith('/therapist/amel-ben-salah#booking'))).toHaveLength(1);
      for (const url of shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
      await page.evaluate(() => void (document.cookie = 'discreet=1; path=/'));
      await page.reload();
      expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
      const discreet = await browser.send('Page.getAppManifest');
      expect(discreet.errors).toEqual([]);
      expect(JSON.parse(discreet.data ?? '')).toMatchObject({ id: '/', name: 'Agenda', start_url: startUrl });
      await context.close();
      await rm(profile, { recursive: true, force: true });
    });
  }
});

/** The browser offers to install the site, as it does once it has found it worth it. */
const offerInstall = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => {
      const prompt = async () => {
        sessionStorage.setItem('test-prompted', 'true');
        return { outcome: 'accepted' };
      };
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  });

const readToTheEnd = async (page: Page, path: string) => {
  await page.goto(path);
  await page.locator('#not-a-consultation').scrollIntoViewIfNeeded();
  const articlesRead = () => page.evaluate(() => localStorage.getItem('articles-read'));
  return articlesRead;
};

test('the invitation comes after the second article, once, and never over the help line', async ({ page }) => {
  await offerInstall(page);
  const invitation = page.getByRole('region', { name: 'Accalmie sur votre écran d’accueil' });
  await expect.poll(await readToTheEnd(page, first)).toBe('1');
  await expect(invitation).toBeHidden();
  await expect.poll(await readToTheEnd(page, second)).toBe('2');
  await expect(invitation).toBeVisible();
  await expectAccessible(page);

  await test.step('it lies above the bottom bar, not over it', async () => {
    const bar = await page.getByRole('navigation', { name: 'Navigation rapide' }).boundingBox();
    const box = await invitation.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
  await test.step('the help line has none', async () => {
    await page.getByRole('navigation', { name: 'Navigation rapide' }).getByRole('link', { name: 'Help Line' }).click();
    await page.waitForURL('**/help-line');
    await expect(invitation).toBeHidden();
  });
  await test.step('answered, it does not come back', async () => {
    await readToTheEnd(page, first);
    await invitation.getByRole('button', { name: 'Installer' }).click();
    await expect(invitation).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('test-prompted'))).toBe('true');
    await expect.poll(await readToTheEnd(page, second)).toBe('4');
    await expect(invitation).toBeHidden();
  });
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the invitation says how', async ({ page }) => {
    await expect.poll(await readToTheEnd(page, first)).toBe('1');
    await expect.poll(await readToTheEnd(page, second)).toBe('2');
    await expect(page.getByText('Touchez Partager, puis « Sur l’écran d’accueil »')).toBeVisible();
    await page.getByRole('button', { name: 'J’ai compris' }).click();
    await expect(page.getByText('Touchez Partager')).toBeHidden();
  });

  test('it is made on the page of one’s own appointments too, to whoever is signed in', async ({ page }) => {
    const how = page.getByText('Touchez Partager, puis « Sur l’écran d’accueil »');
    await page.goto('/reservations');
    await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
    await expect(how).toBeHidden();
    await openSignedIn(page, '/reservations', 'client@demo.test');
    await expect(how).toBeVisible();
    await expectAccessible(page);
  });
});

test('the installed app leads back to the article; a quick exit forgets it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.route('https://www.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' }));
  await page.goto(first);
  // Until what follows the reader is there: it comes after all that shows.
  await page.waitForLoadState('networkidle');
  await page.goto('/');
  await page.getByRole('link', { name: 'Reprendre la lecture : Comprendre l’anxiété' }).click();
  await page.waitForURL(`**${first}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/anxiété/i);

  await page.goto('/threads');
  await page.getByRole('link', { name: /Quitter/ }).click();
  await page.waitForURL('https://www.google.com/');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Reprendre la lecture/ })).toBeHidden();
});

test('an article is shared by its address: copied, or handed to the device’s own way of sharing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${first}#not-a-consultation`);
  const share = page.getByRole('button', { name: 'Partager cet article' });
  expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
  await share.click();
  await toldByToast(page, 'Le lien est copié.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${first}$`));

  await page.evaluate(() => {
    const shared: ShareData[] = [];
    const keep = async (data: ShareData) => void shared.push(data);
    Object.assign(navigator, { share: keep, shared });
  });
  await share.click();
  const shared = () => page.evaluate(() => (navigator as Navigator & { shared?: ShareData[] }).shared);
  await expect.poll(shared).toEqual([{ title: 'Comprendre l’anxiété', url: new URL(first, page.url()).href }]);
});
