import { listServices } from '#contract/therapist/services.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { expectKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { newTherapistOf, type OwnTherapist } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    section: 'Séances proposées',
    add: 'Ajouter une séance',
    nameFr: 'Nom en français',
    nameEn: 'Nom en anglais',
    price: 'Prix en dinars',
    amount: '120,500',
    video: 'en vidéo',
    noName: 'Le nom est obligatoire',
    noPrice: /Le prix doit être un nombre/,
    save: 'Enregistrer la séance',
    added: 'Couple\u00A0: séance ajoutée.',
    up: 'Monter Couple',
    change: /^Modifier la séance\s: Consultation$/,
    offered: 'Proposée à vos clients',
    changed: 'Consultation\u00A0: séance modifiée.',
    notOffered: 'N’est plus proposée',
    none: 'Aucune séance n’est proposée',
  },
  en: {
    section: 'Sessions on offer',
    add: 'Add a session',
    nameFr: 'Name in French',
    nameEn: 'Name in English',
    price: 'Price in dinars',
    amount: '120.500',
    video: 'by video',
    noName: 'The name is required',
    noPrice: /The price must be a number/,
    save: 'Save the session',
    added: 'Couple: session added.',
    up: 'Move up Couple',
    change: /^Change the session: Consultation$/,
    offered: 'On offer to your clients',
    changed: 'Consultation: session changed.',
    notOffered: 'No longer on offer',
    none: 'No session is on offer',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const servicesOf = async ({ api, id }: OwnTherapist) => (await api.call(listServices, { query: { therapistId: id } })).items;
const shownBy = async ({ api, id }: OwnTherapist) =>
  (await api.call(readTherapist, { parameters: { slug: id } })).services.map(({ name }) => name.fr);

for (const language of journeyLanguages) {
  test(`a session is added, put first, and another is no longer on offer (${language})`, async ({ page, server }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    await openSignedIn(page, '/practice/schedule', therapist.email, language);
    const section = page.getByRole('region', { name: said.section });
    await section.getByRole('button', { name: said.add }).tap();
    const modal = page.getByRole('dialog');
    await modal.getByLabel(said.price).fill(language === 'fr' ? 'beaucoup' : '1,200');
    await modal.getByRole('button', { name: said.save }).tap();
    await expect(modal.getByLabel(said.nameFr)).toHaveAccessibleDescription(said.noName);
    await expect(modal.getByLabel(said.price)).toHaveAccessibleDescription(said.noPrice);
    await expectAccessibleInBoth(page);
    await modal.getByLabel(said.nameFr).fill('Couple');
    await modal.getByLabel(said.nameEn).fill('Couple');
    await modal.getByLabel(said.price).fill(said.amount);
    await expectKept(page, said.amount);
    await page.reload();
    await section.getByRole('button', { name: said.add }).tap();
    await expect(modal.getByLabel(said.price)).toHaveValue(said.amount);
    await modal.getByText(said.video).tap();
    await modal.getByRole('button', { name: said.save }).tap();
    await toldByToast(page, said.added);
    expect((await servicesOf(therapist)).at(-1)).toMatchObject({ durationMinutes: 50, priceMillimes: 120_500, modes: ['OFFICE', 'VIDEO'] });

    await section.getByRole('button', { name: said.up }).tap();
    await expect.poll(() => shownBy(therapist)).toEqual(['Couple', 'Consultation']);
    await section.getByRole('button', { name: said.change }).tap();
    await modal.getByLabel(said.offered).tap();
    await modal.getByRole('button', { name: said.save }).tap();
    await toldByToast(page, said.changed);
    await expect(section.getByText(said.notOffered)).toBeVisible();
    expect(await shownBy(therapist)).toEqual(['Couple']);
    await expect(section.getByText(said.none)).toBeHidden();
  });
}
