import type { Page } from '@playwright/test';
import { readOwnNote, saveOwnNote } from '#contract/booking/own-note.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { freeSlot, newTherapistOf } from '../support/practice.ts';
import { takenAt } from '../support/taken-by-phone.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    note: 'Note personnelle',
    field: /^Votre note/,
    save: 'Enregistrer la note',
    saved: 'Note enregistrée',
    now: 'noté pour l’instant',
  },
  en: { note: 'Note to yourself', field: /^Your note/, save: 'Save the note', saved: 'Note saved', now: 'noted so far' },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const main = (page: Page) => page.getByRole('main');

for (const language of journeyLanguages) {
  test(`a note to oneself is written in a few taps, outlives a reload, and is its therapist’s alone (${language})`, async ({
    page,
    server,
    browser,
  }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    const { startDateTime } = await freeSlot(server.url, therapist);
    const { id } = await takenAt(therapist, startDateTime, 'Gharbi');
    const agenda = `/practice/agenda?date=${dateInZone(startDateTime, defaultTimeZone)}`;
    await openSignedIn(page, agenda, therapist.email, language);
    const field = page.getByLabel(said.field);
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).tap();
      taps += 1;
    };
    await tap(/Nour Gharbi/);
    await tap(said.note);
    await field.fill('Parle de son père pour la première fois.');
    await expectAccessibleInBoth(page);
    await expectKept(page, 'Parle de son père pour la première fois.');
    await page.reload();
    await page.getByRole('button', { name: /Nour Gharbi/ }).tap();
    await page.getByRole('button', { name: said.note }).tap();
    await expect(field).toHaveValue('Parle de son père pour la première fois.');
    await tap(said.save);
    await expect(page.getByRole('status').filter({ hasText: said.saved })).toBeVisible();
    await expect(field).toBeHidden();
    test.info().annotations.push({ type: 'taps', description: `a note to oneself, from the agenda: ${taps}` });
    const parameters = { id };
    expect((await therapist.api.call(readOwnNote, { parameters })).text).toBe('Parle de son père pour la première fois.');

    await test.step('by keyboard; what was noted elsewhere meanwhile is shown before it is written over', async () => {
      await page.getByRole('button', { name: said.note }).focus();
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue('Parle de son père pour la première fois.');
      const { updatedAt } = await therapist.api.call(readOwnNote, { parameters });
      await therapist.api.call(saveOwnNote, { parameters, body: { text: 'Écrit ailleurs.', basedOn: updatedAt } });
      await field.fill('Écrit ici.');
      await page.getByRole('button', { name: said.save }).focus();
      await page.keyboard.press('Enter');
      const shown = page.getByRole('figure').filter({ hasText: said.now });
      await expect(shown).toContainText('Écrit ailleurs.');
      await expect(field).toHaveValue('Écrit ici.');
      await expectAccessibleInBoth(page);
      await page.getByRole('button', { name: said.save }).focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeHidden();
      expect((await therapist.api.call(readOwnNote, { parameters })).text).toBe('Écrit ici.');
    });

    await test.step('the desk sees the appointment, and no note', async () => {
      const desk = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: server.url });
      const theirs = await desk.newPage();
      await openSignedIn(theirs, agenda, 'admin@demo.test', language);
      await main(theirs).locator(`[data-id="${id}"]`).tap();
      await expect(theirs.getByRole('dialog').getByRole('article')).toContainText('Nour Gharbi');
      await expect(theirs.getByRole('button', { name: said.note })).toHaveCount(0);
      await desk.close();
    });
  });
}
