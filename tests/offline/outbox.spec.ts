import type { Page } from '@playwright/test';
import { savePushSubscription } from '#contract/client/push-subscription.endpoints.ts';
import { demoPassword, openSignedIn, signInModal } from '../support/accounts.ts';
import { endSessionOf, readSession } from '../support/device-session.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { whereKept } from '../support/kept-on-device.ts';
import { bookedClient, bookFor, fillProof, keepProof, keptSentence, openInstalled, proofOf, rowsOf } from '../support/kept-proof.ts';
import { test } from '../support/phone.ts';
import { callAs, newClientOf } from '../support/practice.ts';
import { openPushLine, shownNotifications, standInForPushService } from '../support/push-in-page.ts';
import { toldByToast } from '../support/toasts.ts';

test.setTimeout(240_000);

/** Counts how often a tab asks for storage that the system does not clear, and grants it in the browser's place. */
const watchLastingStorage = (page: Page) =>
  page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      const { dataset } = document.documentElement;
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1);
      return true;
    };
  });

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
  await watchLastingStorage(page);
  await openInstalled(page, booked);
  await outage.begin();

  await test.step('a cold start without the server still offers the form, and keeps what is given', async () => {
    // By what an installed app shows, which has no address to type: nothing of the appointments is kept on this phone.
    await page.goto('/reservations');
    await expect(page.getByRole('heading', { level: 1, name: 'Hors ligne pour le moment' })).toBeVisible();
    await page.getByRole('link', { name: 'Envoyer le justificatif' }).click();
    await expect(page.getByText(/^Le réseau ne répond pas\. Les détails du rendez-vous/)).toBeVisible();
    await fillProof(page, booked);
    await page.reload();
    await expect(page.getByLabel('Code du mandat')).toHaveValue(booked.code);
    await expect(page.getByText('recu.jpg', { exact: true })).toBeVisible();
  });

  await test.step('sending keeps it, with a receipt, and asks the browser not to clear it', async () => {
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-asked');
    await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
    await expect(page.getByText(keptSentence)).toBeVisible();
    await expect(root).toHaveAttribute('data-asked', '1');
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
      isDiscreet: false,
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

test('leaving with something waiting says so first; erasing leaves nothing', async ({ phone, outage, running, pushService }) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
  const page = await phone.open();
  await standInForPushService(page.context(), pushService.subscribe());
  await openInstalled(page, booked);
  const session = await readSession(page);
  const subscribe = async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    return (await pushManager.subscribe()).endpoint;
  };
  const endpoint = await page.evaluate(subscribe);
  const planted = [booked.email, booked.code, booked.id, 'recu.jpg', session.accessToken, session.refreshToken, endpoint];
  const subscription = () => page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
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
  // What the scan below must no longer find is there.
  expect((await whereKept(page, planted)).map((place) => place.slice(place.indexOf(': ') + 2)).sort()).toEqual(
    [session.accessToken, session.refreshToken, endpoint].sort(),
  );

  await askToLeave();
  await leaving.getByRole('button', { name: 'Effacer et me déconnecter' }).click();
  await toldByToast(page, 'Votre session est fermée.');
  for (const store of ['session', 'keys', 'outbox', 'outboxBytes', 'drafts', 'keptQueries'])
    expect(await rowsOf(page, store), store).toBe(0);
  expect(await whereKept(page, planted)).toEqual([]);
  expect(await subscription()).toBeNull();

  await outage.end();
  await page.goto('/');
  expect(await proofOf(url, booked.id)).toBeNull();
});

test('two proofs that wait say so, the second too, which is put right before both leave', async ({ phone, outage, running }) => {
  const { url } = running.server;
  const first = await bookedClient(url);
  const second = await bookFor(url, first.client);
  const page = await phone.open();
  await openInstalled(page, first);
  await outage.begin();
  await page.reload();
  await keepProof(page, first);
  await page.goto(second.path);
  await keepProof(page, { ...second, code: `${second.code}0` });
  await expect(page.getByRole('button', { name: 'Envoyer maintenant' })).toBeEnabled();
  await page.getByRole('button', { name: 'Modifier' }).click();
  await page.getByLabel('Code du mandat').fill(second.code);
  await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
  await expect(page.getByText(keptSentence)).toBeVisible();
  await outage.end();
  for (const { id, code } of [first, second])
    await expect
      .poll(() => proofOf(url, id), { timeout: 90_000 })
      .toMatchObject({ status: 'SUBMITTED', transferCode: code, resubmissionCount: 0 });
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
  await expect(page.getByText(/^Un envoi attend sur ce téléphone, protégé\./)).toBeVisible();
  await expect(page.getByText(booked.code)).toBeHidden();
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
