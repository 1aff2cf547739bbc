import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { preparePage, type PreparedPage } from './prepared-page.ts';

const inline = { scripts: ['AA=='], styles: [] };
const html = `<p>${'calme '.repeat(500)}</p>`;
const page = preparePage({ status: 200, isWhole: true, html, inline });

async function ask(asked: PreparedPage, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const app = fastify();
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  app.get('/', { compress: false }, async (request, reply) => asked.send(request, reply));
  const answer = await app.inject({ url: '/', headers, method });
  await app.close();
  return answer;
}

test('a page comes in the encoding that is asked for, and the same in each', async () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, decode] of Object.entries(decoders)) {
    const { headers, rawPayload } = await ask(page, { 'accept-encoding': `deflate, ${encoding}` });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(200);
    expect(decode(rawPayload).toString()).toBe(html);
  }
  for (const accepted of ['', 'identity', 'deflate', 'br;q=0, gzip;q=0', 'identity, br;q=0.5']) {
    const { headers, payload } = await ask(page, { 'accept-encoding': accepted });
    expect(headers['content-encoding'], accepted).toBeUndefined();
    expect(payload).toBe(html);
  }
  for (const accepted of ['gzip, deflate, br', 'BR'])
    expect((await ask(page, { 'accept-encoding': accepted })).headers['content-encoding'], accepted).toBe('br');
});

test('a page that is asked for again comes in fewer bytes, as soon as they are there', async () => {
  const words = Array.from({ length: 3000 }, (_, at) => `<p class="p${at % 7}">${(at * at * 7919).toString(36)}</p>`).join('');
  const often = preparePage({ status: 200, isWhole: true, html: words, inline });
  const first = await ask(often, { 'accept-encoding': 'br' });
  await expect.poll(async () => (await ask(often, { 'accept-encoding': 'br' })).rawPayload.length).toBeLessThan(first.rawPayload.length);
  const later = await ask(often, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(later.rawPayload).toString()).toBe(words);
  expect(later.headers['etag']).toBe(first.headers['etag']);
});

test('what is opened carries its letters, what a script fetches to keep names their file and has nothing for search engines; the tag is the same', async () => {
  const carried = '<script data-file="/assets/a.woff2">letters()</script>';
  const data = '<script type="application/ld+json">{"name":"Accalmie"}</script>';
  const hash = createHash('sha256').update('letters()').digest('base64');
  const both = preparePage({ status: 200, isWhole: true, html: carried + data + html, inline: { scripts: ['AA==', hash], styles: [] } });
  for (const encoding of ['br', 'identity'])
    for (const [destination, mode, start] of [
      ['document', 'navigate', carried + data],
      ['iframe', 'navigate', carried + data],
      // Passed on by the worker.
      ['empty', 'navigate', carried + data],
      ['empty', 'cors', '<link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin>'],
    ] as const) {
      const { headers, rawPayload } = await ask(both, {
        'accept-encoding': encoding,
        'sec-fetch-dest': destination,
        'sec-fetch-mode': mode,
      });
      const text = (encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload).toString();
      expect(text, destination).toBe(start + html);
      expect(String(headers['content-security-policy']).includes(`'sha256-${hash}'`)).toBe(start.startsWith(carried));
      expect(headers['content-security-policy']).toContain("'sha256-AA=='");
      expect(headers['vary']).toBe('accept-encoding, sec-fetch-dest, sec-fetch-mode');
      expect((await ask(both, { 'sec-fetch-dest': 'empty', 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    }
  expect((await ask(both)).payload).toBe(carried + data + html);
});

test('whoever has it is told so, in whatever encoding; whoever has another gets this one', async () => {
  const { headers } = await ask(page, { 'accept-encoding': 'br' });
  const tag = String(headers['etag']);
  for (const sent of [tag, `"other", ${tag}`, tag.slice(2), '*']) {
    const known = await ask(page, { 'if-none-match': sent, 'accept-encoding': 'gzip' });
    expect([known.statusCode, known.payload, known.headers['etag'], known.headers['cache-control']]).toEqual([304, '', tag, 'no-cache']);
  }
  const edited = preparePage({ status: 200, isWhole: true, html: html.replace('calme', 'Calme'), inline });
  expect((await ask(edited, { 'if-none-match': tag })).statusCode).toBe(200);
  const head = await ask(page, { 'if-none-match': tag }, 'HEAD');
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(html.length)]);
});

test('rendered at another instant it is the same, and the policy that goes with its own script is left as the browser has it', async () => {
  const renderedAt = (instant: number, hash: string) =>
    preparePage({
      status: 200,
      isWhole: true,
      html: `<p>calme</p><script>\\"dataUpdatedAt\\":${instant},u:${instant},\\"generatedAt\\":\\"${new Date(instant).toISOString()}\\"</script>`,
      inline: { scripts: [hash], styles: [] },
    });
  const first = await ask(renderedAt(1_795_890_448_560, 'AA=='));
  expect(first.headers['content-security-policy']).toContain("'sha256-AA=='");
  const again = await ask(renderedAt(1_795_890_999_999, 'BB=='), { 'if-none-match': String(first.headers['etag']) });
  expect(again.statusCode).toBe(304);
  expect(again.headers['content-security-policy']).toBeUndefined();
});

test('a number that is written in a page is none of these instants', async () => {
  const calling = (number: string) => preparePage({ status: 200, isWhole: true, html: `<a href="tel:${number}">Appeler</a>`, inline });
  const first = await ask(calling('0021671123456'));
  expect((await ask(calling('0021671999999'), { 'if-none-match': String(first.headers['etag']) })).statusCode).toBe(200);
});

test('what is not there, what failed and a provider’s page have no tag to come back with', async () => {
  for (const [status, isWhole] of [
    [404, true],
    [500, false],
    [200, false],
  ] as const) {
    const answer = await ask(preparePage({ status, isWhole, html, inline }), { 'if-none-match': '*' });
    expect([answer.statusCode, answer.headers['etag']]).toEqual([status, undefined]);
  }
  const provider = await ask(preparePage({ status: 200, isWhole: true, html, inline }, { 'connect-src': ['https://provider.test'] }));
  expect(provider.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(provider.headers['etag']).toBeUndefined();
  expect(provider.headers['content-security-policy']).toContain("connect-src 'self' https://provider.test;");
});

test('an address that has moved says where to', async () => {
  const { statusCode, headers } = await ask(preparePage({ status: 301, isWhole: true, html: '', inline, redirect: '/blogs/b' }));
  expect([statusCode, headers['location']]).toEqual([301, '/blogs/b']);
});
