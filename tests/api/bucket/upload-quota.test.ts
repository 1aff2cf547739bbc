import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileByUrl } from '#contract/bucket/bucket.endpoints.ts';
import { uploadQuotas } from '#contract/constants.ts';
import { newId } from '#server/database/new-id.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { startRemoteHost, type RemoteHost } from '#tests/support/remote-host.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken, sendFiles } from '#tests/support/upload.ts';

const { person: quota } = uploadQuotas;
let test: TestApp;
let host: RemoteHost;
let picture: Buffer;
let owner: { authID: string; bearer: string };
let token: string;

beforeAll(async () => {
  host = await startRemoteHost('files.example.com');
  test = await startTestApp({ network: host.network(() => Promise.resolve(['93.184.216.34'])) });
  picture = await jpegOf(8, 8);
  host.serve('/a.jpg', picture);
});
beforeEach(async () => {
  owner = await newClient(test.app);
  token = await askUploadToken(test.app, owner.bearer);
});
afterAll(async () => {
  await test.close();
  await host.close();
});

/** Files a person has kept from before, their bytes spread evenly. */
async function alreadyKept(ownerId: string, fileCount: number, bytes = fileCount): Promise<void> {
  const now = test.deps.clock.now();
  const rows = Array.from({ length: fileCount }, (_, index) => ({
    id: newId(now),
    key: `${randomUUID().replaceAll('-', '')}.pdf`,
    name: `${index}.pdf`,
    type: 'application/pdf',
    sizeBytes: Math.floor(bytes / fileCount),
    sha256: String(index),
    ownerId,
    createdAt: now,
  }));
  for (let from = 0; from < rows.length; from += 500) await test.deps.db.insert(files).values(rows.slice(from, from + 500));
}

const keptBy = async (ownerId: string) => (await test.deps.db.select({ n: count() }).from(files).where(eq(files.ownerId, ownerId)))[0]?.n;
const storedKeys = async () => (await test.deps.fileStore.keys()).length;
const send = (fileCount = 1, headers = {}, bearer = token) =>
  sendFiles(
    test.app,
    bearer,
    Array.from({ length: fileCount }, () => ({ bytes: picture })),
    headers,
  );

describe('the room one person has for files', () => {
  it('is told in calm words once it is used up, and nothing stays of the call', async () => {
    await alreadyKept(owner.authID, quota.files - 1);
    expect((await send()).status).toBe(201);
    const keys = await storedKeys();
    const { status, problem } = await send();
    expect([status, problem]).toEqual([
      409,
      {
        reason: 'QUOTA_REACHED',
        message:
          'Vous avez atteint la place prévue pour vos fichiers. Ceux qui ne servent pas sont effacés au bout de trente jours ; écrivez au cabinet si vous ne pouvez pas attendre.',
      },
    ]);
    expect([await keptBy(owner.authID), await storedKeys()]).toEqual([quota.files, keys]);
  });

  it('is counted in bytes too', async () => {
    await alreadyKept(owner.authID, 10, quota.bytes - 5);
    expect((await send()).problem.reason).toBe('QUOTA_REACHED');
  });

  it('holds for files from an address', async () => {
    const body = { url: 'https://files.example.com/a.jpg' };
    expect((await call(test.app, createFileByUrl, { bearer: token, body })).status).toBe(201);
    await alreadyKept(owner.authID, quota.files - 1);
    const keys = await storedKeys();
    expect((await call(test.app, createFileByUrl, { bearer: token, body })).problem.reason).toBe('QUOTA_REACHED');
    expect(await storedKeys()).toBe(keys);
  });

  it('takes a batch whole or not at all', async () => {
    await alreadyKept(owner.authID, quota.files - 2);
    expect((await send(3)).problem.reason).toBe('QUOTA_REACHED');
    expect(await keptBy(owner.authID)).toBe(quota.files - 2);
    expect((await send(2)).status).toBe(201);
  });

  it('never turns away an item that is there already', async () => {
    await alreadyKept(owner.authID, quota.files - 1);
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(1, headers);
    expect((await send(1, headers)).body).toEqual(first.body);
  });

  it('is not passed by uploads that race: of twelve at once, as many are taken as there is room for', async () => {
    await alreadyKept(owner.authID, quota.files - 5);
    const keys = await storedKeys();
    const statuses = (await Promise.all(Array.from({ length: 12 }, () => send()))).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array<number>(5).fill(201), ...Array<number>(7).fill(409)]);
    expect([await keptBy(owner.authID), await storedKeys()]).toEqual([quota.files, keys + 5]);
  });

  it('is everyone’s own, and frees itself with what is removed', async () => {
    await alreadyKept(owner.authID, quota.files);
    const other = await newClient(test.app);
    expect((await send(1, {}, await askUploadToken(test.app, other.bearer))).status).toBe(201);
    expect((await send()).status).toBe(409);
    await test.deps.db.delete(files).where(eq(files.ownerId, owner.authID));
    expect((await send()).status).toBe(201);
  });

  it('is larger for who writes articles', async () => {
    const [therapist] = await test.deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, 'therapist@demo.test'));
    await alreadyKept(therapist?.id ?? '', quota.files + 1);
    const hers = await askUploadToken(test.app, await signInAs(test.app, 'therapist'));
    expect((await send(1, {}, hers)).status).toBe(201);
    await alreadyKept(therapist?.id ?? '', uploadQuotas.author.files);
    expect((await send(1, {}, hers)).problem.reason).toBe('QUOTA_REACHED');
  });
});
