import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateMe } from '#contract/auth/auth.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { blogs } from '#server/modules/blogs/blogs.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { fileReferences } from '#server/modules/bucket/file-references.ts';
import { fileOwnedBy } from '#server/modules/bucket/files.queries.ts';
import { removeUnknownBytes } from '#server/modules/bucket/remove-unknown-bytes.ts';
import { sweepFiles } from '#server/modules/bucket/sweep-files.ts';
import { forgetOldProofs } from '#server/modules/payment/forget-old-proofs.ts';
import { therapists } from '#server/modules/therapist/therapist.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decided, newPhoto, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let owner: Awaited<ReturnType<typeof newClient>>;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  test.clock.set(testNow);
  owner = await newClient(test.app);
});
afterEach(async () => {
  test.clock.set('2029-01-01T00:00:00.000Z');
  await test.deliverDue();
});
afterAll(() => test.close());

const dayMinutes = 24 * 60;
const upload = () => newPhoto(test, owner.bearer);
const isThere = async ({ _id }: FileRecord) => (await test.deps.db.select().from(files).where(eq(files.id, _id))).length === 1;
const hasBytes = async ({ key }: FileRecord) => (await test.deps.fileStore.read(key)) !== null;
let phones = 0;
const setAvatar = (avatar: FileRecord) => {
  phones += 1;
  const phoneNumber = `+21699${String(phones).padStart(6, '0')}`;
  return call(test.app, updateMe, { bearer: owner.bearer, body: { phoneNumber, avatar } });
};
const newKey = (ending = '.jpg') => `${randomBytes(16).toString('hex')}${ending}`;

describe('files that nothing refers to', () => {
  it('are removed thirty days after they were sent, with their bytes', async () => {
    const file = await upload();
    test.clock.advanceMinutes(30 * dayMinutes - 1);
    const younger = await newPhoto(test, (await newClient(test.app)).bearer);
    await sweepFiles(test.deps);
    expect([await isThere(file), await hasBytes(file)]).toEqual([true, true]);
    test.clock.advanceMinutes(2);
    await sweepFiles(test.deps);
    expect([await isThere(file), await isThere(younger)]).toEqual([false, true]);
    await test.deliverDue();
    expect([await hasBytes(file), await hasBytes(younger)]).toEqual([false, true]);
  });

  it('are removed however many they are', async () => {
    const first = await upload();
    const [row] = await test.deps.db.select().from(files).where(eq(files.id, first._id));
    if (!row) throw new Error('no such file');
    const ids = Array.from({ length: 450 }, () => randomBytes(12).toString('hex'));
    await test.deps.db.insert(files).values(ids.map((id) => ({ ...row, id, key: newKey(), clientItemId: null })));
    test.clock.advanceMinutes(31 * dayMinutes);
    await sweepFiles(test.deps);
    expect(await test.deps.db.select().from(files).where(eq(files.ownerId, owner.authID))).toEqual([]);
  });

  it('are not an avatar, a proof, a cover or a portrait', async () => {
    const { client, payment } = await bookByMoneyOrder(test, await demonstrationOffer(test));
    const proof = await newPhoto(test, client.bearer);
    await sendProofOf(test, client.bearer, payment.id, { file: proof });
    const [avatar, cover, portrait, given] = [await upload(), await upload(), await upload(), await upload()];
    await setAvatar(given);
    await setAvatar(avatar);
    const { db } = test.deps;
    const [blog] = await db.select({ id: blogs.id }).from(blogs).limit(1);
    const [therapist] = await db.select({ id: therapists.id }).from(therapists).limit(1);
    await db
      .update(blogs)
      .set({ coverFileId: cover._id })
      .where(eq(blogs.id, blog?.id ?? ''));
    await db
      .update(therapists)
      .set({ photoFileId: portrait._id })
      .where(eq(therapists.id, therapist?.id ?? ''));
    test.clock.advanceMinutes(400 * dayMinutes);
    await sweepFiles(test.deps);
    const states = [];
    for (const file of [proof, avatar, cover, portrait, given]) states.push(await isThere(file));
    expect(states).toEqual([true, true, true, true, false]);
  });

  it('are not a proof that was refused and replaced: it is kept, and shown to staff, for its year', async () => {
    const { client, payment } = await bookByMoneyOrder(test, await demonstrationOffer(test));
    const therapist = await signInAs(test.app, 'therapist');
    const [refused, second] = [await newPhoto(test, client.bearer), await newPhoto(test, client.bearer)];
    await sendProofOf(test, client.bearer, payment.id, { file: refused });
    await decided(test, therapist, payment.id, { valid: false, reason: 'Illisible' });
    expect((await sendProofOf(test, client.bearer, payment.id, { file: second })).status).toBe(200);
    test.clock.advanceMinutes(364 * dayMinutes);
    const tidy = async () => {
      await forgetOldProofs(test.deps);
      await sweepFiles(test.deps);
    };
    await tidy();
    expect([await isThere(refused), await isThere(second)]).toEqual([true, true]);
    const bearer = await signInAs(test.app, 'therapist');
    const shown = await test.app.inject({ url: `/api/v1/bucket/file/${refused.key}`, headers: { authorization: `Bearer ${bearer}` } });
    expect(shown.statusCode).toBe(200);
    test.clock.advanceMinutes(2 * dayMinutes);
    await tidy();
    expect([await isThere(refused), await isThere(second)]).toEqual([false, false]);
  });

  it('are looked for in every column that refers to files', async () => {
    const { rows } = await test.deps.database.run(
      `select c.conrelid::regclass::text as table_name, a.attname as column_name from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'files'::regclass`,
    );
    const constraints = rows.map(({ table_name, column_name }) => `${String(table_name)}.${String(column_name)}`);
    const listed = fileReferences.map((column) => `${getTableConfig(column.table).name}.${column.name}`);
    expect(listed.toSorted()).toEqual(constraints.toSorted());
  });
});

describe('a file that is referred to at that very moment', () => {
  it('stays: the sweep passes over what somebody has taken up', async () => {
    const file = await upload();
    test.clock.advanceMinutes(31 * dayMinutes);
    const { db, database } = test.deps;
    let sweeping: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      expect(await fileOwnedBy(tx, file._id, owner.authID)).not.toBeNull();
      sweeping = sweepFiles(test.deps);
      // The embedded database has one connection: there the sweep waits for the end of the transaction instead.
      if (database.kind === 'postgresql') await sweeping;
      await tx.update(accounts).set({ avatarFileId: file._id }).where(eq(accounts.id, owner.authID));
    });
    await sweeping;
    expect(await isThere(file)).toBe(true);
  });

  it('is there for who was told so, and refused to who came too late', async () => {
    for (let round = 0; round < 12; round += 1) {
      test.clock.set(testNow);
      owner = await newClient(test.app);
      const file = await upload();
      const row = { createdAt: new Date(test.clock.now().getTime() - 31 * dayMinutes * 60_000) };
      await test.deps.db.update(files).set(row).where(eq(files.id, file._id));
      const [answer] = round % 2 === 0 ? await Promise.all([setAvatar(file), sweepFiles(test.deps)]) : await sweepFirst(file);
      const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, owner.authID));
      expect([200, 400]).toContain(answer.status);
      expect([await isThere(file), account?.avatarFileId === file._id]).toEqual([answer.status === 200, answer.status === 200]);
    }
  });

  const sweepFirst = async (file: FileRecord) => {
    const sweeping = sweepFiles(test.deps);
    const answer = await setAvatar(file);
    await sweeping;
    return [answer] as const;
  };
});

describe('bytes without a row', () => {
  /** The store goes by the machine's clock. */
  const inDays = (days: number) => test.clock.set(new Date(Date.now() + days * dayMinutes * 60_000).toISOString());

  it('of an upload that a crash cut in two are removed after a day; what has its row stays, and its smaller copies', async () => {
    const [file, orphan] = [await upload(), newKey()];
    for (let more = 0; more < 3; more += 1) await upload();
    const copy = `${file.key.split('.')[0]}.w320.webp`;
    const orphansCopy = `${orphan.split('.')[0]}.w80.webp`;
    for (const key of [orphan, copy, orphansCopy]) await test.deps.fileStore.write(key, Buffer.from('x'));
    const there = async () => {
      const keys = await test.deps.fileStore.keys();
      return [file.key, copy, orphan, orphansCopy].map((key) => keys.includes(key));
    };
    inDays(0.9);
    await removeUnknownBytes(test.deps);
    expect(await there()).toEqual([true, true, true, true]);
    inDays(1.1);
    await removeUnknownBytes(test.deps);
    expect(await there()).toEqual([true, true, false, false]);
  });

  it('of a removal that a crash cut in two are removed by its event, or after a day', async () => {
    const [one, other] = [await upload(), await upload()];
    for (let more = 0; more < 3; more += 1) await newPhoto(test, (await newClient(test.app)).bearer);
    inDays(31);
    await test.deps.db.update(files).set({ createdAt: test.clock.now() });
    await test.deps.db
      .update(files)
      .set({ createdAt: new Date(testNow) })
      .where(eq(files.id, one._id));
    await sweepFiles(test.deps);
    expect([await isThere(one), await hasBytes(one)]).toEqual([false, true]);
    await test.deliverDue();
    expect(await hasBytes(one)).toBe(false);

    await test.deps.db.delete(files).where(eq(files.id, other._id));
    await removeUnknownBytes(test.deps);
    expect(await hasBytes(other)).toBe(false);
  });

  it('are left alone when most of the store would go: the database is another one', async () => {
    const app = await startTestApp();
    const client = await newClient(app.app);
    const photos = [await newPhoto(app, client.bearer), await newPhoto(app, client.bearer)];
    await app.deps.db.update(accounts).set({ avatarFileId: null });
    await app.deps.db.delete(files).where(eq(files.ownerId, client.authID));
    app.clock.set(new Date(Date.now() + 2 * dayMinutes * 60_000).toISOString());
    await removeUnknownBytes(app.deps);
    for (const { key } of photos) expect(await app.deps.fileStore.read(key)).not.toBeNull();
    await app.close();
  });
});
