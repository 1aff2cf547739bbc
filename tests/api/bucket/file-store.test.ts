import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { diskFileStore } from '#server/gateways/disk-file-store.ts';
import { copyFiles, pathOfKey, type FileStore } from '#server/gateways/file-store.ts';
import { s3FileStore } from '#server/gateways/s3-file-store.ts';
import { newClient } from '#tests/support/api.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { uploadAs } from '#tests/support/upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'accalmie-store-'));
let s3: S3Server;
beforeAll(async () => void (s3 = await startS3Server()));
beforeEach(() => {
  s3.answer();
  s3.requests.length = 0;
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true });
});

const patient = { timeoutMs: 20_000, attempts: 3, firstPauseMs: 1, listedAtOnce: 1000 };
const newKey = (ending = '.jpg') => `${randomBytes(16).toString('hex')}${ending}`;
const some = (length: number) => randomBytes(length);

const stores: [string, () => FileStore][] = [
  ['a folder', () => diskFileStore(join(folder, 'files'))],
  ['a bucket', () => s3FileStore(s3.settings, patient)],
];

describe.each(stores)('a file store in %s', (_, open) => {
  it('gives back the very bytes', async () => {
    const store = open();
    for (const bytes of [some(1), some(5_000_000), Buffer.from('é\0\r\n<Code>NoSuchKey</Code>'), Buffer.alloc(0)]) {
      const key = newKey();
      await store.write(key, bytes);
      // Compared by themselves: the test library takes a minute for five megabytes.
      expect((await store.read(key))?.equals(bytes)).toBe(true);
    }
  });

  it('knows no file that was never written', async () => {
    expect(await open().read(newKey())).toBeNull();
  });

  it('replaces what is written again', async () => {
    const store = open();
    const key = newKey();
    for (const text of ['one', 'another']) await store.write(key, Buffer.from(text));
    expect((await store.read(key))?.toString()).toBe('another');
  });

  it('removes, and may be asked to again', async () => {
    const store = open();
    const [key, other] = [newKey(), newKey()];
    for (const each of [key, other]) await store.write(each, some(9));
    for (let times = 0; times < 2; times += 1) await store.remove(key);
    expect(await store.read(key)).toBeNull();
    expect(await store.read(other)).toHaveLength(9);
  });

  it('lists its keys, all or those of before an instant', async () => {
    const store = open();
    const keys = [newKey(), newKey('.w320.webp'), newKey('')];
    for (const key of keys) await store.write(key, some(3));
    expect(await store.keys()).toEqual(expect.arrayContaining(keys));
    const hourMs = 3_600_000;
    expect(await store.keys({ writtenBefore: new Date(Date.now() - hourMs) })).toEqual([]);
    expect((await store.keys({ writtenBefore: new Date(Date.now() + hourMs) })).toSorted()).toEqual((await store.keys()).toSorted());
  });

  it('takes only keys of ours for names', async () => {
    const store = open();
    for (const key of [
      '../../../etc/passwd',
      '/etc/passwd',
      'a/../../b',
      '',
      'short.jpg',
      `${newKey()}/x`,
      `${newKey()}?acl`,
      newKey('.JPG'),
    ]) {
      await expect(store.write(key, some(1))).rejects.toThrow('not a file key');
      await expect(store.read(key)).rejects.toThrow('not a file key');
      await expect(store.remove(key)).rejects.toThrow('not a file key');
    }
  });

  it('takes many at once', async () => {
    const store = open();
    const files = Array.from({ length: 20 }, () => ({ key: newKey(), bytes: some(2000) }));
    await Promise.all(files.map(({ key, bytes }) => store.write(key, bytes)));
    expect(await Promise.all(files.map(({ key }) => store.read(key)))).toEqual(files.map(({ bytes }) => bytes));
  });

  it('says that it is well', async () => {
    await expect(open().check()).resolves.toBeUndefined();
  });
});

test.each([
  ['a folder', 'a bucket'],
  ['a bucket', 'a folder'],
])('what %s holds is copied into %s', async (from, to) => {
  const [source, target] = [from, to].map((name) => stores.find(([each]) => each === name)?.[1]());
  if (!source || !target) throw new Error('no such store');
  const key = newKey();
  await source.write(key, Buffer.from(from));
  await copyFiles(source, target);
  expect((await target.read(key))?.toString()).toBe(from);
  expect((await target.keys()).toSorted()).toEqual(expect.arrayContaining(await source.keys()));
});

describe('in a folder', () => {
  it('keeps files to the owner of the process, and makes its folders', async () => {
    const directory = join(folder, 'not', 'yet', 'there');
    const key = newKey();
    await diskFileStore(directory).write(key, some(1));
    expect(statSync(join(directory, key.slice(0, 2), key)).mode & 0o777).toBe(0o600);
    expect(statSync(join(directory, key.slice(0, 2))).mode & 0o777).toBe(0o700);
  });

  it('neither lists nor keeps for long what a crash has left half written, nor what is not its own', async () => {
    const directory = join(folder, 'after-a-crash');
    const store = diskFileStore(directory);
    const key = newKey();
    const [old, fresh] = [`${key}.0badc0de.partial`, `${key}.1badc0de.partial`].map((name) => join(directory, key.slice(0, 2), name));
    await store.write(key, some(1));
    for (const path of [old, fresh, join(directory, '.DS_Store')]) writeFileSync(path ?? '', 'x');
    utimesSync(old ?? '', new Date(), new Date(Date.now() - 7_200_000));
    expect(await store.keys({ writtenBefore: new Date(Date.now() + 1000) })).toEqual([key]);
    await store.removeUnfinished({ begunBefore: new Date(Date.now() - 3_600_000) });
    expect([old, fresh].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
    expect(await store.read(key)).toHaveLength(1);
  });

  it('says when it cannot be written to', async () => {
    const path = join(folder, 'no-folder');
    writeFileSync(path, 'a file is in the way');
    await expect(diskFileStore(path).check()).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

describe('in a bucket', () => {
  it('lies under the same names as in a folder, so that any tool moves one into the other', async () => {
    await s3FileStore(s3.settings).write(`ab${'0'.repeat(30)}.jpg`, some(1));
    expect(s3.requests).toEqual([`PUT /accalmie-test/ab/ab${'0'.repeat(30)}.jpg`]);
  });

  it('lists more than one page of keys', async () => {
    const store = s3FileStore(s3.settings, { ...patient, listedAtOnce: 3 });
    const keys = Array.from({ length: 10 }, () => newKey());
    for (const key of keys) await store.write(key, some(1));
    expect(await store.keys()).toEqual(expect.arrayContaining(keys));
    expect((await store.keys()).toSorted()).toEqual((await s3FileStore(s3.settings).keys()).toSorted());
  });

  it.each([
    ['errors of the store', [500, 503]],
    ['being told to wait', [429, 429]],
    ['a line that is cut', [0, 0]],
  ])('is tried again after %s', async (_, statuses) => {
    const store = s3FileStore(s3.settings, patient);
    const key = newKey();
    s3.answer(...statuses);
    await store.write(key, some(7));
    s3.answer(...statuses);
    expect(await store.read(key)).toHaveLength(7);
    s3.answer(...statuses);
    await store.remove(key);
    expect(s3.requests.length).toBe(9);
  });

  it('is tried again after silence', async () => {
    const store = s3FileStore(s3.settings, { ...patient, timeoutMs: 500, attempts: 20 });
    const key = newKey();
    s3.answer(null, null);
    await store.write(key, some(7));
    // Where the machine is busy, an answer may come late as well.
    expect(s3.requests.length).toBeGreaterThanOrEqual(3);
    expect(await store.read(key)).toHaveLength(7);
  });

  it('is given up after so many attempts, in words without a secret', async () => {
    const store = s3FileStore({ ...s3.settings, secretKey: 'a-secret-key' }, patient);
    s3.answer(0, 0, 0);
    await expect(store.read(newKey())).rejects.toThrow('the file store does not answer');
    s3.answer(503, 503, 503);
    await expect(store.write(newKey(), some(1))).rejects.toThrow(/^the file store answered 503 Planned$/);
    expect(s3.requests).toHaveLength(6);
    const refusal = await store.read(newKey()).catch((error: unknown) => error);
    expect(String(refusal)).toBe('Error: the file store answered 403 SignatureDoesNotMatch');
    expect(JSON.stringify([refusal, (refusal as Error).stack])).not.toContain('a-secret-key');
    expect(s3.requests, 'a refusal is not tried again').toHaveLength(7);
  });

  it('is not taken for empty when it is not there', async () => {
    const store = s3FileStore({ ...s3.settings, bucket: 'another' }, patient);
    for (const asking of [
      () => store.read(newKey()),
      () => store.keys(),
      () => store.write(newKey(), some(1)),
      () => store.remove(newKey()),
    ])
      await expect(asking()).rejects.toThrow('404 NoSuchBucket');
    await expect(store.check()).rejects.toThrow('404');
  });

  it('says at once when it does not answer', async () => {
    const store = s3FileStore(s3.settings);
    s3.answer(503);
    await expect(store.check()).rejects.toThrow('503');
    expect(s3.requests).toEqual(['HEAD /accalmie-test']);
    await expect(s3FileStore({ ...s3.settings, secretKey: 'wrong' }).check()).rejects.toThrow('403');
  });
});

test('the whole application keeps its files in the bucket that the settings name, and says when it is away', async () => {
  const app = await startTestApp({ env: s3.env });
  const { bearer } = await newClient(app.app);
  const bytes = await jpegOf(200, 100);
  const file = await uploadAs(app.app, bearer, { bytes });
  expect(s3.requests).toContain(`PUT /accalmie-test/${pathOfKey(file.key)}`);
  const shown = await app.app.inject({ url: fileUrl(file, 80, 80), headers: { authorization: `Bearer ${bearer}` } });
  expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width]).toEqual([200, 80]);
  const store = async () => (await app.app.inject('/api/health')).json<{ status: string; store: string }>();
  expect(await store()).toMatchObject({ status: 'UP', store: 'UP' });
  s3.answer(503);
  expect(await store()).toMatchObject({ status: 'DOWN', store: 'DOWN' });
  await app.close();
});
