import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateMe } from '#contract/auth/auth.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { newId } from '#server/database/new-id.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { dropFiles } from '#server/modules/bucket/drop-files.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { services, therapists } from '#server/modules/therapist/therapist.tables.ts';
import { newClient, signInAs } from '#tests/support/api.ts';
import { pdf } from '#tests/support/documents.ts';
import { jpegOf, pngOf } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { uploadAs } from '#tests/support/upload.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof newClient>>;

beforeAll(async () => {
  test = await startTestApp();
  owner = await newClient(test.app);
});
afterAll(() => test.close());

const read = async (key: string, options: { bearer?: string; query?: string; accept?: string } = {}) => {
  const response = await test.app.inject({
    method: 'GET',
    url: `${endpointUrl(readFile, { key })}${options.query ?? ''}`,
    headers: {
      accept: options.accept ?? '*/*',
      ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
    },
  });
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers, text: response.payload };
};

const publish = async (file: FileRecord) => {
  await test.deps.db.update(files).set({ isPublic: true }).where(eq(files.id, file._id));
  return file;
};

let proved = 0;

/** A reservation of the owner's with this proof, at a therapist of this account. */
async function proveWith(file: FileRecord, therapistAccountId: string): Promise<void> {
  const { db, clock } = test.deps;
  const now = clock.now();
  const [known] = await db.select().from(therapists).where(eq(therapists.userId, therapistAccountId));
  const [anyTherapist] = await db.select().from(therapists);
  if (!anyTherapist) throw new Error('the seed has no therapist');
  const therapistId = known?.id ?? newId(now);
  if (!known) await db.insert(therapists).values({ ...anyTherapist, id: therapistId, slug: therapistId, userId: therapistAccountId });
  const [service] = await db.select().from(services);
  const start = new Date(now.getTime() + (40 + (proved += 1)) * 86_400_000);
  const end = new Date(start.getTime() + 50 * 60_000);
  const reservationId = newId(now);
  await db.insert(reservations).values({
    id: reservationId,
    userId: owner.authID,
    therapistId,
    serviceId: service?.id ?? '',
    mode: 'OFFICE',
    startDateTime: start,
    endDateTime: end,
    blockedRange: `[${start.toISOString()},${end.toISOString()})`,
    priceMillimes: 80_000,
    status: 'CANCELLED',
    paymentKind: 'MONEY_ORDER',
    createdAt: now,
    updatedAt: now,
  });
  await db.insert(manualPayments).values({
    id: newId(now),
    reservationId,
    status: 'SUBMITTED',
    amountMillimes: 80_000,
    fileId: file._id,
    createdAt: now,
    updatedAt: now,
  });
}

describe('GET /bucket/file/{key}, who may', () => {
  it('gives a private file to its owner, uncached', async () => {
    const file = await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() });
    const { status, bytes, headers } = await read(file.key, { bearer: owner.bearer });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    expect((await sharp(bytes).metadata()).width).toBe(64);
  });

  it('answers everyone else as if it were missing', async () => {
    const file = await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() });
    const missing = await read('0123456789abcdef0123456789abcdef.jpg');
    expect(missing.status).toBe(404);
    const strangers = [
      undefined,
      (await newClient(test.app)).bearer,
      await signInAs(test.app, 'moderator'),
      await signInAs(test.app, 'therapist'),
    ];
    for (const bearer of [...strangers, await signInAs(test.app, 'admin')]) {
      const { status, text } = await read(file.key, bearer ? { bearer } : {});
      expect([status, text]).toEqual([404, missing.text]);
    }
  });

  it('gives a proof to its own therapist and to administrators, not to another therapist', async () => {
    const file = await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() });
    const [therapist] = await test.deps.db.select().from(accounts).where(eq(accounts.email, 'therapist@demo.test'));
    await proveWith(file, therapist?.id ?? '');
    const bearer = await signInAs(test.app, 'therapist');
    expect((await read(file.key, { bearer })).status).toBe(200);
    expect((await read(file.key, { bearer: await signInAs(test.app, 'admin') })).status).toBe(200);
    expect((await read(file.key, { bearer: await signInAs(test.app, 'moderator') })).status).toBe(404);

    const colleague = await newClient(test.app);
    const elsewhere = await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() });
    await proveWith(elsewhere, colleague.authID);
    expect((await read(elsewhere.key, { bearer })).status).toBe(404);
    expect((await read(elsewhere.key, { bearer: await signInAs(test.app, 'admin') })).status).toBe(200);
  });

  it('gives an avatar to who reads accounts, while it is one', async () => {
    const file = await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() });
    const phoneNumber = '+21650010001';
    const save = (avatar: FileRecord | null) =>
      test.app.inject({
        method: updateMe.method,
        url: `/api${updateMe.path}`,
        headers: { authorization: `Bearer ${owner.bearer}` },
        payload: { phoneNumber, avatar },
      });
    const bearer = await signInAs(test.app, 'moderator');
    expect((await read(file.key, { bearer })).status).toBe(404);
    await save(file);
    expect((await read(file.key, { bearer })).status).toBe(200);
    expect((await read(file.key, { bearer: (await newClient(test.app)).bearer })).status).toBe(404);
    await save(null);
    expect((await read(file.key, { bearer })).status).toBe(404);
  });

  it('gives a public file to everyone, for good', async () => {
    const file = await publish(await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() }));
    const { status, headers } = await read(file.key);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' });
  });

  it('asks for a fresh token when the one given has expired', async () => {
    const file = await publish(await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() }));
    expect((await read(file.key, { bearer: 'nonsense' })).status).toBe(403);
  });

  it.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', '%00', 'a%00b', "x'or'1'='1", 'a'.repeat(150), '%E2%80%AE'])(
    'finds nothing under the key %s',
    async (key) => {
      expect((await read(key)).status).toBe(404);
    },
  );
});

describe('GET /bucket/file/{key}, sizes', () => {
  it('fits a picture into the nearest allowed size, never larger than it is', async () => {
    const file = await publish(await uploadAs(test.app, owner.bearer, { bytes: await jpegOf(1200, 600) }));
    for (const [query, width, height] of [
      ['?w=80&h=80', 80, 40],
      ['?w=100', 80, 40],
      ['?w=150', 160, 80],
      ['?h=80', 160, 80],
      ['?w=640&h=4000', 640, 320],
      ['?w=4000&h=4000', 1200, 600],
      ['', 1200, 600],
    ] as const) {
      const { status, bytes, headers } = await read(file.key, { query });
      const shown = await sharp(bytes).metadata();
      expect([query, status, headers['content-type'], shown.width, shown.height]).toEqual([query, 200, 'image/jpeg', width, height]);
    }
  });

  it('gives WebP to who takes it', async () => {
    const file = await publish(await uploadAs(test.app, owner.bearer, { bytes: await pngOf(800, 800) }));
    const webp = await read(file.key, { query: '?w=320&h=320', accept: 'image/avif,image/webp,*/*' });
    expect([webp.headers['content-type'], webp.headers['vary']]).toEqual(['image/webp', 'accept']);
    expect((await sharp(webp.bytes).metadata()).format).toBe('webp');
    expect((await read(file.key, { query: '?w=320&h=320' })).headers['content-type']).toBe('image/png');
  });

  it.each([
    ['public', true],
    ['private', false],
  ])('keeps at most one copy for each size and format of a %s picture, which go with it', async (_, isShared) => {
    const file = await uploadAs(test.app, owner.bearer, { bytes: await jpegOf(700, 700) });
    if (isShared) await publish(file);
    const keysOf = async () => (await test.deps.fileStore.keys()).filter((key) => key.startsWith(file.key.split('.')[0] ?? ''));
    const reads = Array.from({ length: 40 }, (__, index) => read(file.key, { query: `?w=${70 + index * 20}`, bearer: owner.bearer }));
    expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
    const kept = await keysOf();
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.length).toBeLessThanOrEqual(6);
    await dropFiles(test.deps, { kind: 'FILES_DROPPED', keys: [file.key], at: test.deps.clock.now().toISOString() });
    expect(await keysOf()).toEqual([]);
  });

  it.each(['?w=0', '?w=-5', '?w=4001', '?w=abc', '?w=$w&h=$h', '?h=1.5'])('refuses the size %s', async (query) => {
    const file = await publish(await uploadAs(test.app, owner.bearer, { bytes: await jpegOf() }));
    expect((await read(file.key, { query })).status).toBe(400);
  });
});

describe('GET /bucket/file/{key}, documents', () => {
  it('gives a document as an attachment that no browser opens or runs', async () => {
    const file = await uploadAs(test.app, owner.bearer, { bytes: pdf, name: "reçu d'été (1).pdf" }, 'document');
    const { status, headers, bytes } = await read(file.key, { bearer: owner.bearer, query: '?w=80&h=80' });
    expect(status).toBe(200);
    expect(bytes).toEqual(pdf);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="re_u d__t_ _1_.pdf"; filename*=UTF-8''re%C3%A7u%20d%27%C3%A9t%C3%A9%20%281%29.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
    expect(file.url).toBe(`/api/v1/bucket/file/${file.key}`);
  });
});
