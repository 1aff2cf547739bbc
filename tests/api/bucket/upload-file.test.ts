import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { docxOf, pdf } from '#tests/support/documents.ts';
import { jpegOf, pngOf, webpOf } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken, sendFiles, uploadAs } from '#tests/support/upload.ts';

let test: TestApp;
let person: Awaited<ReturnType<typeof newClient>>;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  person = await newClient(test.app);
  token = await askUploadToken(test.app, person.bearer);
});
afterAll(() => test.close());

const rowOf = async (id: string) => (await test.deps.db.select().from(files).where(eq(files.id, id)))[0];
const countRows = async () => (await test.deps.db.select({ id: files.id }).from(files)).length;
const countKeys = async () => (await test.deps.fileStore.keys()).length;

describe('POST /bucket/file/', () => {
  it('answers the record of one file, and keeps it private', async () => {
    const bytes = await jpegOf(64, 48);
    const { status, body } = await sendFiles(test.app, token, [{ bytes, name: 'mon reçu.jpg' }]);
    expect(status).toBe(201);
    if ('items' in body) throw new Error('one file answers one record');
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      key: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/),
      url: `/api/v1/bucket/file/${body.key}?w=$w&h=$h`,
      name: 'mon reçu.jpg',
      type: 'image/jpeg',
    });
    const row = await rowOf(body._id);
    expect(row).toMatchObject({ ownerId: person.authID, isPublic: false, widthPixels: 64, heightPixels: 48 });
    expect(row?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await test.deps.fileStore.read(body.key))?.length).toBe(row?.sizeBytes);
  });

  it.each([
    ['image/jpeg', jpegOf],
    ['image/png', pngOf],
    ['image/webp', webpOf],
  ])('keeps %s as it is, whatever its name says', async (type, make) => {
    const file = await uploadAs(test.app, person.bearer, { bytes: await make(), name: 'wrong.gif' });
    expect(file.type).toBe(type);
    const stored = await sharp((await test.deps.fileStore.read(file.key)) ?? undefined).metadata();
    expect(`image/${stored.format}`).toBe(type);
  });

  it.each([
    ['lying', 4000, 3000, 2560, 1920],
    ['standing', 1500, 6000, 640, 2560],
    ['no larger than we keep', 2560, 100, 2560, 100],
  ])('keeps a picture (%s) no larger than can be read to the last digit', async (_, width, height, keptWidth, keptHeight) => {
    const file = await uploadAs(test.app, person.bearer, { bytes: await jpegOf(width, height) });
    expect(await rowOf(file._id)).toMatchObject({ widthPixels: keptWidth, heightPixels: keptHeight });
    const kept = await sharp((await test.deps.fileStore.read(file.key)) ?? undefined).metadata();
    expect([kept.width, kept.height]).toEqual([keptWidth, keptHeight]);
  });

  it('turns a picture upright', async () => {
    const lying = await sharp(await jpegOf(80, 40))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const file = await uploadAs(test.app, person.bearer, { bytes: lying });
    expect(await rowOf(file._id)).toMatchObject({ widthPixels: 40, heightPixels: 80 });
  });

  it('keeps the first frame of a moving picture', async () => {
    // Two that differ: of two alike the encoder makes one.
    const first = await pngOf(32, 32);
    const frames = await sharp([first, await sharp(first).negate().png().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const file = await uploadAs(test.app, person.bearer, { bytes: frames });
    const stored = await sharp((await test.deps.fileStore.read(file.key)) ?? undefined).metadata();
    expect([stored.pages ?? 1, stored.width, stored.height]).toEqual([1, 32, 32]);
  });

  it('answers a list for several files', async () => {
    const { status, body } = await sendFiles(test.app, token, [
      { bytes: await jpegOf(), name: 'one.jpg' },
      { bytes: await pngOf(), name: 'two.png' },
    ]);
    expect(status).toBe(201);
    expect('items' in body && body.items.map(({ name, type }) => [name, type])).toEqual([
      ['one.jpg', 'image/jpeg'],
      ['two.png', 'image/png'],
    ]);
  });

  it('stores all of several files or none', async () => {
    const [rows, keys] = [await countRows(), await countKeys()];
    const { status } = await sendFiles(test.app, token, [
      { bytes: await jpegOf() },
      { bytes: Buffer.from('no picture at all') },
      { bytes: await jpegOf() },
    ]);
    expect(status).toBe(415);
    expect([await countRows(), await countKeys()]).toEqual([rows, keys]);
  });

  it('takes documents when the token is for documents, and stores them as they came', async () => {
    const pair = await askUploadToken(test.app, person.bearer, 'document');
    const { body } = await sendFiles(test.app, pair, [
      { bytes: pdf, name: 'recu.pdf' },
      { bytes: docxOf(), name: 'lettre.docx' },
    ]);
    if (!('items' in body)) throw new Error('two files answer a list');
    expect(body.items.map(({ type }) => type)).toEqual([
      'application/pdf',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ]);
    expect(await test.deps.fileStore.read(body.items[0]?.key ?? '')).toEqual(pdf);
    expect((await sendFiles(test.app, pair, [{ bytes: await jpegOf() }])).problem.reason).toBe('FILE_TYPE');
  });

  it('answers the same record to the same item, and stores it once', async () => {
    const bytes = await jpegOf();
    const headers = { 'idempotency-key': `${randomUUID()}/upload` };
    const first = await sendFiles(test.app, token, [{ bytes }], headers);
    const [rows, keys] = [await countRows(), await countKeys()];
    const again = await sendFiles(test.app, token, [{ bytes }], headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([await countRows(), await countKeys()]).toEqual([rows, keys]);
  });

  it('answers the same record to the same item sent several times at once', async () => {
    const bytes = await jpegOf();
    const headers = { 'idempotency-key': randomUUID() };
    const [rows, keys] = [await countRows(), await countKeys()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => sendFiles(test.app, token, [{ bytes }], headers)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect([await countRows(), await countKeys()]).toEqual([rows + 1, keys + 1]);
  });

  it('answers the same list to the same batch', async () => {
    const parts = [{ bytes: await jpegOf() }, { bytes: await pngOf() }];
    const headers = { 'idempotency-key': randomUUID() };
    const first = await sendFiles(test.app, token, parts, headers);
    expect((await sendFiles(test.app, token, parts, headers)).body).toEqual(first.body);
  });

  it('refuses the item with another file, and someone else’s item', async () => {
    const bytes = await jpegOf();
    const headers = { 'idempotency-key': randomUUID() };
    await sendFiles(test.app, token, [{ bytes }], headers);
    const keys = await countKeys();
    const changed = await sendFiles(test.app, token, [{ bytes: await pngOf() }], headers);
    expect([changed.status, changed.problem.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const other = await newClient(test.app);
    const theirs = await sendFiles(test.app, await askUploadToken(test.app, other.bearer), [{ bytes }], headers);
    expect([theirs.status, theirs.problem.reason]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await countKeys()).toBe(keys);
  });

  it('lets an upload that was refused be sent again', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await sendFiles(test.app, token, [{ bytes: Buffer.from('no picture') }], headers)).status).toBe(415);
    expect((await sendFiles(test.app, token, [{ bytes: await jpegOf() }], headers)).status).toBe(201);
  });

  it('refuses a body that is no form, and a form without a file', async () => {
    const json = await call(test.app, uploadFile, { bearer: token, body: { file: 'x' } });
    expect(json.status).toBe(400);
    const empty = await sendFiles(test.app, token, []);
    expect([empty.status, empty.problem.fields]).toEqual([400, [{ fieldName: 'file', message: 'Le justificatif est obligatoire' }]]);
  });

  it('takes upload tokens only, and only while they last', async () => {
    const part = { bytes: await jpegOf() };
    expect((await call(test.app, uploadFile)).status).toBe(401);
    for (const bearer of [person.bearer, person.refreshToken, 'nonsense']) {
      expect((await sendFiles(test.app, bearer, [part])).problem).toMatchObject({ message: 'Token invalid or expired', reason: 'TOKEN' });
    }
    const late = await newClient(test.app);
    const short = await askUploadToken(test.app, late.bearer);
    test.clock.advanceMinutes(16);
    expect((await sendFiles(test.app, short, [part])).problem.reason).toBe('TOKEN');
    token = await askUploadToken(test.app, (await newClient(test.app)).bearer);
  });

  it('refuses who was banned, or lost the right, after the token was given', async () => {
    const part = { bytes: await jpegOf() };
    const banned = await newClient(test.app);
    const hers = await askUploadToken(test.app, banned.bearer);
    await test.deps.db.update(accounts).set({ state: 'BANNED' }).where(eq(accounts.id, banned.authID));
    expect((await sendFiles(test.app, hers, [part])).problem.reason).toBe('BANNED');
    const lesser = await newClient(test.app);
    const his = await askUploadToken(test.app, lesser.bearer);
    await test.deps.db.update(accounts).set({ access: [] }).where(eq(accounts.id, lesser.authID));
    expect((await sendFiles(test.app, his, [part])).problem.reason).toBe('ACCESS_MISMATCH');
  });

  it('is limited per person', async () => {
    const app = await test.openLimited();
    const part = { bytes: await jpegOf(8, 8) };
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await sendFiles(app, token, [part])).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    await app.close();
  });
});
