import type { Locator, Page } from '@playwright/test';
import { decideReservation } from '#contract/booking/booking.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { newClientOf, newTherapistOf } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const cardOf = (page: Page, note: string) => page.getByRole('article').filter({ hasText: note });
const view = 'Voir le justificatif';

/** A practitioner with some proofs to check, in the order of their list. */
async function withProofs(serverUrl: string, count: number) {
  const practitioner = await newTherapistOf(serverUrl);
  const client = await newClientOf(serverUrl);
  const sent = [];
  for (let each = 0; each < count; each += 1) {
    const note = `Reçu ${crypto.randomUUID()}`;
    const { reservation, transferCode } = await bookWithProof(serverUrl, client, note, practitioner);
    sent.push({ note, transferCode, id: reservation.id, startDateTime: reservation.startDateTime });
  }
  return { practitioner, proofs: sent.toSorted((a, b) => (a.startDateTime < b.startDateTime ? -1 : 1)) };
}

async function openFirst(page: Page, email: string, note: string) {
  await openSignedIn(page, '/practice/reservations', email);
  await button(cardOf(page, note), view).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img')).toBeVisible();
  return viewer;
}

test('proofs are checked one after the other without leaving the picture', async ({ page, server }) => {
  const { practitioner, proofs } = await withProofs(server.url, 3);
  const [first, second, third] = proofs;
  if (!first || !second || !third) throw new Error('Three proofs were to be sent.');
  const viewer = await openFirst(page, practitioner.email, first.note);
  await expect(viewer.getByText('1 sur 3')).toBeVisible();
  await expect(viewer.getByText(`Code ${first.transferCode}`)).toBeVisible();
  await expect(viewer.getByText('Ce code n’a jamais servi')).toBeVisible();
  await expectAccessibleInBoth(page);

  // What came in is noted, and the check goes by it.
  await button(viewer, 'Noter le montant reçu').click();
  await page.getByLabel('Montant en dinars').fill('70');
  await button(viewer, 'Enregistrer').click();
  await expect(viewer.getByText(/Montant reçu\s: 70\sDT/)).toBeVisible();
  await expect(viewer.getByText('Le montant reçu est différent du prix')).toBeVisible();

  // Refused with a chosen reason, it makes place for the next.
  await button(viewer, 'Refuser le justificatif').click();
  await page.getByRole('radio', { name: 'Montant différent' }).check();
  await expectAccessible(page);
  await button(viewer, 'Refuser le justificatif').click();
  await expect(viewer.getByText('2 sur 3')).toBeVisible();
  await expect(viewer.getByText(`Code ${second.transferCode}`)).toBeVisible();
  await expect(viewer.getByRole('status').filter({ hasText: /^Justificatif de .* refusé\.$/ })).toBeVisible();
  await expect(viewer.locator(':focus')).toHaveCount(1);
  await expect(viewer.getByRole('heading', { level: 2 }), 'whose it is').toBeInViewport();

  // Passed over, it is come back to after the last.
  await button(viewer, 'Suivant').click();
  await expect(viewer.getByText(`Code ${third.transferCode}`)).toBeVisible();
  await button(viewer, 'Valider le justificatif').click();
  await expect(viewer.getByText('2 sur 3')).toBeVisible();
  await expect(viewer.getByText(`Code ${second.transferCode}`)).toBeVisible();
  await button(viewer, 'Valider le justificatif').click();
  await expect(viewer).toBeHidden();
  await expect(cardOf(page, second.note)).toBeFocused();
  await expect(page.getByText('Aucun justificatif à vérifier')).toBeVisible();

  await page.reload();
  await expect(cardOf(page, first.note)).toHaveCount(0);
  for (const { note } of [second, third]) await expect(button(cardOf(page, note), 'Approuver')).toBeEnabled();
});

test('what was looked at last is where the keyboard is when it is closed', async ({ page, server }) => {
  const { practitioner, proofs } = await withProofs(server.url, 2);
  const [first, second] = proofs;
  if (!first || !second) throw new Error('Two proofs were to be sent.');
  const viewer = await openFirst(page, practitioner.email, first.note);
  await expect(button(viewer, 'Précédent')).toBeDisabled();
  await button(viewer, 'Suivant').press('Enter');
  await expect(viewer.getByRole('heading', { level: 2 }), 'whose it is').toBeInViewport();
  await expect(button(viewer, 'Suivant')).toBeDisabled();
  await expect(viewer.getByText(`Code ${second.transferCode}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(cardOf(page, second.note)).toBeFocused();
});

test('a proof that somebody else has decided on meanwhile says so where it is looked at', async ({ page, server }) => {
  const { practitioner, proofs } = await withProofs(server.url, 2);
  const [first, second] = proofs;
  if (!first || !second) throw new Error('Two proofs were to be sent.');
  const viewer = await openFirst(page, practitioner.email, first.note);
  await practitioner.api.call(decideReservation, { parameters: { id: first.id }, body: { status: 'REJECTED', reason: 'Par ailleurs' } });
  await button(viewer, 'Refuser le justificatif').click();
  await page.getByRole('textbox', { name: 'Motif' }).fill('La photo est floue.');
  await button(viewer, 'Refuser le justificatif').click();
  await expect(viewer.getByText(`Code ${second.transferCode}`)).toBeVisible();
  await expect(viewer.getByRole('status').filter({ hasText: /^Mandat de .* non reçu/ })).toBeVisible();
});

test('the wheel, two fingers and the keys enlarge a proof, and what is enlarged is moved', async ({ page, server }) => {
  const { practitioner, proofs } = await withProofs(server.url, 1);
  const viewer = await openFirst(page, practitioner.email, proofs[0]?.note ?? '');
  const picture = viewer.getByRole('img');
  const box = async () => (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const level = viewer.getByRole('status').filter({ hasText: '%' });
  const whole = await box();
  const middle = { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 };
  await expect(level).toHaveText(/^100\s%$/);

  await page.mouse.move(middle.x, middle.y);
  const turns = [1, 2, 3, 4];
  for (const _ of turns) await page.mouse.wheel(0, -120);
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.2);
  await expect(level).not.toHaveText(/^100\s%$/);
  for (const _ of turns) await page.mouse.wheel(0, 120);
  await expect(level).toHaveText(/^100\s%$/);

  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: middle.x - apart, y: middle.y, id: 1 },
              { x: middle.x + apart, y: middle.y, id: 2 },
            ],
    });
  await touch('touchStart', 20);
  for (const apart of [40, 60, 80]) await touch('touchMove', apart);
  await touch('touchEnd');
  await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.2);

  await page.keyboard.press('+');
  const before = await box();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await box()).y).toBeLessThan(before.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y, { steps: 3 });
  await page.mouse.up();
  await expect.poll(async () => (await box()).x).toBeGreaterThan(before.x);
});
