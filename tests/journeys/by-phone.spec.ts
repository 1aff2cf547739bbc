import type { Page } from '@playwright/test';
import { confirmIdentity } from '#contract/auth/accounts.endpoints.ts';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { createDaysOff, listReservations, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, test } from '../support/journey.ts';
import { lastKept, watchDraftsAt } from '../support/kept-on-device.ts';
import { journeyLanguages } from '../support/languages.ts';
import { callAs, freeSlot, newClientOf, newTherapistOf, type Caller, type OwnTherapist } from '../support/practice.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const words = {
  fr: {
    title: 'Rendez-vous par téléphone',
    search: 'Nom, numéro ou adresse e-mail',
    free: /créneau/,
    hours: /^(Matin|Après-midi)/,
    book: 'Réserver',
    done: 'Rendez-vous réservé',
    confirmation: 'Une confirmation part à ',
  },
  en: {
    title: 'Appointment by telephone',
    search: 'Name, number or email address',
    free: /slot/,
    hours: /^(Morning|Afternoon)/,
    book: 'Book',
    done: 'Appointment booked',
    confirmation: 'A confirmation goes to ',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>;

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** A family name that no other journey has. */
const someName = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % 26]).join('');

/** Gives a client another name; their number stays. */
async function nameAs({ api }: Caller, firstName: string, lastName: string): Promise<string> {
  const { authID, user } = await api.call(me, {});
  await api.call(updateMe, { body: { phoneNumber: user.phoneNumber ?? '', firstName, lastName } });
  return authID;
}

async function knownCalled(serverUrl: string, firstName: string, lastName: string): Promise<Caller> {
  const [client, admin] = [await newClientOf(serverUrl), await callAs(serverUrl, 'admin@demo.test')];
  const authID = await nameAs(client, firstName, lastName);
  await admin.api.call(confirmIdentity, { parameters: { authID } });
  return client;
}

const main = (page: Page) => page.getByRole('main');
const step = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const freeDay = (page: Page) => main(page).locator('button[data-date][aria-disabled="false"]').nth(1);
const hours = (page: Page, legend: RegExp) => main(page).getByRole('group', { name: legend }).first().getByRole('radio');
const reservationsOf = async ({ api }: OwnTherapist) => (await api.call(listReservations, {})).items;

for (const language of journeyLanguages) {
  test(`a known client is found without the accents of their name and booked in a few taps (${language})`, async ({ page, server }) => {
    const said = words[language];
    const therapist = await newTherapistOf(server.url);
    const name = someName();
    const client = await knownCalled(server.url, 'Leïla', `Bèn-${name}`);
    await openSignedIn(page, '/practice/by-phone', therapist.email, language);
    await expect(page.getByRole('heading', { level: 1, name: said.title })).toBeVisible();
    await expectAccessibleInBoth(page);

    let taps = 0;
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      await target.tap();
      taps += 1;
    };
    const begun = Date.now();
    await tap(main(page).getByLabel(said.search));
    await page.keyboard.type(`ben ${name} leila`);
    await tap(main(page).getByRole('button', { name: new RegExp(`^Leïla Bèn-${name}`) }));
    await tap(freeDay(page));
    await tap(main(page).getByRole('group', { name: said.hours }).first().locator('label').first());
    await expect(main(page)).toContainText(`${said.confirmation}${client.email}`);
    await tap(main(page).getByRole('button', { name: said.book, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: said.done })).toBeFocused();
    expect(taps).toBeLessThanOrEqual(12);
    test.info().annotations.push({
      type: 'taps',
      description: `by telephone, a known client: ${taps}, ${Date.now() - begun} ms without the talking`,
    });
    await expectAccessibleInBoth(page);
    expect(await reservationsOf(therapist)).toMatchObject([
      { status: 'ACCEPTED', payment: { kind: 'OFFICE' }, client: { firstName: 'Leïla' } },
    ]);
  });
}

test('by keyboard: somebody without an account, whose number is mistyped first, by money order', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  const name = someName();
  await openSignedIn(page, '/practice/by-phone', therapist.email);
  await main(page).getByLabel(words.fr.search).focus();
  await page.keyboard.type('Salma Trabelsi');
  const salma = main(page).getByRole('button', { name: /^Salma Trabelsi/ });
  await expect(salma).toBeVisible();

  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/keyword=Nour/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(`Nour ${name} 12`);
  await expect(main(page).getByText('Recherche…')).toBeVisible();
  await expect(salma).toBeHidden();
  answer();
  await expect(main(page).getByText('Personne de ce nom parmi vos clients.')).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Personne sans compte : Nour ${name} 12` })
    .focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Prénom')).toBeFocused();
  await expect(main(page).getByLabel('Prénom')).toHaveValue('Nour');
  await expect(main(page).getByLabel('Téléphone')).toHaveValue('12');
  await expect(main(page).getByRole('radio', { name: 'Par carte' })).toBeDisabled();
  await freeDay(page).focus();
  await page.keyboard.press('Enter');
  await hours(page, words.fr.hours).first().focus();
  await page.keyboard.press('Space');
  await main(page).getByRole('radio', { name: 'Par mandat' }).focus();
  await page.keyboard.press('Space');
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByLabel('Téléphone')).toBeFocused();
  await expect(main(page).getByRole('alert')).toContainText('téléphone');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('71 234 567');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeFocused();
  await expect(main(page)).toContainText('Il attend son paiement');
  await expect(main(page)).toContainText('redites-lui l’heure');
  expect(await reservationsOf(therapist)).toMatchObject([
    { status: 'ON_STAND_BY', payment: { kind: 'MONEY_ORDER' }, client: { firstName: 'Nour', phoneNumber: '+21671234567' } },
  ]);

  await test.step('the same caller again is to be chosen, and is found by their number', async () => {
    await main(page).getByRole('button', { name: 'Prendre un autre rendez-vous' }).click();
    await main(page).getByRole('button', { name: 'Personne sans compte' }).click();
    await main(page).getByLabel('Prénom').fill('Nour');
    await main(page).getByLabel('Nom', { exact: true }).fill(name);
    await main(page).getByLabel('Téléphone').fill('71 234 567');
    await freeDay(page).click();
    await hours(page, words.fr.hours).first().check({ force: true });
    await main(page).getByRole('button', { name: 'Réserver', exact: true }).click();
    await main(page).getByRole('button', { name: 'La chercher parmi vos clients' }).click();
    await main(page)
      .getByRole('button', { name: new RegExp(`^Nour ${name}`) })
      .click();
    await main(page).getByRole('button', { name: 'Réserver', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeVisible();
    expect(new Set((await reservationsOf(therapist)).map(({ userId }) => userId)).size).toBe(1);
  });
});

test('a time that somebody took meanwhile is never booked twice: the nearest ones are offered, one tap each', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  const name = someName();
  await knownCalled(server.url, 'Amine', name);
  await openSignedIn(page, '/practice/by-phone', therapist.email);
  await main(page).getByLabel(words.fr.search).fill(`amine ${name}`);
  await main(page)
    .getByRole('button', { name: new RegExp(`^Amine ${name}`) })
    .tap();
  await freeDay(page).tap();
  const hour = hours(page, words.fr.hours).first();
  const startDateTime = (await hour.getAttribute('value')) ?? '';
  await hour.check({ force: true });
  const what = { therapistId: therapist.id, serviceId: therapist.serviceId, mode: 'OFFICE', status: 'ACCEPTED', paymentKind: 'OFFICE' };
  const temporaryUser = { firstName: 'Autre', lastName: someName(), phoneNumber: '+21671999888' };
  await therapist.api.call(takeReservation, { body: { ...what, startDateTime, temporaryUser } });

  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  const told = main(page).getByRole('alert');
  await expect(told).toContainText('Cette heure est déjà prise.');
  await expect(told.getByRole('button')).toHaveCount(3);
  await told.getByRole('button').first().tap();
  await expect(main(page).getByRole('button', { name: 'Réserver', exact: true })).toBeFocused();
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeVisible();
  const starts = (await reservationsOf(therapist)).map((each) => each.startDateTime);
  expect([starts.length, new Set(starts).size]).toEqual([2, 2]);
});

test('a time that is not on offer is booked on purpose: chosen as such, or when an absence has just closed it', async ({
  page,
  server,
}) => {
  const therapist = await newTherapistOf(server.url);
  const name = someName();
  await knownCalled(server.url, 'Amine', name);
  await openSignedIn(page, '/practice/by-phone', therapist.email);
  const choose = async () => {
    await main(page).getByLabel(words.fr.search).fill(name);
    await main(page)
      .getByRole('button', { name: new RegExp(`^Amine ${name}`) })
      .tap();
  };
  await choose();
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(main(page).getByRole('heading', { name: 'Quand' })).toBeFocused();
  await main(page).getByRole('button', { name: 'Une heure que vous ne proposez pas' }).tap();
  await expect(step(page, 'Quand')).toContainText('Toute heure à venir est possible');
  await expect(main(page).getByRole('heading', { name: 'Quand' })).toBeFocused();
  const { startDateTime } = await freeSlot(server.url, therapist);
  await main(page).getByLabel('Date').fill('2026-01-05');
  await main(page)
    .getByLabel(/^Heure/)
    .fill('09:00');
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(main(page).getByRole('alert')).toContainText('Cette heure est passée.');
  await main(page).getByLabel('Date').fill(startDateTime.slice(0, 10));
  await main(page)
    .getByLabel(/^Heure/)
    .fill('21:15');
  await expectAccessibleInBoth(page);
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeVisible();
  await expect(main(page)).toContainText(/21\s?h\s?15/);

  await main(page).getByRole('button', { name: 'Prendre un autre rendez-vous' }).tap();
  await choose();
  await freeDay(page).tap();
  await hours(page, words.fr.hours).first().check({ force: true });
  const start = (await hours(page, words.fr.hours).first().getAttribute('value')) ?? '';
  const end = new Date(Date.parse(start) + 3_600_000).toISOString();
  await therapist.api.call(createDaysOff, { body: { startDateTime: start, endDateTime: end } });
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(main(page).getByRole('alert')).toContainText('Cette heure n’est plus proposée');
  await main(page).getByRole('button', { name: 'La prendre quand même' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeVisible();
  expect((await reservationsOf(therapist)).map((each) => each.startDateTime)).toContain(start);
});

test('what was noted of a call outlives a reload, and nothing of it stays once it is booked', async ({ page, server }) => {
  const therapist = await newTherapistOf(server.url);
  await openSignedIn(page, '/practice/by-phone', therapist.email);
  await main(page).getByRole('button', { name: 'Personne sans compte' }).tap();
  await main(page).getByLabel('Prénom').fill('Nour');
  await main(page).getByLabel('Nom', { exact: true }).fill(someName());
  await main(page).getByLabel('Téléphone').fill('71 345 678');
  const shownAt = Date.now();
  await freeDay(page).tap();
  await expect.poll(() => lastKept(page)).toBeGreaterThanOrEqual(shownAt);
  const chosenAt = Date.now();
  await hours(page, words.fr.hours).first().check({ force: true });
  const summary = step(page, 'Vérifier et réserver');
  const told = await summary.getByRole('status').textContent();
  await expect.poll(() => lastKept(page)).toBeGreaterThanOrEqual(chosenAt);
  await page.reload();
  await expect(main(page).getByLabel('Téléphone')).toHaveValue('71 345 678');
  await expect(summary.getByRole('status')).toHaveText(told ?? '');
  const keptOnceTold = await watchDraftsAt(page, words.fr.done);
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeVisible();
  expect(await keptOnceTold()).toBe(0);
  await page.reload();
  await expect(main(page).getByLabel(words.fr.search)).toHaveValue('');
  await expect(summary).toContainText('Choisissez la personne.');
});

test('from a client’s file the person is chosen; an account that nothing proves is booked as somebody without one', async ({
  page,
  server,
}) => {
  const therapist = await newTherapistOf(server.url);
  const name = someName();
  const authID = await nameAs(await newClientOf(server.url), 'Amine', name);
  await openSignedIn(page, `/practice/clients/${authID}`, therapist.email);
  await main(page).getByRole('link', { name: 'Prendre un rendez-vous' }).tap();
  const who = step(page, 'Pour qui');
  await expect(who).toContainText(`Amine ${name}`);
  await expect(who.getByRole('alert')).toContainText('Rien ne prouve que ce compte est bien celui de la personne');
  await expectAccessibleInBoth(page);
  await who.getByRole('button', { name: 'Personne sans compte' }).tap();
  await expect(who.getByLabel('Nom', { exact: true })).toHaveValue(name);
  await expect(who.getByLabel('Téléphone')).toHaveValue(/^\+216\d{8}$/);
  await freeDay(page).tap();
  await hours(page, words.fr.hours).first().check({ force: true });
  await main(page).getByRole('button', { name: 'Réserver', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words.fr.done })).toBeVisible();
  const [made] = await reservationsOf(therapist);
  expect([made?.client.lastName, made?.userId === authID]).toEqual([name, false]);
});
