import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileByUrl } from '#contract/bucket/bucket.endpoints.ts';
import { createApp, type App } from '#server/app.ts';
import { isProving } from '#tests/support/is-proving.ts';
import { remoteFiles } from '#server/gateways/remote-files.ts';
import { idempotencyKeys } from '#server/http/idempotency.tables.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { docxOf, pdf } from '#tests/support/documents.ts';
import { hostileNames, hostileUrls } from '#tests/support/hostile-urls.ts';
import { jpegOf, pngOf } from '#tests/support/pictures.ts';
import { startCanary, startRemoteHost, type Canary, type RemoteHost } from '#tests/support/remote-host.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken } from '#tests/support/upload.ts';

const publicName = 'public.example.com';
const publicAddress = '93.184.216.34';
const photoUrl = `https://${publicName}/photos/re%C3%A7u.png`;

let test: TestApp;
let host: RemoteHost;
let canary: Canary;
let person: Awaited<ReturnType<typeof newClient>>;
let token: string;
let picture: Buffer;
/** What the name service has been asked, in order. */
const asked: string[] = [];
let answerOnce: string[][] = [];

const resolve = (hostname: string): Promise<string[]> => {
  asked.push(hostname);
  const addresses = answerOnce.shift() ?? hostileNames[hostname] ?? (hostname === publicName ? [publicAddress] : undefined);
  return addresses ? Promise.resolve([...addresses]) : Promise.reject(new Error('no such name'));
};

beforeAll(async () => {
  host = await startRemoteHost(publicName, 'other.example.com');
  canary = await startCanary();
  test = await startTestApp({ network: host.network(resolve) });
  person = await newClient(test.app);
  token = await askUploadToken(test.app, person.bearer, 'image,document');
  picture = await pngOf();
  host.serve('/photos/re%C3%A7u.png', picture, { 'content-type': 'text/html' });
});
beforeEach(() => {
  host.requests.length = 0;
  asked.length = 0;
  answerOnce = [];
});
afterAll(async () => {
  await test.close();
  await host.close();
  await canary.close();
});

const create = (body: unknown, options: { app?: App; bearer?: string; headers?: Record<string, string>; locale?: 'fr' | 'en' } = {}) =>
  call(options.app ?? test.app, createFileByUrl, { bearer: token, body, ...options });
const stored = async () => [(await test.deps.db.select({ id: files.id }).from(files)).length, (await test.deps.fileStore.keys()).length];
const redirectTo =
  (location: string, status = 302) =>
  (_: unknown, response: ServerResponse) =>
    void response.writeHead(status, { location }).end();

/** Asks for an address that must leave nothing behind, and gives the refusal in short. */
async function refusalOf(url: unknown, app?: App): Promise<string> {
  const before = await stored();
  const { status, problem } = await create({ url }, app ? { app } : {});
  expect(await stored()).toEqual(before);
  return problem.fields ? `${status} ${problem.fields.map(({ fieldName }) => fieldName).join()}` : `${status} ${problem.reason}`;
}

describe('POST /bucket/file/create-by-url', () => {
  describe('succeeds', () => {
    it('stores what lies at the address, whatever its header says, and keeps it private', async () => {
      const { status, body } = await create({ url: photoUrl });
      expect(status).toBe(201);
      expect(body).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        key: expect.stringMatching(/^[0-9a-f]{32}\.png$/),
        url: `/api/v1/bucket/file/${body.key}?w=$w&h=$h`,
        name: 'reçu.png',
        type: 'image/png',
      });
      const [row] = await test.deps.db.select().from(files).where(eq(files.id, body._id));
      expect(row).toMatchObject({ ownerId: person.authID, isPublic: false, widthPixels: 64, heightPixels: 48 });
      expect(host.requests).toEqual([`${publicName}/photos/re%C3%A7u.png`]);
    });

    it('calls the file as asked, else by the end of its address', async () => {
      host.serve('/', picture);
      host.serve('/%E0%A4%A', picture);
      const nameOf = async (body: object) => (await create(body)).body.name;
      expect(await nameOf({ url: photoUrl, name: '../mon portrait.gif' })).toBe('mon portrait.png');
      expect(await nameOf({ url: `https://${publicName}` })).toBe('fichier.png');
      expect(await nameOf({ url: `https://${publicName}/%E0%A4%A` })).toBe('%E0%A4%A.png');
    });

    it('stores documents as they are', async () => {
      host.serve('/lettre', docxOf(), { 'content-type': 'image/png' });
      const { body } = await create({ url: `https://${publicName}/lettre` });
      expect(body).toMatchObject({ name: 'lettre.docx', type: expect.stringContaining('wordprocessingml') });
      expect(await test.deps.fileStore.read(body.key)).toEqual(docxOf());
    });

    it('says nothing of who asks, and asks for no packing', async () => {
      let headers: Record<string, unknown> = {};
      host.serve('/seen', (request, response) => {
        headers = request.headers;
        response.end(picture);
      });
      await create({ url: `https://${publicName}/seen` });
      expect(Object.keys(headers).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent']);
      expect(headers['accept-encoding']).toBe('identity');
    });

    it('unpacks what comes packed all the same', async () => {
      host.serve('/packed', gzipSync(picture), { 'content-encoding': 'gzip' });
      expect((await create({ url: `https://${publicName}/packed` })).body.type).toBe('image/png');
    });

    it('follows three redirects between public places, each looked up anew, not four', async () => {
      for (const [from, to] of [
        ['/1', '/2'],
        ['/2', `https://${publicName}/3`],
        ['/3', '/4'],
        ['/4', '/photos/re%C3%A7u.png'],
      ] as const)
        host.serve(from, redirectTo(to, 307));
      expect((await create({ url: `https://${publicName}/2` })).body.name).toBe('reçu.png');
      expect(asked).toHaveLength(4);
      expect(await refusalOf(`https://${publicName}/1`)).toBe('422 URL_NOT_REACHABLE');
    });

    it('answers the same record to the same item, without asking the address again, even after its key is forgotten', async () => {
      const headers = { 'idempotency-key': `${randomUUID()}/upload` };
      const first = await create({ url: photoUrl }, { headers });
      expect((await create({ url: photoUrl }, { headers })).body).toEqual(first.body);
      await test.deps.db.delete(idempotencyKeys);
      expect(await create({ url: photoUrl }, { headers })).toMatchObject({ status: 201, body: first.body });
      expect(host.requests).toHaveLength(1);
      const others = await askUploadToken(test.app, (await newClient(test.app)).bearer);
      expect((await create({ url: photoUrl }, { headers, bearer: others })).problem.reason).toBe('IDEMPOTENCY_KEY_REUSED');
    });
  });

  describe('refuses', () => {
    it('what is no address, in words on the field', async () => {
      const { status, problem } = await create({ url: 'portrait' });
      expect([status, problem.fields]).toEqual([400, [{ fieldName: 'url', message: "L'adresse doit être une url valide" }]]);
      for (const url of [undefined, '', 7, `https://${publicName}/${'a'.repeat(2000)}`]) expect(await refusalOf(url)).toMatch(/^400 url/);
      expect((await create({ url: photoUrl, name: 'a'.repeat(256) })).problem.fields?.[0]?.fieldName).toBe('name');
    });

    it('in calm words, in both languages', async () => {
      const sentence = async (url: string, locale: 'fr' | 'en') => (await create({ url }, { locale })).problem.message;
      expect(await sentence('https://localhost/', 'fr')).toBe(
        "Cette adresse ne peut pas être lue. Donnez celle d'un fichier public, en https.",
      );
      expect(await sentence('https://localhost/', 'en')).toBe('This address cannot be read. Give that of a public file, in https.');
      expect(await sentence('https://nowhere.example.com/', 'fr')).toBe(
        "Aucun fichier n'a pu être lu à cette adresse. Vérifiez-la, ou envoyez le fichier lui-même.",
      );
    });

    it('what the token was not asked for', async () => {
      const images = await askUploadToken(test.app, person.bearer);
      host.serve('/recu.pdf', pdf);
      expect((await create({ url: `https://${publicName}/recu.pdf` }, { bearer: images })).problem.reason).toBe('FILE_TYPE');
    });

    it.each([
      ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), { 'content-type': 'image/png' }],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { 'content-type': 'image/png' }],
      ['nothing', Buffer.alloc(0), {}],
    ] as const)('%s that calls itself a picture', async (_, bytes, headers) => {
      host.serve('/wrong.png', bytes, headers);
      expect(await refusalOf(`https://${publicName}/wrong.png`)).toBe('415 FILE_TYPE');
    });

    it.each([['404'], ['204'], ['206'], ['304'], ['401'], ['500'], ['302']])('an answer of %s', async (status) => {
      host.serve('/status', (_, response) => void response.writeHead(Number(status)).end());
      expect(await refusalOf(`https://${publicName}/status`)).toBe('422 URL_NOT_REACHABLE');
    });

    it('a machine whose certificate is not for the name', async () => {
      answerOnce = [[publicAddress]];
      expect(await refusalOf('https://stranger.example.com/photo.png')).toBe('422 URL_NOT_REACHABLE');
      expect(host.requests).toEqual([]);
    });

    it('an answer that breaks off', async () => {
      host.serve('/broken', (_, response) => {
        response.writeHead(200, { 'content-length': String(picture.length) }).write(picture.subarray(0, 50));
        setImmediate(() => response.destroy());
      });
      expect(await refusalOf(`https://${publicName}/broken`)).toBe('422 URL_NOT_REACHABLE');
    });
  });

  describe('refuses what is too much', () => {
    it.each([
      ['says so', { 'content-length': '5000001' }],
      ['does not say so', {}],
    ])('a file that %s', async (_, headers) => {
      let sent = 0;
      host.serve('/endless', (_request, response) => {
        response.writeHead(200, headers);
        const block = Buffer.alloc(64 * 1024, 1);
        const more = () => {
          while (!response.destroyed && response.write(block)) sent += block.length;
        };
        response.on('drain', more);
        response.on('error', () => undefined);
        more();
      });
      expect(await refusalOf(`https://${publicName}/endless`)).toBe('413 FILE_TOO_LARGE');
      expect(sent).toBeLessThan(40_000_000);
    });

    it('a bomb: five hundred megabytes packed into one', async () => {
      const member = gzipSync(Buffer.alloc(50_000_000));
      host.serve('/bomb', Buffer.concat(Array.from({ length: 10 }, () => member)), { 'content-encoding': 'gzip' });
      const before = process.memoryUsage().rss;
      expect(await refusalOf(`https://${publicName}/bomb`)).toBe('413 FILE_TOO_LARGE');
      // What else the machine does is in it: looked at where nothing else runs.
      if (isProving) expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
    });

    it.each([['gzip, gzip'], ['zstd'], ['compress']])('packing we do not know: %s', async (packing) => {
      host.serve('/packed', gzipSync(picture), { 'content-encoding': packing });
      expect(await refusalOf(`https://${publicName}/packed`)).toBe('422 URL_NOT_REACHABLE');
    });

    it('silence, and an answer that trickles for ever', async () => {
      // Each of the two limits alone, the other beyond the test's own.
      const withLimits = (limits: { wholeMs: number; silenceMs: number }) =>
        createApp({ ...test.deps, remoteFiles: remoteFiles(host.network(resolve), limits) });
      const [silent, whole] = [
        await withLimits({ wholeMs: 3_600_000, silenceMs: 200 }),
        await withLimits({ wholeMs: 600, silenceMs: 3_600_000 }),
      ];
      host.serve('/silent', () => undefined);
      host.serve('/stuck', (_, response) => void response.writeHead(200).write('a'));
      host.serve('/trickle', (_, response) => {
        response.writeHead(200);
        const drops = setInterval(() => response.write('a'), 50);
        response.on('close', () => clearInterval(drops));
      });
      for (const path of ['/silent', '/stuck'])
        expect(await refusalOf(`https://${publicName}${path}`, silent)).toBe('422 URL_NOT_REACHABLE');
      expect(await refusalOf(`https://${publicName}/trickle`, whole)).toBe('422 URL_NOT_REACHABLE');
      await Promise.all([silent.close(), whole.close()]);
    });
  });

  describe('never calls its own network', () => {
    const refusals = /^(400 url|422 URL_NOT_ALLOWED|422 URL_NOT_REACHABLE)/;

    it('by more than eighty hostile addresses', async () => {
      // Every address that passes leads to the canary, at whatever port.
      const network = { ...host.network(resolve), standIn: { address: '127.0.0.1', port: canary.port } };
      const app = await createApp({ ...test.deps, remoteFiles: remoteFiles(network) });
      const urls = hostileUrls(canary.port);
      expect(new Set(urls).size).toBeGreaterThan(150);
      for (const url of urls) expect(`${await refusalOf(url, app)} ${url}`).toMatch(refusals);
      expect(canary.connections()).toBe(0);
      // The canary sings: the same call to a public name does reach it.
      expect(await refusalOf(photoUrl, app)).toBe('422 URL_NOT_REACHABLE');
      expect(canary.connections()).toBeGreaterThan(0);
      await app.close();
    });

    it('by a redirect, the first or the third, to any of them', { timeout: 60_000 }, async () => {
      const before = canary.connections();
      let target = '';
      host.serve('/away', (request, response) => redirectTo(target)(request, response));
      host.serve('/first', redirectTo('/second', 301));
      host.serve('/second', redirectTo('/away', 308));
      const open = new URL(photoUrl).origin;
      const printable = hostileUrls(canary.port)
        .map((url) => url.replaceAll(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign)))
        // In a redirect these name another file of the same open machine.
        .filter((url) => !URL.canParse(url, open) || new URL(url, open).origin !== open || new URL(url, open).username !== '');
      expect(printable.length).toBeGreaterThan(150);
      for (const url of printable) {
        for (const start of ['/away', '/first']) {
          host.requests.length = 0;
          target = url;
          const refusal = await refusalOf(`https://${publicName}${start}`);
          const isThere = host.requests.at(-1) !== `${publicName}/away`;
          expect([refusal, isThere], url).toEqual(['422 URL_NOT_REACHABLE', false]);
        }
      }
      expect(canary.connections()).toBe(before);
    });

    it('when the name answers otherwise the second time: it is asked once a connection, and what it said is called', async () => {
      answerOnce = [[publicAddress], ['127.0.0.1']];
      expect((await create({ url: photoUrl })).status).toBe(201);
      expect(asked).toEqual([publicName]);
      host.serve('/again', redirectTo('/photos/re%C3%A7u.png'));
      answerOnce = [[publicAddress], ['127.0.0.1']];
      expect(await refusalOf(`https://${publicName}/again`)).toBe('422 URL_NOT_REACHABLE');
      answerOnce = [['127.0.0.1'], [publicAddress]];
      expect(await refusalOf(photoUrl)).toBe('422 URL_NOT_REACHABLE');
      expect(host.requests).toEqual([`${publicName}/photos/re%C3%A7u.png`, `${publicName}/again`]);
    });

    it('and does not tell a name inside from no name at all', async () => {
      const answers = await Promise.all(['home.example.com', 'unknown.example.com'].map((name) => create({ url: `https://${name}/` })));
      const [inside, nowhere] = answers.map(({ status, problem }) => [status, problem]);
      expect(inside).toEqual(nowhere);
    });
  });

  describe('who may', () => {
    it('holders of an upload token only', async () => {
      expect((await create({ url: photoUrl }, { bearer: '' })).status).toBe(401);
      for (const bearer of [person.bearer, person.refreshToken])
        expect((await create({ url: photoUrl }, { bearer })).problem.reason).toBe('TOKEN');
      const lesser = await newClient(test.app);
      const his = await askUploadToken(test.app, lesser.bearer);
      await test.deps.db.update(accounts).set({ access: [] }).where(eq(accounts.id, lesser.authID));
      expect((await create({ url: photoUrl }, { bearer: his })).problem.reason).toBe('ACCESS_MISMATCH');
      expect(host.requests).toEqual([]);
    });

    it('twenty times an hour, sent files counted along', async () => {
      const app = await test.openLimited();
      host.serve('/small.jpg', await jpegOf(8, 8));
      const statuses: number[] = [];
      for (let i = 0; i < 21; i += 1) statuses.push((await create({ url: `https://${publicName}/small.jpg` }, { app })).status);
      expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([20, 429]);
      await app.close();
    });
  });
});
