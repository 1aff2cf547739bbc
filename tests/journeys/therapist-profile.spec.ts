import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { jpegOf } from '../support/pictures.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { newTherapistOf, type OwnTherapist } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    about: /^Présentation \(français\)/,
    addQuestion: 'Ajouter une question',
    question: 'Question (français)',
    questionEn: 'Question (anglais)',
    answer: 'Réponse (français)',
    answerEn: 'Réponse (anglais)',
    fold: 'Parlez-vous italien ?',
    missing: 'La question est obligatoire',
    addDegree: 'Ajouter une formation',
    year: 'Année',
    degree: 'Diplôme (français)',
    degreeEn: 'Diplôme (anglais)',
    place: 'Lieu (français)',
    placeEn: 'Lieu (anglais)',
    italian: 'italien',
    french: 'français',
    arabic: 'arabe',
    remove: /^Supprimer la question/,
    framing: 'Cadrer la photo',
    use: 'Utiliser cette photo',
    ready: 'Portrait prêt',
    save: 'Enregistrer le profil',
    saved: 'Profil enregistré.',
    unsaved: 'Modifications non enregistrées, gardées sur cet appareil.',
    page: 'Voir la page publiée',
    preview: 'Aperçu',
    previewed: 'Aperçu de la page',
    close: 'Fermer',
  },
  en: {
    about: /^Introduction \(French\)/,
    addQuestion: 'Add a question',
    question: 'Question (French)',
    questionEn: 'Question (English)',
    answer: 'Answer (French)',
    answerEn: 'Answer (English)',
    fold: 'Do you speak Italian?',
    missing: 'The question is required',
    addDegree: 'Add an entry',
    year: 'Year',
    degree: 'Degree (French)',
    degreeEn: 'Degree (English)',
    place: 'Place (French)',
    placeEn: 'Place (English)',
    italian: 'Italian',
    french: 'French',
    arabic: 'Arabic',
    remove: /^Delete the question/,
    framing: 'Frame the photo',
    use: 'Use this photo',
    ready: 'Portrait ready',
    save: 'Save the profile',
    saved: 'Profile saved.',
    unsaved: 'Changes not saved yet, kept on this device.',
    page: 'See the published page',
    preview: 'Preview',
    previewed: 'Preview of the page',
    close: 'Close',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const shownOf = ({ api, id }: OwnTherapist) => api.call(readTherapist, { parameters: { slug: id } });

for (const language of journeyLanguages) {
  test(`a therapist writes their profile, and visitors read it (${language})`, async ({ page, server }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    await openSignedIn(page, '/practice/profile', therapist.email, language);
    const save = page.getByRole('button', { name: said.save });
    await page.getByLabel(said.about).fill('Je reçois des adultes.\n\nEt des couples.');
    await page.getByText(said.italian, { exact: true }).tap();
    await page.locator('input[type=file]').setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(1200, 900) });
    await page.getByRole('dialog', { name: said.framing }).getByRole('button', { name: said.use }).tap();
    await expect(page.getByText(said.ready, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: said.addDegree }).tap();
    await page.getByLabel(said.year).fill('2013');
    for (const field of [said.degree, said.degreeEn]) await page.getByLabel(field).fill('Mastère');
    for (const field of [said.place, said.placeEn]) await page.getByLabel(field).fill('Tunis');
    await page.getByRole('button', { name: said.addQuestion }).tap();
    for (const field of [said.answer, said.answerEn]) await page.getByLabel(field).fill('Oui.');
    await expectAccessibleInBoth(page);
    // Folded away: whoever saves is led to what is missing in it.
    await page.locator('summary').last().tap();
    await save.tap();
    await expect(page.getByLabel(said.question)).toBeFocused();
    await expect(page.getByLabel(said.question)).toHaveAccessibleDescription(said.missing);

    await page.getByLabel(said.question).fill('Parlez-vous italien ?');
    await page.getByLabel(said.questionEn).fill('Do you speak Italian?');
    await expectKept(page, 'Do you speak Italian?');
    await page.reload();
    await expect(page.getByText(said.unsaved)).toBeVisible();
    await expect(page.locator('summary').filter({ hasText: said.fold })).toBeVisible();
    await expect(page.getByText(said.ready, { exact: true })).toBeVisible();
    // What visitors would read, in both languages, while nothing is saved.
    await page.getByRole('button', { name: said.preview, exact: true }).tap();
    const preview = page.getByRole('dialog', { name: said.previewed });
    await preview.getByRole('button', { name: 'Français' }).tap();
    await expect(preview.getByRole('heading', { name: 'Questions fréquentes' })).toBeVisible();
    await expect(preview.getByText('Et des couples.')).toBeVisible();
    await expect(preview.getByText('Mastère')).toBeVisible();
    await preview.getByRole('button', { name: 'English' }).tap();
    await expect(preview.getByRole('heading', { name: 'FAQ' })).toBeVisible();
    await expect(preview.getByText('Do you speak Italian?')).toBeVisible();
    await expectAccessibleInBoth(page);
    expect((await shownOf(therapist)).faq).toEqual([]);
    await preview.getByRole('button', { name: said.close }).tap();
    await expect(page.getByRole('button', { name: said.preview, exact: true })).toBeFocused();
    await save.tap();
    await toldByToast(page, said.saved);
    await expect(page.getByText(said.unsaved)).toBeHidden();
    expect(await shownOf(therapist)).toMatchObject({
      about: { fr: ['Je reçois des adultes.', 'Et des couples.'], en: ['For a trial.'] },
      education: [{ year: 2013, title: { fr: 'Mastère', en: 'Mastère' } }],
      faq: [{ question: { fr: 'Parlez-vous italien ?' }, answer: { en: 'Oui.' } }],
      languages: ['fr', 'it'],
      photo: { type: 'image/jpeg' },
    });

    // The only question goes, and no language is left: the first of them is where it leads.
    await page.locator('summary').filter({ hasText: said.fold }).tap();
    await page.getByRole('button', { name: said.remove }).tap();
    await expect(page.getByText(said.unsaved)).toBeVisible();
    await page.getByText(said.french, { exact: true }).tap();
    await page.getByText(said.italian, { exact: true }).tap();
    await save.tap();
    await expect(page.getByRole('checkbox', { name: said.arabic })).toBeFocused();
    await page.getByText(said.french, { exact: true }).tap();
    await save.tap();
    await expect.poll(async () => (await shownOf(therapist)).faq).toEqual([]);
    expect((await shownOf(therapist)).languages).toEqual(['fr']);
    await page.getByRole('link', { name: said.page }).tap();
    await expect(page.getByText('Et des couples.').or(page.getByText('For a trial.'))).toBeVisible();
  });
}
