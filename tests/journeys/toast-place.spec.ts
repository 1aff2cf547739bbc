import type { Page } from '@playwright/test';
import { demoPassword, newEmail, sessionWords } from '../support/accounts.ts';
import { expect, test } from '../support/journey.ts';

/** How far the toast that is shown lies over what can be pressed in the layer in front, in pixels of height; null while there is none. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[class*="toast"][aria-live]')?.getBoundingClientRect();
    if (!toast) return null;
    const front = document.querySelector('[role="dialog"]') ?? document;
    const overlaps = [...front.querySelectorAll('a, button, input, select, textarea')]
      .map((each) => each.getBoundingClientRect())
      .filter((rect) => rect.height > 0 && rect.left < toast.right && rect.right > toast.left)
      .map((rect) => Math.min(rect.bottom, toast.bottom) - Math.max(rect.top, toast.top));
    return Math.max(0, ...overlaps);
  });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]) {
  test(`a toast covers nothing that can be pressed, in a dialog and on a page that moves beneath it (${viewport.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.route('**/sign-in/classic', (route) => route.abort());
    await page.goto('/reservations');
    const modal = page.getByRole('dialog', { name: sessionWords.fr.signIn });
    await modal.getByLabel(sessionWords.fr.email).fill(newEmail());
    await modal.getByLabel(sessionWords.fr.password, { exact: true }).fill(demoPassword);
    await modal.locator('form').getByRole('button', { name: sessionWords.fr.signIn }).click();
    const toast = page.locator('[class*="toast"][aria-live]');
    // It stays as long as it is pointed at.
    await toast.hover();
    await expect.poll(() => covered(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect.poll(() => covered(page)).toBe(0);
    // Of this length whatever stands in it: only what moves beneath is of interest here.
    await page.evaluate(() => document.body.style.setProperty('min-block-size', '300vh'));
    for (let step = 0; step < 6; step += 1) {
      await page.mouse.wheel(0, 90);
      await expect.poll(() => covered(page)).toBe(0);
    }
  });
}
