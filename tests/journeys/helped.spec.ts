import type { Page } from '@playwright/test';
import { signInModal } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';

const article = '/blogs/comprendre-l-anxiete';
const part = (page: Page) => page.getByRole('region', { name: /^Cet article vous a-t-il aidé/ });
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true });

/** It comes when the reader comes near the end. */
const readToTheEnd = (page: Page) => page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();

/** Waits until the server has what a press says. */
const saved = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

test('a visitor says that an article helped: they sign in, it counts, and it is still said after a reload', async ({ page }) => {
  await page.goto(article);
  await readToTheEnd(page);
  await button(page, 'Oui, il m’a aidé').click();
  const voted = saved(page);
  await signInModal(page, 'client@demo.test');
  await voted;
  await expect(button(page, 'Oui, il m’a aidé')).toHaveAttribute('aria-pressed', 'true');

  const thanked = saved(page);
  await button(page, 'Dire merci').click();
  await expect(part(page).getByText('Vous avez dit merci 1 fois')).toBeVisible();
  await thanked;
  await page.reload();
  await readToTheEnd(page);
  await expect(button(page, 'Oui, il m’a aidé')).toHaveAttribute('aria-pressed', 'true');
  await expect(part(page).getByText('Vous avez dit merci 1 fois')).toBeVisible();
  await expectAccessible(page);

  const changed = saved(page);
  await button(page, 'Pas vraiment').click();
  await expect(button(page, 'Oui, il m’a aidé')).toHaveAttribute('aria-pressed', 'false');
  await expect(part(page).getByText('Seul le cabinet le sait')).toBeVisible();
  await changed;
  const taken = saved(page);
  await button(page, 'Pas vraiment').click();
  await expect(button(page, 'Pas vraiment')).toHaveAttribute('aria-pressed', 'false');
  await taken;
});
