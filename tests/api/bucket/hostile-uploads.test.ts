import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { newClient } from '#tests/support/api.ts';
import { docxOf, pdf, zipOf } from '#tests/support/documents.ts';
import { jpegOf, pngBomb, pngChunk, pngOf, webpOf } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken, multipartForm, sendFiles, type UploadPart } from '#tests/support/upload.ts';

const script = '<script>alert(document.cookie)</script>';
let test: TestApp;
let bearer: string;
let images: string;
let everything: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ bearer } = await newClient(test.app));
  images = await askUploadToken(test.app, bearer);
  everything = await askUploadToken(test.app, bearer, 'image,document');
});
afterAll(() => test.close());

const stored = async () => ({
  rows: (await test.deps.db.select({ id: files.id }).from(files)).length,
  keys: (await test.deps.fileStore.keys()).length,
});

/** Sends a form that must leave nothing behind, and gives its refusal. */
async function refusal(parts: readonly UploadPart[], token = images) {
  const before = await stored();
  const { status, problem } = await sendFiles(test.app, token, parts);
  expect(await stored()).toEqual(before);
  return { status, reason: problem.reason, fields: problem.fields?.map(({ fieldName }) => fieldName) };
}

/** Uploads one file that is taken, and gives its record and the bytes that are served. */
async function served(part: UploadPart, token = images): Promise<{ file: FileRecord; bytes: Buffer; type: string }> {
  const { status, body } = await sendFiles(test.app, token, [part]);
  if (status !== 201 || 'items' in body) throw new Error(`answered ${status}`);
  const response = await test.app.inject({
    method: 'GET',
    url: `/api/v1/bucket/file/${body.key}`,
    headers: { authorization: `Bearer ${bearer}` },
  });
  return { file: body, bytes: response.rawPayload, type: String(response.headers['content-type']) };
}

describe('POST /bucket/file/, a picture that hides something', () => {
  it.each([
    ['a script after a JPEG', async () => Buffer.concat([await jpegOf(), Buffer.from(`\n<html>${script}</html>`)])],
    ['an archive after a JPEG', async () => Buffer.concat([await jpegOf(), zipOf({ 'run.html': script })])],
    ['a script after a PNG', async () => Buffer.concat([await pngOf(), Buffer.from(script)])],
    ['a script after a WebP', async () => Buffer.concat([await webpOf(), Buffer.from(script)])],
    [
      'a script in a PNG text',
      async () => {
        const png = await pngOf();
        return Buffer.concat([png.subarray(0, 33), pngChunk('tEXt', Buffer.from(`Comment\0${script}`)), png.subarray(33)]);
      },
    ],
    [
      'a script in a JPEG comment',
      async () => {
        const jpeg = await jpegOf();
        const comment = Buffer.from(script);
        const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
        return Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]);
      },
    ],
    [
      'a script in EXIF',
      async () =>
        sharp(await jpegOf())
          .withExif({ IFD0: { ImageDescription: script, Copyright: script } })
          .toBuffer(),
    ],
  ])('leaves %s behind', async (_what, make) => {
    const sent = await make();
    expect(sent.includes(script)).toBe(true);
    const { file, bytes } = await served({ bytes: sent });
    const kept = (await test.deps.fileStore.read(file.key)) ?? Buffer.alloc(0);
    expect(bytes).toEqual(kept);
    expect(kept.includes('<script>')).toBe(false);
    expect(kept.includes('PK\x03\x04')).toBe(false);
    expect((await sharp(kept).metadata()).width).toBe(64);
  });

  it('keeps neither place nor camera', async () => {
    const sent = await sharp(await jpegOf())
      .withExif({
        IFD0: { Make: 'Camera of Leila' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '10/1 10/1 0/1' },
      })
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { bytes } = await served({ bytes: sent });
    const { exif, icc, iptc, xmp } = await sharp(bytes).metadata();
    expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Camera of Leila')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
  });

  it('serves what it took as a picture only', async () => {
    const { type } = await served({ bytes: Buffer.concat([await jpegOf(), Buffer.from(script)]), name: 'page.html' });
    expect(type).toBe('image/jpeg');
  });
});

describe('POST /bucket/file/, what is no picture we take', () => {
  it.each([
    ['SVG', Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`)],
    ['HTML', Buffer.from(`<!doctype html><html>${script}</html>`)],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    [
      'HEIC',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4), Buffer.from('mif1heic'), Buffer.alloc(200)]),
    ],
    [
      'AVIF',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypavif'), Buffer.alloc(4), Buffer.from('mif1avif'), Buffer.alloc(200)]),
    ],
    ['TIFF', Buffer.concat([Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]), Buffer.alloc(64)])],
    ['BMP', Buffer.concat([Buffer.from('BM'), Buffer.alloc(64)])],
    ['a program', Buffer.concat([Buffer.from([0x7f]), Buffer.from('ELF'), Buffer.alloc(64)])],
    ['a PDF', pdf],
    ['a Word document', docxOf()],
    ['an archive', zipOf({ 'photo.jpg': 'x' })],
    ['text', Buffer.from('photo')],
    ['a JPEG of three bytes', Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG header and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 0x5a)])],
    [
      'a PNG header and HTML',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from(script.repeat(50))]),
    ],
    ['a WebP header alone', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  ])('refuses %s under the name of a photo', async (_what, bytes) => {
    expect(await refusal([{ bytes, name: 'photo.jpg' }])).toMatchObject({ status: 415, reason: 'FILE_TYPE' });
  });

  it('refuses a picture that is cut short', async () => {
    for (const whole of [await jpegOf(400, 400), await pngOf(400, 400), await webpOf(400, 400)]) {
      expect(await refusal([{ bytes: whole.subarray(0, Math.floor(whole.length / 2)) }])).toMatchObject({
        status: 415,
        reason: 'FILE_TYPE',
      });
    }
  });
});

describe('POST /bucket/file/, what is too much', () => {
  it('refuses a picture of too many pixels without decoding it', async () => {
    for (const [width, height, reason] of [
      [30_000, 30_000, 'FILE_TOO_LARGE'],
      [65_000, 700, 'FILE_TOO_LARGE'],
      [2_000_000_000, 2_000_000_000, 'FILE_TYPE'],
    ] as const) {
      const bomb = pngBomb(width, height);
      expect(bomb.length).toBeLessThan(10_000);
      expect((await refusal([{ bytes: bomb }])).reason).toBe(reason);
    }
  });

  it('takes a large photo below the cap', async () => {
    const { bytes } = await served({ bytes: await jpegOf(6000, 4000) });
    expect((await sharp(bytes).metadata()).width).toBe(2560);
  });

  it('refuses more than 5 MB', async () => {
    const heavy = Buffer.concat([await jpegOf(), Buffer.alloc(5_000_000)]);
    expect(await refusal([{ bytes: heavy }])).toMatchObject({ status: 413, reason: 'FILE_TOO_LARGE' });
    expect(await refusal([{ bytes: Buffer.concat([pdf, Buffer.alloc(5_000_000)]) }], everything)).toMatchObject({ status: 413 });
    expect(await refusal([{ bytes: Buffer.alloc(31_000_000) }])).toMatchObject({ status: 413, reason: 'FILE_TOO_LARGE' });
  });

  it('refuses nothing at all', async () => {
    expect(await refusal([{ bytes: Buffer.alloc(0) }])).toMatchObject({ status: 400, fields: ['file'] });
  });

  it('takes 20 files, not 21', async () => {
    const bytes = await jpegOf(8, 8);
    const parts = (count: number) => Array.from({ length: count }, () => ({ bytes }));
    expect((await sendFiles(test.app, images, parts(20))).status).toBe(201);
    expect(await refusal(parts(21))).toMatchObject({ status: 413 });
  });

  it('refuses another field', async () => {
    const bytes = await jpegOf();
    expect(await refusal([{ bytes, field: 'avatar' }])).toMatchObject({ status: 400, fields: ['file'] });
    expect(await refusal([{ bytes }, { bytes, field: 'other' }])).toMatchObject({ status: 400, fields: ['file'] });
    expect((await refusal([{ bytes, field: '__proto__' }])).status).toBe(400);
  });

  it('refuses a form that stops in the middle', async () => {
    const { payload, contentType } = multipartForm([{ bytes: await jpegOf(200, 200) }]);
    const before = await stored();
    for (const cut of [payload.length - 60, 150, 20]) {
      const { statusCode } = await test.app.inject({
        method: 'POST',
        url: `/api${uploadFile.path}`,
        headers: { authorization: `Bearer ${images}`, 'content-type': contentType },
        payload: payload.subarray(0, cut),
      });
      expect(statusCode).toBe(400);
    }
    expect(await stored()).toEqual(before);
  });
});

describe('POST /bucket/file/, names', () => {
  it.each([
    ['../../etc/passwd', 'passwd.jpg'],
    ['..\\..\\windows\\system32\\photo.jpg', 'photo.jpg'],
    ['/etc/cron.d/photo.jpeg', 'photo.jpeg'],
    ['photo\0.jpg', 'photo.jpg'],
    ['\u202egpj.exe', 'gpj.jpg'],
    ['a\tb\x07c.jpg', 'abc.jpg'],
    ['photo.php', 'photo.jpg'],
    ['photo.jpg.html', 'photo.jpg.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['...', 'fichier.jpg'],
    ['<img src=x onerror=alert(1)>.jpg', '_img src=x onerror=alert(1)_.jpg'],
    ['فضفضة.jpg', 'فضفضة.jpg'],
  ])('writes %j as %j', async (name, expected) => {
    const { file } = await served({ bytes: await jpegOf(8, 8), name });
    expect(file.name).toBe(expected);
    expect(file.key).toMatch(/^[0-9a-f]{32}\.jpg$/);
  });

  it('shortens a long name', async () => {
    const { file } = await served({ bytes: await jpegOf(8, 8), name: `${'é'.repeat(2000)}.jpg` });
    expect(Array.from(file.name)).toHaveLength(120);
    expect(file.name.endsWith('.jpg')).toBe(true);
  });
});
