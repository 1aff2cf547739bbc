import { savePushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import { demoPassword, openSignedIn, signInModal } from '../support/accounts.ts';
import { endSessionOf, readSession } from '../support/device-session.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { whereKept } from '../support/kept-on-device.ts';
import { bookedClient, fillProof, keepProof, keptSentence, openInstalled, proofOf, rowsOf } from '../support/kept-proof.ts';
import { test } from '../support/phone.ts';
import { callAs, newClientOf } from '../support/practice.ts';
import { openPushLine, shownNotifications } from '../support/push-in-page.ts';

test.setTimeout(240_000);

test('a proof sent with no network, through killed tabs and a dead battery, reaches the practice once, which is told once', async ({
  phone,
  outage,
  running,
  pushService,
  context,
  page: desk,
}) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
  const practice = await callAs(url, 'therapist@demo.test');
  await practice.api.call(savePushSubscription, { body: { ...pushService.subscribe(), locale: 'fr' } });
  const pushes = async () => (await pushService.received()).filter(({ message }) => message.id === booked.id);
  let page = await phone.open();
  await openInstalled(page, booked);
  await outage.begin();

  await test.step('a cold start without the server still offers the form, and keeps what is given', async () => {
    await page.reload();
    await expect(page.getByText(/^Le réseau ne répond pas\. Les détails du rendez-vous/)).toBeVisible();
    await fillProof(page, booked);
    await page.reload();
    await expect(page.getByLabel('Code du mandat')).toHaveValue(booked.code);
    await expect(page.getByText('recu.jpg', { exact: true })).toBeVisible();
  });

  await test.step('sending keeps it, with a receipt', async () => {
    await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
    await expect(page.getByText(keptSentence)).toBeVisible();
    await expect(page.getByText(booked.code, { exact: true })).toBeVisible();
    await expect(page.getByText(/^[0-9A-F]{4} [0-9A-F]{4}$/)).toBeVisible();
    await expectAccessible(page);
    expect(await whereKept(page, [booked.code, booked.email, 'recu.jpg'])).toEqual([]);
  });

  await test.step('the battery dies; the outbox still has it', async () => {
    // As when the local storage had not reached the disk yet: the tokens have.
    await page.evaluate(() => localStorage.removeItem('authID'));
    await phone.die();
    page = await phone.open();
    await page.goto('/outbox');
    await expect(page.getByRole('article', { name: 'Justificatif de paiement' })).toContainText('Enregistré sur ce téléphone');
    await expect(page.getByText(booked.code)).toBeVisible();
    await expect(page.getByRole('link', { name: /1 envoi en attente/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the server is back: it leaves by itself', async () => {
    await outage.end();
    await expect(page.getByText(/^Envoyé à \d{1,2}\sh(\s\d\d)?$/)).toBeVisible({ timeout: 90_000 });
    expect(await proofOf(url, booked.id)).toMatchObject({ status: 'SUBMITTED', transferCode: booked.code, resubmissionCount: 0 });
    expect(await rowsOf(page, 'outboxBytes')).toBe(0);
    await page.goto(booked.path);
    await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeVisible();
  });

  await test.step('one push leaves for the practitioner, whose browser shows it', async () => {
    await expect.poll(pushes).toHaveLength(1);
    const [push] = await pushes();
    expect(push?.message).toEqual({
      kind: 'BOOKING_NEW',
      id: booked.id,
      tag: `reservation-${booked.id}`,
      locale: 'fr',
      to: 'PRACTICE',
      canApprove: false,
    });
    await context.grantPermissions(['notifications']);
    await openSignedIn(desk, '/practice/reservations', 'therapist@demo.test');
    const deliver = await openPushLine(context, desk);
    await deliver(push?.text ?? '');
    await expect
      .poll(() => shownNotifications(desk))
      .toEqual([{ title: 'Accalmie', body: 'Nouvelle réservation à traiter', tag: `reservation-${booked.id}`, actions: ['Ouvrir'] }]);
    expect(await pushes()).toHaveLength(1);
  });
});

test('leaving with something waiting says so first; erasing leaves nothing', async ({ phone, outage, running }) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
  const page = await phone.open();
  await openInstalled(page, booked);
  await outage.begin();
  await page.reload();
  await keepProof(page, booked);

  const askToLeave = async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
  };
  await askToLeave();
  const leaving = page.getByRole('dialog', { name: 'Déconnexion' });
  await expect(leaving.getByText(/^Un envoi attend encore sur ce téléphone/)).toBeVisible();
  await leaving.getByRole('button', { name: 'Rester connecté' }).click();
  expect(await rowsOf(page, 'outbox')).toBe(1);

  await askToLeave();
  await leaving.getByRole('button', { name: 'Effacer et me déconnecter' }).click();
  await expect(page.getByText('La déconnexion est faite.')).toBeVisible();
  for (const store of ['session', 'keys', 'outbox', 'outboxBytes', 'drafts', 'keptQueries'])
    expect(await rowsOf(page, store), store).toBe(0);
  expect(await whereKept(page, [booked.email, booked.code, booked.id, 'recu.jpg'])).toEqual([]);

  await outage.end();
  await page.goto('/');
  expect(await proofOf(url, booked.id)).toBeNull();
});

test('a refused session keeps the proof; another person neither sends nor sees it', async ({ phone, outage, running }) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
  const other = await newClientOf(url);
  let page = await phone.open();
  await openInstalled(page, booked);
  await outage.begin();
  await page.reload();
  await keepProof(page, booked);
  const written = [booked.code, booked.email, 'recu.jpg'];

  /** Ends the session of this phone from the server's side, and starts the phone anew. */
  const revoke = async () => {
    const session = await readSession(page);
    await phone.close();
    await outage.end();
    await endSessionOf(url, session);
    page = await phone.open();
    await page.goto('/');
    await expect.poll(() => rowsOf(page, 'session')).toBe(0);
    await expect.poll(() => whereKept(page, [...written, session.accessToken, session.refreshToken])).toEqual([]);
    await page.goto('/outbox');
  };

  await revoke();
  await signInModal(page, other.email, demoPassword);
  await expect(page.getByText(/^Un envoi d’une autre personne attend sur ce téléphone/)).toBeVisible();
  await expect(page.getByText(booked.code)).toBeHidden();
  expect(await whereKept(page, written)).toEqual([]);
  expect(await proofOf(url, booked.id)).toBeNull();

  await revoke();
  await signInModal(page, booked.email, demoPassword);
  await expect(page.getByText(/^Envoyé à \d{1,2}\sh(\s\d\d)?$/)).toBeVisible({ timeout: 90_000 });
  expect(await proofOf(url, booked.id)).toMatchObject({ status: 'SUBMITTED', transferCode: booked.code, resubmissionCount: 0 });
});
