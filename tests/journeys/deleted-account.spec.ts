import { listAccounts, updateAccount } from '#contract/auth/accounts.endpoints.ts';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { formerClientId } from '#contract/auth/standing.ts';
import { bookAccepted } from '../support/accepted.ts';
import { demoPassword, newEmail, openSignedIn } from '../support/accounts.ts';
import { endDeletionDelays } from '../support/bring-forward.ts';
import { consent, expect, waitUntilAwake } from '../support/journey.ts';
import { test } from '../support/outage.ts';
import { callAs, newClientOf } from '../support/practice.ts';

test('thirty days after it was asked for, an account is nobody’s: to its person, in the practice’s list, on its appointments', async ({
  page,
  browser,
  outage,
  running,
}) => {
  test.setTimeout(180_000);
  const { url } = running.server;
  const client = await newClientOf(url);
  const { user } = await client.api.call(me);
  const surname = `Ayari${crypto.randomUUID().slice(0, 6)}`;
  await client.api.call(updateMe, { body: { phoneNumber: user.phoneNumber ?? '', firstName: 'Lina', lastName: surname } });
  const note = `Une note privée ${crypto.randomUUID()}`;
  await bookAccepted(url, client, note);

  const desk = await browser.newContext({ baseURL: url, locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
  await consent(desk);
  const staff = await desk.newPage();
  waitUntilAwake(staff);
  await openSignedIn(staff, `/practice/reservations?tab=all&q=${surname}`, 'therapist@demo.test');
  const card = staff.getByRole('article');
  const callLink = card.getByRole('link', { name: /^Appeler/ });
  for (const told of [`Lina ${surname}`, note, 'Déjà accepté', 'payé']) await expect(card).toContainText(told);
  await expect(callLink).toBeVisible();

  await openSignedIn(page, '/profile/data', client.email);
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const asking = page.getByRole('dialog', { name: 'Supprimer mon compte' });
  await expect(asking.getByText('Un rendez-vous à venir sera annulé')).toBeVisible();
  await asking.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await expect(page.getByRole('heading', { name: /^Votre compte sera supprimé le / })).toBeVisible();

  await outage.begin();
  await endDeletionDelays(running.server);
  await outage.end();
  const { api } = await callAs(url, 'admin@demo.test');
  const found = async () => (await api.call(listAccounts, { query: { keyword: surname } })).total;
  await expect.poll(found, { timeout: 30_000 }).toBe(0);

  // The device that stayed signed in is asked who is there, and answered like one that nobody has ever signed in on.
  await page.reload();
  const door = page.getByRole('dialog', { name: 'Se connecter' });
  const knock = async (email: string) => {
    await door.getByLabel('E-mail').fill(email);
    await door.getByLabel('Mot de passe', { exact: true }).fill(demoPassword);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await door.locator('form').getByRole('button', { name: 'Se connecter' }).click();
    const answer = await answered;
    return { status: answer.status(), body: await answer.json() };
  };
  const refusal = await knock(client.email);
  await expect(page.getByText("L'email ou le mot de passe ne correspond pas.")).toBeVisible();
  expect(refusal).toEqual(await knock(newEmail()));
  expect(refusal).toMatchObject({ status: 401, body: { reason: 'PASSWORD' } });

  await staff.reload();
  await expect(staff.getByRole('heading', { name: 'Aucun client de ce nom' })).toBeVisible();
  await staff.goto(`/practice/clients?q=${surname}`);
  await expect(staff.getByRole('heading', { name: 'Personne ne correspond' })).toBeVisible();
  await staff.goto('/practice/clients?q=compte-supprime');
  await expect(staff.getByRole('heading', { name: 'Personne ne correspond' })).toBeVisible();
  // The appointment is still in the accounts, with all who have left.
  await staff.goto('/practice/reservations?tab=all&q=compte-supprime');
  for (const told of ['compte-supprime', 'Annulé', 'à rembourser']) await expect(card).toContainText(told);
  for (const gone of [surname, note, 'Lina']) await expect(card).not.toContainText(gone);
  await expect(callLink).toHaveCount(0);
  // A name given to one of them would be given to all.
  const former = { parameters: { authID: formerClientId }, body: { firstName: 'Lina', lastName: surname } };
  await expect(api.call(updateAccount, former)).rejects.toMatchObject({ body: { reason: 'ACCESS_MISMATCH' } });
  await desk.close();
});
