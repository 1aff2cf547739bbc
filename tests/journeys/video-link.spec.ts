import { takeReservation } from '#contract/booking/booking.endpoints.ts';
import { readVideoLink } from '#contract/booking/video-link.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { freeSlot, knownClientOf, newTherapistOf } from '../support/practice.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    missing: 'Votre client n’a pas encore de lien',
    add: 'Ajouter le lien vidéo',
    change: 'Lien vidéo',
    field: 'Lien de la séance',
    refused: 'doit être une url valide',
    one: 'Ce rendez-vous seulement',
    all: 'Toutes les séances en vidéo',
    save: 'Enregistrer le lien',
    saved: 'Lien enregistré',
    found: 'Lien trouvé',
    join: 'Rejoindre la séance',
    at: 'Séance en vidéo, sur salle.example.org.',
  },
  en: {
    missing: 'Your client has no link yet',
    add: 'Add the video link',
    change: 'Video link',
    field: 'Link of the session',
    refused: 'must be a valid url',
    one: 'This appointment only',
    all: 'All sessions by video',
    save: 'Save the link',
    saved: 'Link saved',
    found: 'Link found',
    join: 'Join the session',
    at: 'Session by video, at salle.example.org.',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

for (const language of journeyLanguages) {
  test(`the link of a session by video is pasted once, and is on both cards (${language})`, async ({ page, server, browser }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url, { modes: ['OFFICE', 'VIDEO'] });
    const client = await knownClientOf(server.url);
    const { authID: userId } = await client.api.call(me, {});
    const { startDateTime } = await freeSlot(server.url, therapist);
    const { id } = await therapist.api.call(takeReservation, {
      body: {
        therapistId: therapist.id,
        serviceId: therapist.serviceId,
        mode: 'VIDEO',
        startDateTime,
        status: 'ACCEPTED',
        paymentKind: 'OFFICE',
        userId,
      },
    });
    const parameters = { id };
    await openSignedIn(page, `/practice/agenda?date=${dateInZone(startDateTime, defaultTimeZone)}`, therapist.email, language);
    const field = page.getByLabel(said.field);
    let taps = 0;
    const tap = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).tap();
      taps += 1;
    };
    await page.locator(`[data-id="${id}"]`).tap();
    taps += 1;
    const card = page.getByRole('dialog').getByRole('article');
    await expect(card).toContainText(said.missing);
    await tap(said.add);
    await expect(page.getByRole('radio', { name: said.one })).toBeChecked();
    await field.fill('la salle habituelle');
    await tap(said.save);
    await expect(page.getByRole('alert').filter({ hasText: said.refused })).toBeVisible();
    await page.getByText(said.all, { exact: true }).tap();
    taps += 1;
    await field.fill('Amel vous invite. Rejoindre : http://salle.example.org/j/8412?pwd=Zk9.');
    await expect(page.getByText(said.found)).toContainText('https://salle.example.org/j/8412?pwd=Zk9');
    await expectAccessibleInBoth(page);

    await test.step('what is typed outlives a reload', async () => {
      await expectKept(page, 'Amel vous invite. Rejoindre : http://salle.example.org/j/8412?pwd=Zk9.');
      await page.reload();
      await page.locator(`[data-id="${id}"]`).tap();
      await page.getByRole('button', { name: said.add }).tap();
      await expect(field).toHaveValue('Amel vous invite. Rejoindre : http://salle.example.org/j/8412?pwd=Zk9.');
      await expect(page.getByRole('radio', { name: said.all })).toBeChecked();
    });

    await tap(said.save);
    await expect(page.getByRole('status').filter({ hasText: said.saved })).toBeVisible();
    test.info().annotations.push({ type: 'taps', description: `the link of a session by video, from the agenda: ${taps}` });
    const link = 'https://salle.example.org/j/8412?pwd=Zk9';
    await expect(card.getByRole('link', { name: said.join })).toHaveAttribute('href', link);
    await expect(card).not.toContainText(said.missing);
    expect(await therapist.api.call(readVideoLink, { parameters })).toEqual({ own: null, usual: link });

    await test.step('by keyboard: one of its own for this appointment, and the usual one again', async () => {
      for (const [url, own] of [
        ['https://autre.example.org/a', 'https://autre.example.org/a'],
        ['', null],
      ] as const) {
        await page.getByRole('button', { name: said.change, exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('radio', { name: said.one })).toBeChecked();
        await field.fill(url);
        await page.keyboard.press('Enter');
        await expect(field).toBeHidden();
        expect(await therapist.api.call(readVideoLink, { parameters })).toEqual({ own, usual: link });
        await expect(page.getByRole('button', { name: said.change, exact: true })).toBeFocused();
      }
    });

    await test.step('its client joins from their own page', async () => {
      const theirs = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: server.url });
      const own = await theirs.newPage();
      await openSignedIn(own, '/reservations', client.email, language);
      await expect(own.getByText(said.at)).toBeVisible();
      await expect(own.getByRole('link', { name: said.join })).toHaveAttribute('href', link);
      await expectAccessibleInBoth(own);
      await theirs.close();
    });

    await test.step('the desk writes it too, and is not led into the session', async () => {
      const desk = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, baseURL: server.url });
      const theirs = await desk.newPage();
      await openSignedIn(theirs, `/practice/agenda?date=${dateInZone(startDateTime, defaultTimeZone)}`, 'admin@demo.test', language);
      await theirs.locator(`[data-id="${id}"]`).tap();
      await expect(theirs.getByRole('button', { name: said.change, exact: true })).toBeVisible();
      await expect(theirs.getByRole('link', { name: said.join })).toHaveCount(0);
      await desk.close();
    });
  });
}
