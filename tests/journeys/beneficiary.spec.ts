import { readPaymentAmount } from '#contract/payment/payment.endpoints.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, testAlone as test } from '../support/journey.ts';
import { lastKept } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { callAs, readPracticeTherapist } from '../support/practice.ts';
import { toldByToast } from '../support/toasts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    title: 'Mandats postaux',
    change: 'Changer de bénéficiaire',
    name: 'À l’ordre de',
    refused: 'Le nom est obligatoire',
    save: 'Enregistrer',
    saved: 'Le bénéficiaire des mandats est à jour.',
  },
  en: {
    title: 'Money orders',
    change: 'Change the beneficiary',
    name: 'Payable to',
    refused: 'The name is required',
    save: 'Save',
    saved: 'The beneficiary of money orders is up to date.',
  },
} as const satisfies Record<Language, Record<string, string>>;

for (const language of journeyLanguages) {
  test(`the practitioner says to whom money orders go, and clients are told at once (${language})`, async ({ page, server }) => {
    const said = words[language];
    const named = `Nour Gharbi ${language}`;
    await openSignedIn(page, '/practice/settings', 'therapist@demo.test', language);
    const card = page.getByRole('region', { name: said.title });
    await card.getByRole('button', { name: said.change }).tap();
    const modal = page.getByRole('dialog');
    const name = modal.getByLabel(said.name);
    await expectAccessibleInBoth(page);
    await name.fill(' ');
    await modal.getByRole('button', { name: said.save }).tap();
    await expect(name).toHaveAccessibleDescription(said.refused);

    const typedAt = Date.now();
    await name.fill(named);
    await expect.poll(() => lastKept(page)).toBeGreaterThanOrEqual(typedAt);
    await page.reload();
    await card.getByRole('button', { name: said.change }).tap();
    await expect(name).toHaveValue(named);
    await name.focus();
    await page.keyboard.press('Enter');
    await toldByToast(page, said.saved);
    await expect(card).toContainText(named);
    const { services } = await readPracticeTherapist(server.url);
    const { api } = await callAs(server.url, 'client@demo.test');
    const { beneficiary } = await api.call(readPaymentAmount, { query: { serviceId: services[0]?.id ?? '' } });
    expect(beneficiary.name).toBe(named);
  });
}
