import type { Page } from '@playwright/test';
import { signInModal } from '../support/accounts.ts';
import { startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessible, test as base } from '../support/journey.ts';
import { startSocialProvider, type LocalSocialProvider } from '../support/social-provider.ts';

interface Practice {
  readonly provider: LocalSocialProvider;
  readonly server: BuiltServer;
}

/** A practice that has a key for each provider; the three of them are on this machine. */
const test = base.extend<object, { practice: Practice; provider: LocalSocialProvider }>({
  practice: [
    async ({ databaseKind }, use) => {
      const provider = await startSocialProvider();
      const server = await startFreshServer(databaseKind, { env: provider.env });
      await use({ provider, server });
      await server.remove();
      await provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  provider: [({ practice }, use) => use(practice.provider), { scope: 'worker' }],
  server: [({ practice }, use) => use(practice.server), { scope: 'worker' }],
});

const sentence =
  "Oops! Une erreur s'est produite lors de la tentative de connexion! Veuillez réessayer, ou utilisez une autre méthode de connexion.";

async function toProvider(page: Page, name: string): Promise<void> {
  // Fetched here; tests/journeys/account.spec.ts knows by this name that it is not where there is no key.
  const buttons = page.waitForRequest(/\/SocialButtons-[^/]+\.js$/);
  await page.goto('/profile');
  await buttons;
  await page
    .getByRole('dialog')
    .getByRole('link', { name: `Continuer avec ${name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Continuer avec ${name}` })).toBeVisible();
}
const goOnButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name: `Continuer avec ${name}` });
const goOn = (page: Page, name: string) => goOnButton(page, name).click();

/** Everything this tab and this device keep as text. */
const keptTexts = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state, location.href]));

for (const [id, name] of [
  ['facebook', 'Facebook'],
  ['google', 'Google'],
  ['linkedin', 'LinkedIn'],
] as const) {
  test(`a new person signs up with ${name}, after having thought better of it once, and goes on where they were`, async ({
    page,
    provider,
  }) => {
    provider.person = { id: `journey-${id}`, name: 'Nour Ben Ali', email: `nour-${id}@exemple.test` };
    await toProvider(page, name);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await goOn(page, name);
    await expect(page.getByRole('heading', { name: `Dialogue ${id}` })).toBeVisible();
    await expect(page.getByText(id === 'facebook' ? 'public_profile,email' : 'openid profile email')).toBeVisible();
    await page.getByRole('link', { name: 'Refuser' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Continuer avec ${name}` })).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page).toHaveURL(`/sign-in/${id}`);
    await goOn(page, name);
    await page.getByRole('link', { name: 'Accepter' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Nour Ben Ali' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Changer mon mot de passe' })).toBeHidden();
    expect(await keptTexts(page)).not.toMatch(/(facebook|google|linkedin)-[0-9a-f]{8}-/);
    if (id === 'facebook')
      expect(asked.filter((url) => url.includes('/sdk.js') || url.includes('/dialog/oauth?')).join()).toContain('v9.0');
    await page.goto(`/sign-in/${id}`);
    await expect(page.getByRole('heading', { name: 'Votre session est déjà ouverte' })).toBeVisible();
  });
}

for (const [id, name, paths] of [
  ['facebook', 'Facebook', ['/fr_FR/sdk.js', '/v9.0/dialog/oauth']],
  ['google', 'Google', ['/gsi/client', '/google/auth']],
  ['linkedin', 'LinkedIn', ['/linkedin/authorization']],
] as const) {
  test(`${name} hears of nobody before they press its button`, async ({ page, provider }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === provider.url) asked.push(pathname);
    });
    await page.goto(`/sign-in/${id}`);
    const button = goOnButton(page, name);
    await button.hover();
    await button.focus();
    // What would be fetched ahead of the press has been asked for by now.
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await button.click();
    await expect(page.getByRole('heading', { name: `Dialogue ${id}` })).toBeVisible();
    expect(asked).toEqual(paths);
  });
}

test('what goes wrong is told in the sentence of the specification, and the address is cleaned', async ({ page, provider }) => {
  await page.goto('/sign-in/google?code=stolen&state=made-up');
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page).toHaveURL('/sign-in/google');
  // A script that does not come.
  await page.route(`${provider.url}/gsi/client`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeEmpty();
  await goOn(page, 'Google');
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await page.unroute(`${provider.url}/gsi/client`);
  // An address that has an account here already.
  provider.person = { id: 'salma', name: 'Salma Trabelsi', email: 'client@demo.test' };
  await goOn(page, 'Google');
  await page.getByRole('link', { name: 'Accepter' }).click();
  await expect(page.getByRole('alert')).toContainText(sentence);
  await expect(page.getByRole('alert')).toContainText('Connectez-vous comme la première fois.');
  await expectAccessible(page);
  // Whatever leads away leaves the document, and with it what the provider has put there.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('what the dialog answers leaves the address and is brought to the server without waiting for the list of providers', async ({
  page,
  provider,
}) => {
  const release = await holdRequests(page, '**/n/providers');
  await page.goto('/sign-in/google?code=stolen&state=made-up');
  await expect(page).toHaveURL('/sign-in/google');
  release();
  await expect(page.getByRole('alert')).toHaveText(sentence);
  provider.person = { id: 'journey-slow', name: 'Ines Slow', email: 'ines-slow@exemple.test' };
  await goOn(page, 'Google');
  await page.unroute('**/n/providers');
  const releaseAgain = await holdRequests(page, '**/n/providers');
  await page.getByRole('link', { name: 'Accepter' }).click();
  await expect(page).toHaveURL('/');
  releaseAgain();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Slow' })).toBeVisible();
});

for (const [way, enter] of [
  ['a password', (page: Page) => signInModal(page, 'client@demo.test')],
  [
    'another provider',
    async (page: Page) => {
      await page.getByRole('dialog').getByRole('link', { name: 'Continuer avec LinkedIn' }).click();
      await goOn(page, 'LinkedIn');
      await page.getByRole('link', { name: 'Accepter' }).click();
    },
  ],
] as const) {
  test(`who prefers ${way} is asked to sign in, and goes on where they were`, async ({ page, provider }) => {
    provider.person = { id: 'journey-way', name: 'Rim Ayari', email: 'rim-way@exemple.test' };
    const article = '/blogs/comprendre-l-anxiete';
    await page.goto(article);
    await page.getByRole('button', { name: 'Se connecter' }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Continuer avec Google' }).click();
    await page.getByRole('link', { name: 'Utiliser une autre méthode' }).click();
    await expect(page).toHaveURL('/profile');
    await enter(page);
    await expect(page).toHaveURL(article);
  });
}

test('a provider’s host is named on its own page alone', async ({ page, provider }) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  for (const path of ['/sign-in/facebook', '/en/sign-in/facebook', '/sign-in/google', '/sign-in/linkedin'])
    expect(await policyOf(path), path).toContain(provider.url);
  for (const path of ['/', '/blogs', '/profile', '/en/help-line', '/sign-in', '/index.html']) {
    expect(await policyOf(path), path).not.toContain(provider.url);
    expect(await policyOf(path), path).toContain("require-trusted-types-for 'script'");
  }
  const answer = await page.request.get('/sign-in/google?code=a');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.text()).toContain('noindex');
  expect((await page.request.get('/sign-in/twitter')).status()).toBe(404);
});

test('what is offered beside the password is accessible in English and in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/en/sign-in/linkedin');
  await expect(page.getByRole('button', { name: 'Continue with LinkedIn' })).toBeVisible();
  await page.getByRole('link', { name: 'Use another way' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await expect(modal.getByRole('link', { name: /^Continue with/ })).toHaveCount(3);
  await expectAccessible(page);
});

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
for (const [where, userAgent] of [
  ['inside Facebook', `${phone} [FBAN/FBIOS;FBAV/440.0.0.30.107;FBBV/1;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.0]`],
  ['inside Instagram', `${phone} Instagram 310.0.0.30.110 (iPhone14,5; iOS 17_0; fr_FR; fr; scale=3.00; 1170x2532; 1)`],
  ['in a browser nobody knows', 'AcmeBrowser/1.0 (Toaster)'],
] as const) {
  test.describe(where, () => {
    test.use({ userAgent });
    test('the buttons are hidden, and the page says what to do', async ({ page }) => {
      await page.goto('/sign-in/facebook');
      await expect(page.getByRole('heading', { name: 'Ouvrez cette page dans votre navigateur' })).toBeVisible();
      const told = page.waitForResponse('**/n/providers');
      await page.getByRole('link', { name: 'Utiliser une autre méthode' }).click();
      await told;
      await expect(page.getByRole('dialog', { name: 'Se connecter' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Continuer avec/ })).toHaveCount(0);
    });
  });
}
