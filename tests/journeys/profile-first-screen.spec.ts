import type { Page } from '@playwright/test';
import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { readTherapist, updateTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { weekdayNames } from '#src/ui/weekday-names.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { sessionWords } from '../support/accounts.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { jpegOf } from '../support/pictures.ts';
import { daysAhead, fullDay, newTherapistOf } from '../support/practice.ts';

const words = {
  fr: {
    days: 'Les deux prochaines semaines',
    month: 'Voir tout le mois',
    more: /^Voir \d+ autres heures$/,
    languages: 'Français, arabe tunisien, anglais',
    price: 'Consultation · 50 min · 80 DT',
    about: 'À propos',
    full: 'Complet',
    choice: 'Votre choix',
  },
  en: {
    days: 'The next two weeks',
    month: 'See the whole month',
    more: /^See \d+ more times$/,
    languages: 'French, Tunisian Arabic, English',
    price: 'Consultation · 50 min · 80 DT',
    about: 'About',
    full: 'Fully Reserved',
    choice: 'Your choice',
  },
} as const;

const today = () => dateInZone(new Date(), defaultTimeZone);
const hours = (page: Page) => page.locator('main header ul a');
const inWords = (date: string, language: 'fr' | 'en') => formatInstant(`${date}T00:00:00Z`, 'day', language, 'UTC');

for (const language of ['fr', 'en'] as const) {
  const told = words[language];

  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 720 },
  ]) {
    test(`the first screen holds the face, the languages, the price, two weeks of days and the hours of one (${language}, ${size.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.addInitScript(() => localStorage.setItem('gdpr-consent', 'true'));
      await page.goto(`${sessionWords[language].prefix}/therapist/amel-ben-salah`);
      const bar = await page.getByRole('navigation', { name: /^(Navigation rapide|Quick navigation)$/ }).boundingBox();
      const foot = bar?.y ?? 0;
      const header = page.locator('main header');
      const days = page.getByRole('group', { name: told.days }).getByRole('radio');
      await expect(days).toHaveCount(14);
      for (const part of [
        header.locator('svg').first(),
        header.getByText(told.languages),
        header.getByText(told.price),
        days.last(),
        hours(page).first(),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
      }
      // Who she is comes after.
      const about = await page.getByRole('heading', { level: 2, name: told.about, exact: true }).boundingBox();
      expect(about?.y).toBeGreaterThan(foot);
      await expectAccessibleInBoth(page);
    });
  }

  test(`another day shows its hours, by keyboard too; one of them is a press away from its booking (${language})`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const practitioner = await newTherapistOf(server.url);
    const [first, second] = (await daysAhead(server.url, 14, practitioner)).filter(({ slots }) => slots.length > 0);
    if (!first || !second) throw new Error('no two free days');
    await page.goto(`${sessionWords[language].prefix}/therapist/${practitioner.slug}`);
    const chosen = page.getByRole('radio', { name: inWords(first.date, language), exact: true });
    await expect(chosen).toBeChecked();
    await chosen.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: inWords(second.date, language), exact: true })).toBeChecked();
    await expect(page.locator('main header strong')).toHaveText(inWords(second.date, language));
    // Two rows; the rest on a press.
    await expect(hours(page)).toHaveCount(7);
    await page.getByRole('button', { name: told.more }).click();
    await expect(hours(page)).toHaveCount(second.slots.length);
    const slot = second.slots.at(-1);
    await hours(page).last().click();
    await expect(page.getByRole('complementary', { name: told.choice })).toContainText(
      formatInstant(slot?.startDateTime ?? '', 'dayAndTime', language, defaultTimeZone),
      { ignoreCase: true },
    );
    await expect(page.locator(`#booking input[value="${slot?.startDateTime}"]`)).toBeChecked();
  });

  test(`the whole month is a press away: it begins with this week and shows five at least (${language})`, async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const practitioner = await newTherapistOf(server.url);
    await page.goto(`${sessionWords[language].prefix}/therapist/${practitioner.slug}`);
    await page.getByRole('link', { name: told.month }).click();
    const grid = page.getByRole('grid');
    await expect(grid).toBeInViewport();
    await expect(page.locator('#booking [inert]')).toHaveCount(0);
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    const weeks = grid.getByRole('row');
    // Below the names of the days.
    expect(await weeks.count()).toBeGreaterThanOrEqual(6);
    expect(await weeks.nth(0).innerText()).toContain(weekdayNames(language)[0]?.short);
    await expect(weeks.nth(1).locator(`button[data-date="${today()}"]`)).toHaveCount(1);
    // What lies in the next month, on the same screen, is free to choose, and the screen stays.
    const free = (await daysAhead(server.url, 20, practitioner)).findLast(({ slots }) => slots.length > 0)?.date ?? today();
    const first = await grid.locator('button').first().getAttribute('data-date');
    const square = grid.locator(`button[data-date="${free}"]`);
    await square.click();
    await expect(square).toHaveAttribute('aria-pressed', 'true');
    expect(await grid.locator('button').first().getAttribute('data-date')).toBe(first);
    await expect(page.getByRole('heading', { level: 4 })).toContainText(inWords(free, language));
  });

  test(`a full day says so among the days, and cannot be chosen (${language})`, async ({ page, server }) => {
    const { practitioner, date } = await fullDay(server.url);
    await page.goto(`${sessionWords[language].prefix}/therapist/${practitioner.slug}`);
    const day = page.getByRole('radio', { name: `${inWords(date, language)}, ${told.full}` });
    await expect(day).toBeDisabled();
    await expect(page.locator('main header label').filter({ has: day }).getByText(told.full)).toBeVisible();
    await expectAccessible(page);

    // The demonstration has one too.
    await page.goto(`${sessionWords[language].prefix}/therapist/amel-ben-salah`);
    const full = page.getByRole('radio', { name: new RegExp(`, ${told.full}$`) }).first();
    await expect(full).toBeDisabled();
  });
}

test('a practice’s own photo stands where the drawn face did, cut to its size by the server', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { id, slug, admin } = await newTherapistOf(server.url);
  const { token } = await admin.api.call(uploadToken, { query: { mimeTypes: 'image' } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await jpegOf(1600, 1200))]), 'portrait.jpg');
  const sent = await fetch(`${server.url}/api${uploadFile.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { _id } = (await sent.json()) as FileRecord;
  const before = await admin.api.call(readTherapist, { parameters: { slug } });
  await admin.api.call(updateTherapist, { parameters: { id }, body: { ...before, photo: { _id } } });

  await page.goto(`/therapist/${slug}`);
  const photo = page.getByRole('img', { name: `Portrait de ${before.fullName}` });
  await expect(photo).toBeVisible();
  const shown = await photo.evaluate(async (image: HTMLImageElement) => {
    const { width, height } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    return { width, height, frame: image.getBoundingClientRect().width };
  });
  // Of 1600 by 1200: no larger than a phone needs, and no smaller than its frame.
  expect(Math.max(shown.width, shown.height)).toBeLessThanOrEqual(640);
  expect(Math.min(shown.width, shown.height)).toBeGreaterThanOrEqual(shown.frame);
});
