import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';

const thread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';

/** A phone as it is, with its keyboard open, and the smallest. */
const screens = [
  [390, 844],
  [390, 480],
  [320, 640],
  [320, 480],
] as const;

const helpOf = (page: Page) => page.getByRole('status').filter({ hasText: 'Parlez à quelqu’un maintenant.' });

const composers = {
  reply: async (page: Page) => {
    await page.goto(thread);
    await page.getByRole('button', { name: 'Écrire une réponse' }).click();
    return page.getByLabel('Votre réponse');
  },
  thread: async (page: Page) => {
    await page.goto('/threads/write');
    return page.getByRole('textbox', { name: 'Texte' });
  },
};

/** Whether the middle of an element is what a finger would touch. */
const isUncovered = (element: Locator) =>
  element.evaluate((found) => {
    const { left, top, width, height } = found.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2);
    return found.contains(touched) || (touched?.contains(found) ?? false);
  });

/** Where the line that is typed stands, in pixels from the top of the screen. */
const caretOf = (field: Locator) =>
  field.evaluate((element) => {
    if (element instanceof HTMLTextAreaElement) return element.getBoundingClientRect().top + 16;
    const { bottom } = document.getSelection()!.getRangeAt(0).getBoundingClientRect();
    return bottom || element.getBoundingClientRect().bottom - 16;
  });

for (const [name, open] of Object.entries(composers)) {
  for (const [width, height] of screens) {
    test(`a cry typed in a ${name} at ${width}x${height} brings the call beside the field, whole, on the screen`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const field = await open(page);
      await field.click();
      await page.keyboard.type('Bonsoir. jveux mourir');
      const help = helpOf(page);
      const call = help.getByRole('link', { name: 'Appeler le 190' });
      for (const more of ['', ', personne ne le sait', '.']) {
        await page.keyboard.type(more);
        await expect(call).toBeInViewport({ ratio: 1 });
        await expect(help.getByText('Parlez à quelqu’un maintenant.')).toBeInViewport({ ratio: 1 });
        await expect(call).toHaveAttribute('href', 'tel:190');
        expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(44);
        await expect.poll(() => isUncovered(call)).toBe(true);
        expect(await help.evaluate((note) => note.scrollWidth - note.clientWidth)).toBeLessThanOrEqual(0);
        // What is typed is seen too: between the strip above and the bar below, and the note is not upon it.
        const caret = await caretOf(field);
        const note = (await help.boundingBox())!;
        expect(caret).toBeGreaterThan(0);
        expect(caret).toBeLessThan(height);
        expect(caret < note.y || caret > note.y + note.height).toBe(true);
      }
      // Announced once: the region holds the same words, whatever is typed behind them.
      await field.press('ControlOrMeta+a');
      await page.keyboard.type('Je respire mieux ce soir.');
      await expect(help).toHaveCount(1);
    });
  }
}

test('the note has no violation, and says nothing before it is needed', async ({ page }) => {
  const field = await composers.reply(page);
  await field.fill('Je meurs de faim');
  await expect(page.getByRole('link', { name: 'Appeler le 190' })).toHaveCount(0);
  await field.fill('g envi dmourir');
  await expect(helpOf(page)).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('a keyboard that covers the window instead of shrinking it leaves the note above it', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(() => localStorage.setItem('gdpr-consent', 'true'));
  const page = await context.newPage();
  const field = await composers.thread(page);
  await field.fill('Je veux mourir');
  const help = helpOf(page);
  await expect(help).toBeVisible();
  // Enlarged, the seen part of the window is smaller than the window, as with a keyboard, and can be moved within it.
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1.6 });
  await expect.poll(() => page.evaluate(() => visualViewport!.height)).toBeLessThan(600);
  const isInSight = () =>
    help.evaluate((note) => {
      const { offsetTop, height } = visualViewport!;
      const { top, bottom } = note.getBoundingClientRect();
      return top >= offsetTop - 1 && bottom <= offsetTop + height + 1;
    });
  await expect.poll(isInSight).toBe(true);
  await context.close();
});

for (const path of ['/threads', thread, '/threads/write', '/help-line']) {
  test(`« Quitter vite » on ${path} has a strip of its own: nothing stands half beneath it`, async ({ page }) => {
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const exit = page.getByRole('link', { name: 'Quitter vite' });
      const strip = page.locator('[data-strip]');
      for (const share of [0, 0.3, 0.6]) {
        await strip.evaluate((element, part) => scrollTo({ top: part * element.parentElement!.offsetHeight, behavior: 'instant' }), share);
        await expect(exit).toBeInViewport({ ratio: 1 });
        await expect.poll(() => isUncovered(exit)).toBe(true);
        expect(await strip.boundingBox()).toMatchObject({ x: 0, width });
      }
      expect(await strip.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toContain('0, 0, 0, 0');
    }
  });
}
