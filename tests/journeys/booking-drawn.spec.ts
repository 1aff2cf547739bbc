import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { freeSlot, newTherapistOf, therapistSlug } from '../support/practice.ts';

const area = (page: Page) => page.locator('#booking');

/** Holds the form's own file back until told. */
async function holdForm(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/BookingForm-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the booking area is there from the server, and nothing moves when it begins to work', async ({ page, server }) => {
      const practitioner = await newTherapistOf(server.url);
      const { startDateTime } = await freeSlot(server.url, practitioner);
      const release = await holdForm(page);
      await page.goto(`/therapist/${practitioner.slug}?slot=${startDateTime}#booking`);
      const drawn = area(page).locator('[inert]');
      await expect(drawn.locator('[role=grid] button[aria-disabled=false]').first()).toBeVisible();
      await expect(drawn.locator(`input[type=radio][value="${startDateTime}"]`)).toBeChecked();
      await expect(drawn.locator('#booking-confirm')).toBeVisible();
      const before = await area(page).boundingBox();
      release();
      await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      await expect(drawn).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Confirmer le rendez-vous' })).toBeVisible();
      const after = await area(page).boundingBox();
      expect({ height: after?.height, y: after?.y }).toEqual({ height: before?.height, y: before?.y });
    });
  });
}

test('where the form’s file does not come, the page says so above what is drawn, and asks again', async ({ page }) => {
  await page.route(/\/assets\/BookingForm-[^/]*\.js$/, (route) => route.abort());
  await page.goto(`/therapist/${therapistSlug}#booking`);
  const again = area(page).getByRole('button', { name: 'Réessayer' });
  await expect(again).toBeVisible();
  await expect(area(page).locator('[inert] [role=grid]')).toBeVisible();
  await page.unroute(/\/assets\/BookingForm-[^/]*\.js$/);
  await again.click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
});
