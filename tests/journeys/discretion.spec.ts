import type { Page } from '@playwright/test';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { newClientOf } from '../support/practice.ts';

/** What the browser would put on the home screen now, as it reads it itself. */
async function onHomeScreen(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { name, icons, start_url: startUrl } = JSON.parse(data ?? '') as { name: string; icons: { src: string }[]; start_url: string };
  const shown = await page.evaluate(() => ({
    tabIcon: document.querySelector('link[rel=icon]')?.getAttribute('href'),
    appleIcon: document.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href'),
    appleName: document.querySelector('meta[name=apple-mobile-web-app-title]')?.getAttribute('content'),
  }));
  return { name, icon: icons[0]?.src, startUrl, ...shown };
}

const open = {
  name: 'Accalmie',
  icon: '/icon-192.png',
  tabIcon: '/favicon.svg',
  appleIcon: '/apple-touch-icon.png',
  appleName: 'Accalmie',
};
const discreet = {
  name: 'Agenda',
  icon: '/discreet/icon-192.png',
  tabIcon: '/discreet/favicon.svg',
  appleIcon: '/discreet/apple-touch-icon.png',
  appleName: 'Agenda',
};

test('who shares a phone has the app under another name and icon, which a sign-out does not give away', async ({ page, server }) => {
  const { email } = await newClientOf(server.url);
  await openSignedIn(page, '/profile/notifications', email);
  expect(await onHomeScreen(page)).toEqual({ ...open, startUrl: '/' });
  const card = page.getByRole('region', { name: 'Discrétion' });
  await card.getByLabel('Rester discret').click();
  await expect(card.getByText(/le site s’appelle «\sAgenda\s»/)).toBeVisible();
  await expect(card.getByLabel('Rester discret')).toBeChecked();
  await expect.poll(() => onHomeScreen(page)).toEqual({ ...discreet, startUrl: '/' });
  await expectAccessibleInBoth(page);

  await page.goto('/en/profile');
  expect(await onHomeScreen(page)).toEqual({ ...discreet, startUrl: '/en' });
  for (const path of [discreet.icon, discreet.tabIcon, discreet.appleIcon]) expect((await page.request.get(path)).status(), path).toBe(200);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await page.reload();
  expect(await onHomeScreen(page)).toEqual({ ...discreet, startUrl: '/en' });
});

test('another device is discreet from its first sign-in, and open again once the person says so', async ({ page, server }) => {
  const { email, api } = await newClientOf(server.url);
  await api.call(changeDiscretion, { body: { isDiscreet: true } });
  await openSignedIn(page, '/profile/notifications', email);
  await expect.poll(() => onHomeScreen(page)).toEqual({ ...discreet, startUrl: '/' });
  const choice = page.getByLabel('Rester discret');
  await expect(choice).toBeChecked();
  // Nothing is said to be saved that is not.
  await page.route(`**${changeDiscretion.path}`, (route) => route.abort());
  await choice.click();
  await expect(page.getByText(/Le réseau ne répond pas/).first()).toBeVisible();
  await expect(choice).toBeChecked();
  await page.unroute(`**${changeDiscretion.path}`);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect.poll(() => onHomeScreen(page)).toEqual({ ...open, startUrl: '/' });
  await page.reload();
  expect(await onHomeScreen(page)).toEqual({ ...open, startUrl: '/' });
});
