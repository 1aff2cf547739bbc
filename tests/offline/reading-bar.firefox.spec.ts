import { expect } from '../support/journey.ts';
import { test } from '../support/outage.ts';

test('how much of an article has passed is shown where style sheets cannot tell', async ({ page }) => {
  await page.goto('/blogs/comprendre-l-anxiete');
  expect(await page.evaluate(() => CSS.supports('animation-timeline: view()'))).toBe(false);
  const text = page.locator('#article');
  const shown = () => text.evaluate((element) => new DOMMatrix(getComputedStyle(element.previousElementSibling!, '::after').transform).a);
  expect(await shown()).toBe(0);
  await text.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy(0, top + (height - innerHeight) / 2);
  });
  await expect.poll(shown).toBeGreaterThan(0.4);
  expect(await shown()).toBeLessThan(0.6);
  await text.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom));
  await expect.poll(shown).toBe(1);
});
