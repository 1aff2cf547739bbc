import type { Page } from '@playwright/test';
import { everyPage, noThings, pathOf } from '../support/every-page.ts';
import { expect, test } from '../support/journey.ts';

const dayMs = 86_400_000;

declare global {
  interface Window {
    /** What the server drew, as the document was read. */
    served: Element[];
  }
}

const noteWhatIsServed = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      window.served = [...document.querySelectorAll('#root :is(h1, h2, nav, footer, main)')];
    }),
  );

test('a page that was rendered on another day is taken over as it stands, and so is one from a device whose clock is wrong', async ({
  page,
}) => {
  const rendered = Date.now();
  await noteWhatIsServed(page);
  for (const days of [40, -40]) {
    await page.clock.setFixedTime(rendered + days * dayMs);
    for (const shown of everyPage.filter(({ isPublic }) => isPublic)) {
      const path = pathOf(shown, noThings);
      // What React could not take over it would draw anew, and say so on the console, which no test lets pass.
      await page.goto(path);
      const [count, lost] = await page.evaluate(() => [
        window.served.length,
        window.served.filter((element) => !element.isConnected).map(({ localName }) => localName),
      ]);
      expect(count, path).toBeGreaterThan(2);
      expect(lost, path).toEqual([]);
    }
  }
});
