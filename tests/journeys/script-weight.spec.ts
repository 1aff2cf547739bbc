import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { consent, expect, test } from '../support/journey.ts';
import { isProving } from '../support/is-proving.ts';
import { noteScripts, type Script } from '../support/note-scripts.ts';
import { freeSlot, newClientOf, takeSlot, therapistSlug } from '../support/practice.ts';

const kibibyte = 1024;

/** Fails where the limit is passed, and where counting must have gone wrong: React alone weighs half of it. */
async function expectScripts(page: Page, scripts: readonly Script[], limit: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  const sum = scripts.reduce((total, { bytes }) => total + bytes, 0);
  const told = [`${new URL(page.url()).pathname}: ${sum} of ${limit} bytes`, ...scripts.map(({ name, bytes }) => `${bytes} ${name}`)];
  test.info().annotations.push({ type: 'script', description: told.join('\n') });
  expect(sum).toBeGreaterThan(50 * kibibyte);
  expect(sum, told.join('\n')).toBeLessThanOrEqual(limit);
}

test.describe('a first visit to a public page', () => {
  test.use({ hasConsented: false, serviceWorkers: 'allow', savesData: true });

  for (const path of [
    '/',
    '/blogs',
    '/blogs/comprendre-l-anxiete',
    `/therapist/${therapistSlug}`,
    '/threads/comment-faire-quand-le-telephone-sonne-k3v9',
    '/help-line',
    // Each holds less than one of those above.
    ...(isProving ? ['/threads', '/help-line/ar', '/terms-of-service', '/privacy-policy', '/nowhere'] : []),
  ])
    test(`${path} fetches at most 110 KiB of script, up to the consent banner and the worker`, async ({ page }) => {
      const scripts = await noteScripts(page);
      await page.goto(path);
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect(page.getByRole('button', { name: /^J['’]accepte$/ })).toBeVisible();
      await expectScripts(page, scripts, 110 * kibibyte);
    });
});

test.describe('a first visit behind sign-in', () => {
  /** Signs in, then opens each page as a first visit would, and fails where one passes its limit, in KiB. */
  async function expectLight(page: Page, email: string, limits: Record<string, number>): Promise<void> {
    await openSignedIn(page, '/profile', email);
    const scripts = await noteScripts(page);
    for (const [path, limit] of Object.entries(limits)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await test.step(path, () => expectScripts(page, scripts, limit * kibibyte));
    }
  }

  test('the profile and the outbox fetch at most 160 KiB of script, the others no more than they did', async ({
    page,
    browser,
    server,
  }) => {
    const client = await newClientOf(server.url);
    const { id } = await takeSlot(server.url, client, await freeSlot(server.url));
    await expectLight(page, client.email, {
      '/profile': 160,
      '/outbox': 160,
      // The forms bring react-hook-form (13 kB), zod (10) and, with a photo, react-dropzone (6) and what shrinks it (5).
      '/profile/edit': 195,
      '/profile/edit-password': 178,
      '/reservations': 167,
      [`/reservations/${id}/payment`]: 199,
    });
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'fr-FR' });
    await consent(context);
    await expectLight(await context.newPage(), 'therapist@demo.test', { '/practice/reservations': 173, '/practice/agenda': 163 });
    await context.close();
  });
});
