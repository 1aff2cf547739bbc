import { expect, type Page } from '@playwright/test';

const widthsInRem = { small: 24, medium: 32, large: 48 } as const;

/** The open modal has one of the three sizes; told by its width on a window wider than them all. */
export async function expectModalSize(page: Page, size: keyof typeof widthsInRem): Promise<void> {
  const width = async () => (await page.getByRole('dialog').boundingBox())?.width ?? 0;
  const rem = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  // The page is laid out anew after the call that resizes it has returned.
  await expect.poll(async () => Math.round(((await width()) / (await rem())) * 10) / 10).toBe(widthsInRem[size]);
}
