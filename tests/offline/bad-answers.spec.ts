import sharp from 'sharp';
import { proofImage } from '#contract/payment/proof-image.ts';
import { listManualPayments } from '#contract/payment/payment.endpoints.ts';
import { problemSentences } from '#contract/problem.ts';
import { retryAfterSeconds, startBadWay, type PassedCall } from '../support/bad-way.ts';
import { expect, expectAccessible, waitUntilAwake } from '../support/journey.ts';
import { bookedClient, bookFor, keepProof, openInstalled, proofOf } from '../support/kept-proof.ts';
import { test } from '../support/outage.ts';
import { callAs } from '../support/practice.ts';
import { grainyPhoto, receiptPhoto } from '../support/receipt-photo.ts';
import { syncInWorker } from '../support/worker-sync.ts';

test.setTimeout(180_000);

const create = '/pay/manual-pay';
const token = '/z/upload-token';
const upload = '/bucket/file';
const attach = '/pay/manual-pay/upload-file';

/** The photo of an upload, as it came over the line: of 2400 by 3200 pixels when it was taken. */
async function expectMadeSmall({ body, headers }: PassedCall): Promise<void> {
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } }).formData();
  const photo = await (sent.get('file') as File).arrayBuffer();
  const { format, width, height } = await sharp(photo).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: proofImage.maxPixels });
  expect(photo.byteLength).toBeLessThanOrEqual(proofImage.targetBytes);
}

test('a proof that meets every bad answer arrives once; a refused one is given up, or put right', async ({ page, context, running }) => {
  const { url } = running.server;
  const way = await startBadWay(url);
  const booked = await bookedClient(url);
  const item = page.getByRole('article', { name: 'Justificatif de paiement' });
  /** What stands behind the one thing to do. */
  const choose = async (name: string) => {
    await item.getByRole('button', { name: 'Autres choix' }).click();
    await item.getByRole('button', { name, exact: true }).click();
  };
  const again = { click: () => choose('Réessayer') };
  const untilNetwork = item.getByText('Partira dès que le réseau revient.');
  const sent = item.getByText(/^Envoyé à \d{1,2}\sh(\s\d\d)?$/);
  const created = () => way.calls(create).filter(({ path, method }) => method === 'POST' && !path.includes(attach));
  // Pictures of the site have the same path; what was cut is the form's own attempt.
  const uploads = () => way.calls(upload).filter(({ method, obstacle }) => method === 'POST' && obstacle !== 'CUT');

  await openInstalled(page, { ...booked, path: way.url + booked.path });
  way.meet('/api/', 'CUT');
  await keepProof(page, booked);
  await page.getByRole('link', { name: 'Voir ce qui attend' }).click();
  await expect(untilNetwork).toBeVisible();
  way.meet(create, 'SERVER_ERROR');
  way.meet(token, 'TOKEN_OVER');
  way.meet(upload, 'HALF_AN_ANSWER');
  way.meet(attach, 'PORTAL');
  way.meet('/api/', undefined);

  await test.step('500, then 429 with Retry-After, which no button shortens', async () => {
    await again.click();
    await expect(item.getByText(/^Le cabinet n’a pas pu le prendre\. Prochain essai à /)).toBeVisible();
    way.meet(create, 'TOO_MANY');
    await again.click();
    await expect.poll(() => created().at(-1)?.status).toBe(429);
    const putOff = created().length;
    const putOffAt = created().at(-1)?.at ?? 0;
    way.meet(create, undefined);
    await again.click();
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect.poll(() => created().length, { timeout: 30_000 }).toBeGreaterThan(putOff);
    expect((created()[putOff]?.at ?? 0) - putOffAt).toBeGreaterThanOrEqual(retryAfterSeconds * 1000);
  });
  await test.step('403 for the token is refreshed once; half an answer tells nothing', async () => {
    await expect.poll(() => uploads().length).toBeGreaterThan(0);
    await expect(untilNetwork).toBeVisible();
    expect(way.calls('/z/refresh-token')).toHaveLength(1);
    const met = way.calls(token).filter(({ obstacle }) => obstacle === 'TOKEN_OVER');
    expect(met.map(({ status }) => status)).toEqual([403, 200]);
  });
  await test.step('neither does the page of a captive portal', async () => {
    way.meet(upload, undefined);
    await again.click();
    await expect.poll(() => way.calls(attach).at(-1)?.status).toBe(200);
    await expect(untilNetwork).toBeVisible();
    expect(await proofOf(url, booked.id)).toMatchObject({ status: 'AWAITING_PROOF' });
  });
  await test.step('taken, its answer lost, and sent again: it is one', async () => {
    way.meet(attach, 'LOST_ANSWER');
    await again.click();
    await expect.poll(async () => (await proofOf(url, booked.id))?.status).toBe('SUBMITTED');
    await expect(untilNetwork).toBeVisible();
    // It has arrived, and nobody here knows: what would give it up does not say that it will not leave.
    await choose('Supprimer');
    await expect(item.getByText('Un essai est resté sans réponse')).toBeVisible();
    await item.getByRole('button', { name: 'Le garder' }).click();
    way.meet(attach, undefined);
    await again.click();
    await expect(sent).toBeVisible();
    expect(await proofOf(url, booked.id)).toMatchObject({ transferCode: booked.code, resubmissionCount: 0 });
    const practice = await callAs(url, 'therapist@demo.test');
    const { items } = await practice.api.call(listManualPayments, { query: { limit: 100 } });
    expect(items.filter(({ transferCode }) => transferCode === booked.code)).toHaveLength(1);
    for (const calls of [uploads(), way.calls(attach)])
      expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    for (const call of uploads()) await expectMadeSmall(call);
  });

  const other = await bookFor(url, booked.client);
  const state = item.getByText('À corriger');
  const send = async (code: string, photo?: Buffer) => {
    await page.goto(`${way.url}${other.path}`);
    await page.getByLabel('Code du mandat').fill(code);
    const buffer = photo ?? (await receiptPhoto(code));
    await page.locator('input[type=file]').setInputFiles({ name: 'recu.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('Photo prête. Il reste à envoyer.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
  };
  await test.step('422: to be corrected, in the server’s words; given up at the second word only', async () => {
    await item.getByRole('button', { name: 'Retirer de la liste' }).click();
    way.meet(attach, 'UNFIT');
    const earlier = uploads().length;
    await send(other.code, await grainyPhoto());
    const [upload] = uploads().slice(earlier);
    if (!upload) throw new Error('nothing was uploaded');
    await expectMadeSmall(upload);
    await expect(page.getByText(problemSentences.IDEMPOTENCY_KEY_REUSED.fr)).toBeVisible();
    await page.goto(`${way.url}/outbox`);
    await expect(state).toBeVisible();
    await expect(item.getByText(problemSentences.IDEMPOTENCY_KEY_REUSED.fr)).toBeVisible();
    await expectAccessible(page);
    await choose('Supprimer');
    await item.getByRole('button', { name: 'Le garder' }).click();
    await expect(state).toBeVisible();
    await choose('Supprimer');
    await item.getByRole('button', { name: 'Supprimer pour de bon' }).click();
    await expect(page.getByRole('heading', { name: 'Rien n’attend d’être envoyé' })).toBeVisible();
    way.meet(attach, undefined);
    expect(await proofOf(url, other.id)).toMatchObject({ status: 'AWAITING_PROOF' });
  });
  await test.step('a code that was used before: put right from the outbox, and taken', async () => {
    await send(booked.code);
    await expect(page.getByLabel('Code du mandat')).toHaveAccessibleDescription(new RegExp(`${problemSentences.TRANSFER_CODE_USED.fr}$`));
    await page.goto(`${way.url}/outbox`);
    await expect(item.getByText(problemSentences.TRANSFER_CODE_USED.fr)).toBeVisible();
    await item.getByRole('link', { name: 'Modifier' }).click();
    // What was given is there again, code and photo.
    await expect(page.getByLabel('Code du mandat')).toHaveValue(booked.code);
    await expect(page.getByText('Photo prête. Il reste à envoyer.', { exact: true })).toBeVisible();
    await page.getByLabel('Code du mandat').fill(other.code);
    await page.getByRole('button', { name: 'Envoyer le justificatif' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeVisible();
    expect(await proofOf(url, other.id)).toMatchObject({ status: 'SUBMITTED', transferCode: other.code, resubmissionCount: 0 });
  });

  await test.step('one proof, two tabs and the worker: one of them sends it, once', async () => {
    const last = await bookFor(url, booked.client);
    const tab = await context.newPage();
    waitUntilAwake(tab);
    await page.goto(`${way.url}${last.path}`);
    way.meet('/api/', 'CUT');
    await keepProof(page, last);
    const passed = () =>
      [created(), uploads(), way.calls(attach)].map((calls) => calls.filter(({ status }) => status !== undefined).length);
    const before = passed();
    let letGo = () => {};
    way.hold(create, new Promise<void>((resolve) => (letGo = resolve)));
    const arrived = created().length;
    way.meet('/api/', undefined);

    await tab.goto(`${way.url}/outbox`);
    await tab.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect.poll(() => created().filter(({ obstacle }, index) => index >= arrived && !obstacle).length).toBe(1);
    // While the first of them is still at it.
    await page.evaluate(() => void dispatchEvent(new Event('online')));
    expect(await syncInWorker(context)).toBe('Something waits in the outbox');
    letGo();
    await expect(tab.getByText(/^Envoyé à \d{1,2}\sh(\s\d\d)?$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Demande reçue' })).toBeVisible();
    expect(await syncInWorker(context)).toBeUndefined();
    expect(passed()).toEqual(before.map((count) => count + 1));
    expect(await proofOf(url, last.id)).toMatchObject({ status: 'SUBMITTED', transferCode: last.code, resubmissionCount: 0 });
  });
  await way.close();
});
