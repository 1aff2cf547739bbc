import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { refreshToken, signUp, updateMe, uploadToken } from '#contract/auth/auth.endpoints.ts';
import { createReservation, listOwnReservations, readAvailability } from '#contract/booking/booking.endpoints.ts';
import { readFile, uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import { isFileRecord } from '#contract/bucket/file-record.ts';
import { createManualPayment, uploadProof } from '#contract/payment/payment.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { randomOf } from '../simulation/random.ts';
import { databaseKinds, startBuiltServer, startFreshServer, type BuiltServer, type DatabaseKind } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';

const kills = Number(process.env['PROVE_KILLS'] ?? 2);
const writers = 6;
/** When each kill falls. */
const random = randomOf(Number(process.env['PROVE_SEED'] ?? 1));
/** A practice has only so many free slots: a new one after so many kills. */
const killsOfOnePractice = 10;

/** What the server has said yes to, and must still have after it was killed. */
interface Acknowledged {
  /** Called at each reservation of the round. */
  onReservation: () => void;
  reservations: Map<string, { bearer: () => Promise<string>; manualPaymentId?: string; proof?: string }>;
  files: Map<string, () => Promise<string>>;
}

const slotsOf = async (url: string) => {
  const { body: therapist } = await callServer(url, readTherapist, { parameters: { slug: 'amel-ben-salah' } });
  const service = therapist.services[0];
  if (!service) throw new Error('the demonstration therapist has no service');
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const { body } = await callServer(url, readAvailability, {
    parameters: { slug: therapist.slug },
    query: { from: day(3), to: day(58), serviceId: service.id, mode: 'OFFICE' },
  });
  const slots = body.days.flatMap((each) => each.slots.filter(({ paymentMethods }) => paymentMethods.includes('MONEY_ORDER')));
  return { therapist, service, consentVersion: body.consentVersion, slots };
};

let lastNumber = 0;

const photo = (seed: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: seed % 256, g: (seed >> 8) % 256, b: 90 } } })
    .jpeg()
    .toBuffer();

/** A client who signs up, books, opens a money order and sends its proof, until the server is gone. */
async function write(
  server: BuiltServer,
  known: Acknowledged,
  next: () => string | undefined,
  context: Awaited<ReturnType<typeof slotsOf>>,
): Promise<void> {
  const { url } = server;
  const password = 'quatre mots sans rapport';
  const { body: account } = await callServer(url, signUp, {
    body: { email: `${randomUUID()}@test.example`, password, confirmPassword: password },
  });
  let current = url;
  const bearer = async () => (await callServer(current, refreshToken, { bearer: account.token.refreshToken })).body.accessToken;
  addresses.push((moved) => void (current = moved));
  const access = account.token.accessToken;
  await callServer(url, updateMe, {
    bearer: access,
    body: { phoneNumber: `+2165${String((lastNumber += 1)).padStart(7, '0')}` },
  });
  for (let count = 0; count < 3; count += 1) {
    const startDateTime = next();
    if (!startDateTime) return;
    const booked = await callServer(url, createReservation, {
      bearer: access,
      body: {
        therapistId: context.therapist.id,
        serviceId: context.service.id,
        mode: 'OFFICE',
        startDateTime,
        paymentMethod: 'MONEY_ORDER',
        consentVersion: context.consentVersion,
      },
    });
    if (booked.status !== 201) continue;
    const entry = { bearer } as { bearer: () => Promise<string>; manualPaymentId?: string; proof?: string };
    known.reservations.set(booked.body.id, entry);
    known.onReservation();
    const opened = await callServer(url, createManualPayment, { bearer: access, body: { reservationId: booked.body.id } });
    if (opened.status !== 201) continue;
    entry.manualPaymentId = opened.body.id;
    const { body: upload } = await callServer(url, uploadToken, { bearer: access, query: { mimeTypes: 'image' } });
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await photo(known.files.size))], { type: 'image/jpeg' }), 'mandat.jpg');
    const stored = await callServer(url, uploadFile, { bearer: upload.token, form });
    if (stored.status !== 201 || !isFileRecord(stored.body)) continue;
    known.files.set(stored.body.key, bearer);
    const transferCode = randomUUID().replaceAll('-', '').slice(0, 12);
    const sent = await callServer(url, uploadProof, {
      bearer: access,
      parameters: { id: opened.body.id },
      body: { file: stored.body, transferCode },
    });
    if (sent.status === 200) entry.proof = stored.body.key;
  }
}

const addresses: ((url: string) => void)[] = [];
const running: BuiltServer[] = [];
afterAll(async () => {
  for (const server of running) await server.remove();
});

async function killPractice(kind: DatabaseKind, count: number): Promise<void> {
  addresses.length = 0;
  let server = await startFreshServer(kind);
  running.push(server);
  const known: Acknowledged = { onReservation: () => undefined, reservations: new Map(), files: new Map() };
  for (let round = 0; round < count; round += 1) {
    const context = await slotsOf(server.url);
    const free = context.slots.map(({ startDateTime }) => startDateTime);
    const taken = free.filter((_, index) => index % 3 === 0);
    const firstReservation = new Promise<void>((resolve) => (known.onReservation = resolve));
    // A call that the kill cuts off was not acknowledged: its writer just ends.
    const work = Array.from({ length: writers }, () => write(server, known, () => taken.shift(), context).catch(() => undefined));
    // However slow the machine, the kill falls among writes: at a random moment after the round's first.
    await firstReservation;
    await new Promise((resolve) => setTimeout(resolve, random.below(1200)));
    await server.kill();
    await Promise.all(work);
    server = await startBuiltServer({
      dataDirectory: server.dataDirectory,
      ...(server.databaseUrl ? { databaseUrl: server.databaseUrl } : {}),
    });
    running.push(server);
    for (const moved of addresses) moved(server.url);
  }
  for (const [id, { bearer, manualPaymentId, proof }] of known.reservations) {
    const { body } = await callServer(server.url, listOwnReservations, { bearer: await bearer(), query: { limit: 100 } });
    const found = body.items.find((each) => each.id === id);
    expect(found, id).toBeDefined();
    if (manualPaymentId) expect(found?.payment.manualPayment?.id).toBe(manualPaymentId);
    if (proof)
      expect([found?.status, found?.payment.manualPayment?.status, found?.payment.manualPayment?.file?.key]).toEqual([
        'ON_STAND_BY',
        'SUBMITTED',
        proof,
      ]);
    // Half a booking would be a reservation without its history.
    expect(found?.history.length).toBeGreaterThan(0);
  }
  for (const [key, bearer] of known.files) {
    expect((await callServer(server.url, readFile, { parameters: { key }, bearer: await bearer() })).status, key).toBe(200);
  }
}

test.each(databaseKinds)('nothing acknowledged is lost to kill -9 (%s)', async (kind) => {
  for (let left = kills; left > 0; left -= killsOfOnePractice) await killPractice(kind, Math.min(left, killsOfOnePractice));
});
