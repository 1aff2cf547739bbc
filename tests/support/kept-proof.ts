import type { Page } from '@playwright/test';
import { readReservation } from '#contract/booking/booking.endpoints.ts';
import { signInModal } from './accounts.ts';
import { expect } from './journey.ts';
import { callAs, freeSlot, knownClientOf, takeSlot, type Caller } from './practice.ts';
import { receiptPhoto } from './receipt-photo.ts';

export const keptSentence = /^Votre justificatif est enregistré sur ce téléphone\. Il partira dès que le réseau revient/;

let lastCode = Date.now() % 100_000_000;

/** A booking of this client that waits for its money order's proof, and the code to send. */
export async function bookFor(serverUrl: string, client: Caller) {
  const { id } = await takeSlot(serverUrl, client, await freeSlot(serverUrl));
  lastCode += 1;
  return { client, email: client.email, path: `/reservations/${id}/payment`, id, code: `OF${lastCode}` };
}

export type Booked = Awaited<ReturnType<typeof bookFor>>;

/** The same for a new client. */
export const bookedClient = async (serverUrl: string): Promise<Booked> => bookFor(serverUrl, await knownClientOf(serverUrl));

/** Opens the payment page signed in, on a device that then holds what a client needs without a network. */
export async function openInstalled(page: Page, { path, email }: Booked): Promise<void> {
  await page.goto(path);
  await signInModal(page, email);
  await expect(page.getByLabel('Code du mandat')).toBeVisible();
  // The files of every page a client needs, and the facts of the money order.
  const hasFiles = () => page.evaluate(async () => (await caches.match('/packs/own', { cacheName: 'builds' })) !== undefined);
  await expect.poll(hasFiles, { timeout: 30_000 }).toBe(true);
  await expect.poll(() => rowsOf(page, 'drafts')).toBeGreaterThan(0);
}

/** Gives code and photo while the server cannot be reached. */
export async function fillProof(page: Page, { code }: Booked): Promise<void> {
  await page.getByLabel('Code du mandat').fill(code);
  await page.locator('input[type=file]').setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer: await receiptPhoto(code) });
  await expect(page.getByText('En attente d’envoi', { exact: true })).toBeVisible();
  // What was typed, the photo once it is made small, and the facts of the money order.
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(3);
}

/** The same, and sends it: the outbox has it. */
export async function keepProof(page: Page, booked: Booked): Promise<void> {
  await fillProof(page, booked);
  await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
  await expect(page.getByText(keptSentence)).toBeVisible();
}

/** What the practice has of the proof of a reservation. */
export const proofOf = async (serverUrl: string, id: string) => {
  const { api } = await callAs(serverUrl, 'therapist@demo.test');
  return (await api.call(readReservation, { parameters: { id } })).payment.manualPayment;
};

/** How many rows a table of this device's database has. */
export const rowsOf = (page: Page, store: string): Promise<number> =>
  page.evaluate(async (name) => {
    const open = indexedDB.open('accalmie');
    await new Promise((resolve) => (open.onsuccess = resolve));
    const count = open.result.transaction(name).objectStore(name).count();
    await new Promise((resolve) => (count.onsuccess = resolve));
    open.result.close();
    return count.result;
  }, store);
