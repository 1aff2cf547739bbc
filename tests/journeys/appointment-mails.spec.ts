import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { readMailSwitches, readUnsubscribeLink, switchMails } from '#contract/mailing/mail-switches.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { newClientOf, newTherapistOf } from '../support/practice.ts';
import { bookWithProof, zoneAtNoon } from '../support/proof.ts';

/** The letter of a subject to somebody, in the demonstration's inbox. */
async function letterTo(inbox: Page, email: string, subject: RegExp) {
  const letter = inbox.getByRole('listitem').filter({ hasText: email }).filter({ hasText: subject });
  await expect(async () => {
    await inbox.getByRole('button', { name: 'Actualiser' }).click();
    await expect(letter).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  return letter;
}

/** What a press saves, as another program's calendar reads it. */
async function eventSaved(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('rendez-vous.ics');
  const component = new ICAL.Component(ICAL.parse(await text(await download.createReadStream()))).getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const { uid, summary, startDate, sequence } = new ICAL.Event(component);
  return { uid, summary, start: startDate.toJSDate(), sequence };
}

test('from the account to an accepted appointment, each step is told by a letter whose link leads on', async ({
  page,
  browser,
  server,
}) => {
  const practitioner = await newTherapistOf(server.url);
  const client = await newClientOf(server.url);
  const signedIn = async (path: string, email: string) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
    const own = await context.newPage();
    await openSignedIn(own, path, email);
    return own;
  };
  await openSignedIn(page, '/practice/settings', 'admin@demo.test');
  const clientPage = await signedIn('/reservations', client.email);
  const practicePage = await signedIn('/practice/reservations', practitioner.email);
  const follow = async (reader: Page, letter: Awaited<ReturnType<typeof letterTo>>) =>
    reader.goto((await letter.getByRole('link').first().getAttribute('href')) ?? '');

  await follow(clientPage, await letterTo(page, client.email, /Votre compte est créé/));
  await clientPage.getByRole('main').getByRole('button', { name: 'Confirmer mon adresse' }).click();
  await expect(clientPage.getByText('Votre adresse est confirmée')).toBeVisible();

  await bookWithProof(server.url, client, 'Je préfère le matin.', practitioner, zoneAtNoon());
  const request = await letterTo(page, practitioner.email, /Une demande de rendez-vous attend votre réponse/);
  await expect(request).not.toContainText('Je préfère le matin');
  await follow(practicePage, request);
  const card = practicePage.getByRole('article').filter({ hasText: 'Je préfère le matin.' });
  await card.getByRole('button', { name: 'Valider le justificatif' }).click();
  const receipt = await letterTo(page, client.email, /Le reçu de votre paiement/);
  await expect(receipt).toContainText(/Joint\s: R-20\d\d-\d{4}\.pdf/);
  await follow(clientPage, receipt);
  await expect(clientPage.getByRole('heading', { level: 1, name: /^Reçu R-/ })).toBeVisible();
  await card.getByRole('button', { name: 'Approuver' }).click();
  await expect(card.getByText('Déjà accepté', { exact: true })).toBeVisible();

  // It leaves once the approval can no longer be undone.
  const confirmed = await letterTo(page, client.email, /Votre rendez-vous est confirmé/);
  await expect(confirmed).toContainText(/Quand\s: .* \(heure de Tunis\)/);
  await expectAccessible(page);
  const attached = await eventSaved(page, confirmed.getByRole('button', { name: 'Enregistrer le fichier d’agenda joint' }));
  await follow(clientPage, confirmed);
  await expect(clientPage.getByRole('article').getByText('Déjà accepté', { exact: true })).toBeVisible();
  const own = await eventSaved(clientPage, clientPage.getByRole('button', { name: 'Ajouter à mon agenda' }));
  await expect(clientPage.getByText(/Le fichier est enregistré/).first()).toBeVisible();
  expect(own).toEqual(attached);
  expect(own.summary).toMatch(/^Rendez-vous avec Praticienne/);
});

test('a kind of letter is ended from the letter by one press, without signing in, and begun again in the profile', async ({
  page,
  browser,
  server,
}) => {
  const [practitioner, client] = [await newTherapistOf(server.url), await newClientOf(server.url)];
  await bookWithProof(server.url, client, `Courrier ${crypto.randomUUID()}`, practitioner);
  await openSignedIn(page, '/practice/settings', 'admin@demo.test');
  const letter = await letterTo(page, practitioner.email, /Une demande de rendez-vous attend votre réponse/);
  const address = await letter.getByRole('link').last().getAttribute('href');

  const phone = await browser.newContext({ baseURL: server.url, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const reader = await phone.newPage();
  // One press does it, though what the link is about does not arrive.
  await reader.route(`**${readUnsubscribeLink.path}?*`, (route) => route.abort());
  await reader.goto(address ?? '');
  const main = reader.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Ne plus recevoir ces e-mails' })).toBeVisible();
  await expect(main.getByRole('alert')).toContainText('Le réseau ne répond pas');
  await expectAccessible(reader);
  await main.getByRole('button', { name: 'Ne plus les recevoir' }).click();
  await expect(main).toContainText('Les e-mails «\u00A0Nouvelle réservation à traiter\u00A0» ne vous seront plus envoyés.');
  await reader.unroute(`**${readUnsubscribeLink.path}?*`);
  await reader.reload();
  await main.getByRole('button', { name: 'Les recevoir de nouveau' }).click();
  await expect(main.getByRole('heading', { name: 'Ne plus recevoir ces e-mails' })).toBeVisible();
  await expect(main).toContainText('Nouvelle réservation à traiter');
  await expectAccessibleInBoth(reader);
  await main.getByRole('button', { name: 'Ne plus les recevoir' }).click();
  await expect(main.getByRole('heading', { name: 'Vous ne les recevrez plus' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Les recevoir de nouveau' })).toBeVisible();
  await expectAccessible(reader);

  await reader.route(`**${readMailSwitches.path}*`, (route) => route.abort());
  await openSignedIn(reader, '/profile/notifications', practitioner.email);
  const mails = reader.getByRole('region', { name: 'E-mails' });
  await expect(mails.getByRole('alert')).toContainText('Le réseau ne répond pas');
  await reader.unroute(`**${readMailSwitches.path}*`);
  await mails.getByRole('button', { name: 'Réessayer' }).click();
  await expect(mails).toContainText(practitioner.email);
  const request = mails.getByRole('checkbox', { name: 'Nouvelle réservation à traiter' });
  await expect(request).not.toBeChecked();
  await expect(mails.getByRole('checkbox', { name: 'Rendez-vous annulé par un client' })).toBeChecked();
  await expectAccessibleInBoth(reader);
  const saved = reader.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith(switchMails.path));
  await request.click();
  await expect(request).toBeChecked();
  expect((await saved).status()).toBe(200);
  await reader.goto(address ?? '');
  await expect(main.getByRole('button', { name: 'Ne plus les recevoir' })).toBeVisible();
  await phone.close();
});

test('whom no e-mail reaches is shown to the practice, on the appointment and in the list of clients', async ({ page, server }) => {
  const [practitioner, email] = [await newTherapistOf(server.url), `nour.${crypto.randomUUID()}@nulle-part.invalid`];
  const client = await newClientOf(server.url, email);
  await bookWithProof(server.url, client, 'Je préfère le soir.', practitioner);
  await openSignedIn(page, '/practice/reservations', practitioner.email);
  const card = page.getByRole('article').filter({ hasText: 'Je préfère le soir.' });
  await expect(async () => {
    await page.reload();
    await expect(card.getByText(/Sa messagerie a refusé notre e-mail du .+ prévenez Nour Essai autrement/)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });

  await page.goto(`/practice/clients?q=${email}`);
  await expect(page.getByText('e-mails refusés')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Nour Essai' }).click();
  await expect(page.getByText('Nos e-mails ne lui parviennent pas')).toBeVisible();
  await expectAccessible(page);
});
