import { expect, expectAccessible } from '../support/journey.ts';
import { test, visitUntilWarm } from '../support/outage.ts';

const toCheck = /^À vérifier/;

test('who never opened the profile finds the last known times there, marked to be checked', async ({ page, outage }) => {
  await visitUntilWarm(page);
  await outage.begin();
  await page.getByRole('link', { name: 'Prendre ce créneau' }).click();
  await expect(page.getByText(toCheck)).toBeVisible();
  await expect(page.locator('#booking p', { has: page.getByText(toCheck) }).getByRole('link', { name: '+216 71 000 000' })).toBeVisible();
  await expect(page.getByRole('grid').locator('button[aria-disabled=false]').first()).toBeVisible();
  await expect(page.getByRole('group', { name: /(Matin|Après-midi) · à vérifier/ }).first()).toBeVisible();
  await outage.end();
  await expect(page.getByText(toCheck)).toBeHidden({ timeout: 30_000 });
});

test('where no time is known a sentence says so, with the practice’s telephone, until the network is back', async ({ page, outage }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visitUntilWarm(page);
  await page.evaluate(async () => void (await caches.delete('kept-slots')));
  await outage.begin();
  await page.getByRole('link', { name: 'Prendre ce créneau' }).click();
  const sentence = page.getByText('Sans réseau, les heures libres ne peuvent pas être affichées');
  await expect(sentence).toBeVisible();
  await expect(sentence.getByRole('link', { name: '+216 71 000 000' })).toHaveAttribute('href', 'tel:+21671000000');
  await expectAccessible(page);
  await outage.end();
  await expect(page.getByRole('grid').locator('button[aria-disabled=false]').first()).toBeVisible({ timeout: 30_000 });
  await expect(sentence).toHaveCount(0);
});
