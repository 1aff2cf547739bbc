import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { documentTypes } from '#contract/bucket/media-types.ts';
import { newClient } from '#tests/support/api.ts';
import {
  compoundFileOf,
  contentTypes,
  docOf,
  docxOf,
  pdf,
  pptOf,
  pptxOf,
  presentationOf,
  sheetsOf,
  xlsOf,
  xlsxOf,
  zipOf,
} from '#tests/support/documents.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken, sendFiles, uploadAs } from '#tests/support/upload.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const document = `${office}.wordprocessingml.document.main+xml`;
const script = '<script>alert(1)</script>';

let test: TestApp;
let bearer: string;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  ({ bearer } = await newClient(test.app));
  token = await askUploadToken(test.app, bearer, 'document');
});
afterAll(() => test.close());

const taken: [string, Buffer, string][] = [
  ['application/pdf', pdf, 'pdf'],
  ['application/msword', docOf(), 'doc'],
  [`${office}.wordprocessingml.document`, docxOf(), 'docx'],
  ['application/vnd.ms-powerpoint', pptOf(), 'ppt'],
  [`${office}.presentationml.presentation`, pptxOf(), 'pptx'],
  ['application/vnd.ms-excel', xlsOf(), 'xls'],
  [`${office}.spreadsheetml.sheet`, xlsxOf(), 'xlsx'],
];

describe('a document', () => {
  it('of every type is tried here', () => {
    expect(taken.map(([type]) => type).toSorted()).toEqual([...documentTypes].toSorted());
  });

  it.each(taken)(
    '%s is known by its bytes, stored as it came, and given as an attachment that nothing runs',
    async (type, bytes, extension) => {
      const file = await uploadAs(test.app, bearer, { bytes, name: 'lettre.exe' }, 'document');
      expect([file.type, file.name]).toEqual([type, `lettre.${extension}`]);
      expect(file.url).not.toContain('$w');
      expect(await test.deps.fileStore.read(file.key)).toEqual(bytes);
      const response = await test.app.inject({
        method: 'GET',
        url: endpointUrl(readFile, { key: file.key }),
        headers: { authorization: `Bearer ${bearer}` },
      });
      expect(response.rawPayload).toEqual(bytes);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-disposition': expect.stringMatching(/^attachment; filename="lettre\./),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
      });
    },
  );

  it('written by other programs is taken too', async () => {
    const apostrophes = contentTypes(document).replaceAll('"', "'");
    const lastPart = zipOf({ 'word/document.xml': '<w/>', 'word/media/image1.png': 'x', '[Content_Types].xml': apostrophes });
    const noMacros = compoundFileOf({ 'PowerPoint Document': presentationOf(0) }, { storages: ['ObjectPool'] });
    const embedded = compoundFileOf({ Workbook: sheetsOf(0, 2) }, { storages: ['MBD0001'], inside: { WordDocument: Buffer.alloc(8) } });
    const types = [];
    for (const bytes of [lastPart, noMacros, embedded]) types.push((await uploadAs(test.app, bearer, { bytes }, 'document')).type);
    expect(types).toEqual([`${office}.wordprocessingml.document`, 'application/vnd.ms-powerpoint', 'application/vnd.ms-excel']);
  });
});

const withPart = (part: string) => zipOf({ '[Content_Types].xml': contentTypes(document), 'word/document.xml': '<w/>', [part]: 'x' });
const listed = (list: string) => zipOf({ '[Content_Types].xml': list, 'word/document.xml': '<w/>' });

/** A Word document by what lies first, an archive of programs by its directory. */
function twoFaced(): Buffer {
  const [honest, other] = [docxOf(), zipOf({ 'run.exe': 'MZ' })];
  const shifted = Buffer.from(other);
  const end = shifted.length - 22;
  const directory = shifted.readUInt32LE(end + 16);
  shifted.writeUInt32LE(directory + honest.length, end + 16);
  shifted.writeUInt32LE(shifted.readUInt32LE(directory + 42) + honest.length, directory + 42);
  return Buffer.concat([honest, shifted]);
}

function loopingCompoundFile(): Buffer {
  const bytes = docOf();
  // The directory's sector is followed by itself.
  bytes.writeUInt32LE(1, 512 + 4);
  return bytes;
}

describe('refuses where documents are taken', () => {
  it.each([
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)])],
    ['a Linux program', Buffer.concat([Buffer.from([0x7f]), Buffer.from('ELF'), Buffer.alloc(64)])],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['HTML', Buffer.from(`<!doctype html><html>${script}</html>`)],
    ['a drawing', Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['XML', Buffer.from('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['RTF', Buffer.from('{\\rtf1 hello}')],
    ['text that says PDF further on', Buffer.from(`${script}%PDF-1.7`)],
    ['an archive', zipOf({ 'a.html': script })],
    ['an archive with a folder called word', zipOf({ 'word/document.xml': '<w/>' })],
    ['an empty archive', Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['a Java archive', zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: A', 'A.class': 'x' })],
    ['an Android application', zipOf({ 'AndroidManifest.xml': 'x', 'classes.dex': 'x' })],
    ['an OpenDocument text', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<o/>' })],
    ['the beginning of a Word document', docxOf().subarray(0, 200)],
    ['a Word document by its first half, an archive by its directory', twoFaced()],
    ['a list of parts that says two things', listed(contentTypes(document, `${office}.spreadsheetml.sheet.main+xml`))],
    ['a list of parts in a comment', listed(`<!--${contentTypes(document)}-->`)],
    ['a Word template', listed(contentTypes(`${office}.wordprocessingml.template.main+xml`))],
    ['a Word document with macros', listed(contentTypes('application/vnd.ms-word.document.macroEnabled.main+xml'))],
    ['an Excel workbook with macros', listed(contentTypes('application/vnd.ms-excel.sheet.macroEnabled.main+xml'))],
    ['a presentation with macros', listed(contentTypes('application/vnd.ms-powerpoint.presentation.macroEnabled.main+xml'))],
    ['macros under a Word document’s own type', withPart('word/vbaProject.bin')],
    ['macros under another name', listed(contentTypes(document, 'application/vnd.ms-office.vbaProject'))],
    ['macros whose type is spelt to hide', listed(contentTypes(document, 'application/vnd.ms-office.&#118;baProject'))],
    ['ActiveX', withPart('word/activeX/activeX1.bin')],
    ['a sheet of Excel 4 macros', withPart('xl/macrosheets/sheet1.xml')],
    ['a program that calls itself an old document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)])],
    [
      'the name of an old document’s stream, anywhere',
      Buffer.concat([compoundFileOf({ Other: Buffer.alloc(9) }), Buffer.from('WordDocument', 'utf16le')]),
    ],
    [
      'an e-mail with a Word document in it',
      compoundFileOf({ __properties: Buffer.alloc(9) }, { storages: ['__attach'], inside: { WordDocument: Buffer.alloc(9) } }),
    ],
    ['an installer', compoundFileOf({ '\u4840\u3f3f\u4577': Buffer.alloc(9) })],
    ['a document under a password', compoundFileOf({ EncryptedPackage: Buffer.alloc(9), EncryptionInfo: Buffer.alloc(9) })],
    ['an old Word document with macros', compoundFileOf({ WordDocument: Buffer.alloc(9) }, { storages: ['Macros'] })],
    ['an old workbook with macros', compoundFileOf({ Workbook: sheetsOf(0) }, { storages: ['_VBA_PROJECT_CUR'] })],
    ['an old workbook with Excel 4 macros', compoundFileOf({ Workbook: sheetsOf(0, 1) })],
    ['an old presentation with macros', compoundFileOf({ 'PowerPoint Document': presentationOf(1) })],
    ['an old document that turns in circles', loopingCompoundFile()],
    ['the beginning of an old document', docOf().subarray(0, 700)],
  ])('%s', async (_what, bytes) => {
    const before = (await test.deps.fileStore.keys()).length;
    const { status, problem } = await sendFiles(test.app, token, [{ bytes, name: 'lettre.docx' }]);
    expect([status, problem.reason]).toEqual([415, 'FILE_TYPE']);
    expect((await test.deps.fileStore.keys()).length).toBe(before);
  });

  it('a picture, unless the token is for pictures too', async () => {
    const part = { bytes: await jpegOf(), name: 'lettre.pdf' };
    expect((await sendFiles(test.app, token, [part])).problem.reason).toBe('FILE_TYPE');
    expect((await uploadAs(test.app, bearer, part, 'image,document')).type).toBe('image/jpeg');
  });

  it('a document where a picture is asked for: an avatar, a proof', async () => {
    const pictures = await askUploadToken(test.app, bearer);
    for (const [, bytes] of taken) expect((await sendFiles(test.app, pictures, [{ bytes }])).problem.reason).toBe('FILE_TYPE');
  });
});
