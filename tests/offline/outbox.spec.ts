import type { Page } from '@playwright/test';
import { listReservations } from '#contract/booking/booking.endpoints.ts';
import { logout } from '#contract/auth/auth.endpoints.ts';
import { createApiClient } from '#src/device/api-client.ts';
import { fetchTransport } from '#src/device/transport.ts';
import { demoPassword, signInModal } from '../support/accounts.ts';
import { expect, expectAccessible } from '../support/journey.ts';
import { test } from '../support/phone.ts';
import { callAs, daysAhead, newClientOf, takeSlot } from '../support/practice.ts';
import { receiptPhoto } from '../support/receipt-photo.ts';

test.setTimeout(240_000);

const keptSentence = /^Votre justificatif est enregistré sur ce téléphone\. Il partira dès que le réseau revient/;

async function bookedClient(serverUrl: string) {
  const client = await newClientOf(serverUrl);
  const free = (await daysAhead(serverUrl, 50)).findLast(({ slots }) => slots.length > 0)?.slots[0];
  if (!free) throw new Error('no slot is free');
  const { id } = await takeSlot(serverUrl, client, free);
  return { email: client.email, path: `/reservations/${id}/payment`, id, code: `OF${Date.now() % 100_000_000}` };
}

type Booked = Awaited<ReturnType<typeof bookedClient>>;

async function openInstalled(page: Page, { path, email }: Booked): Promise<void> {
  await page.goto(path);
  await signInModal(page, email);
  await expect(page.getByLabel('Code du mandat')).toBeVisible();
  // Its install has brought the files of every page a client needs.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

async function fillProof(page: Page, { code }: Booked): Promise<void> {
  await page.getByLabel('Code du mandat').fill(code);
  await page.locator('input[type=file]').setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(code) });
  await expect(page.getByText('En attente d’envoi', { exact: true })).toBeVisible();
  // What was typed, and the photo once it is made small.
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(2);
}

async function keepProof(page: Page, booked: Booked): Promise<void> {
  await fillProof(page, booked);
  await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
  await expect(page.getByText(keptSentence)).toBeVisible();
}

const proofOf = async (serverUrl: string, id: string) => {
  const staff = await callAs(serverUrl, 'therapist@demo.test');
  const { items } = await staff.api.call(listReservations, { query: { limit: 100 } });
  return items.find((each) => each.id === id)?.payment.manualPayment;
};

/** Everything that this device holds, as text: databases, caches, local and session storage. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const open = indexedDB.open(name);
      await new Promise((resolve) => (open.onsuccess = resolve));
      for (const store of open.result.objectStoreNames) {
        const all = open.result.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => (all.onsuccess = resolve));
        found.push(store, all.result.length, all.result);
      }
      open.result.close();
    }
    return JSON.stringify(found);
  });

const rowsOf = (page: Page, store: string): Promise<number> =>
  page.evaluate(async (name) => {
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const count = open.result.transaction(name).objectStore(name).count();
    await new Promise((resolve) => (count.onsuccess = resolve));
    open.result.close();
    return count.result;
  }, store);

test('a proof sent with no network, through killed tabs and a dead battery, reaches the practice once', async ({
  phone,
  outage,
  running,
}) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
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
    expect(await everythingKept(page)).not.toContain(booked.code);
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
  expect(await everythingKept(page)).not.toContain(booked.email);

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

  /** Ends the session of this phone from the server's side, and starts the phone anew. */
  const revoke = async () => {
    const session = await page.evaluate(async () => {
      const open = indexedDB.open('accalmie');
      await new Promise((resolve) => (open.onsuccess = resolve));
      const row = open.result.transaction('session').objectStore('session').get('current');
      await new Promise((resolve) => (row.onsuccess = resolve));
      open.result.close();
      return row.result as { accessToken: string; refreshToken: string };
    });
    await phone.close();
    await outage.end();
    const device = createApiClient({
      transport: (request) => fetchTransport({ ...request, url: url + request.url }),
      locale: 'fr',
      tokens: { read: async () => session, saveAccessToken: async () => undefined },
    });
    await device.call(logout);
    page = await phone.open();
    await page.goto('/');
    await expect.poll(() => rowsOf(page, 'session')).toBe(0);
    await page.goto('/outbox');
  };

  await revoke();
  await signInModal(page, other.email, demoPassword);
  await expect(page.getByText(/^Un envoi d’une autre personne attend sur ce téléphone/)).toBeVisible();
  await expect(page.getByText(booked.code)).toBeHidden();
  expect(await proofOf(url, booked.id)).toBeNull();

  await revoke();
  await signInModal(page, booked.email, demoPassword);
  await expect(page.getByText(/^Envoyé à \d{1,2}\sh(\s\d\d)?$/)).toBeVisible({ timeout: 90_000 });
  expect(await proofOf(url, booked.id)).toMatchObject({ status: 'SUBMITTED', transferCode: booked.code, resubmissionCount: 0 });
});
