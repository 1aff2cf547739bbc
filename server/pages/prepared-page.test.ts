import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { preparePage, type PreparedPage } from './prepared-page.ts';

const inline = { scripts: ['AA=='], styles: [] };
const html = `<p>${'calme '.repeat(500)}</p>`;
const page = preparePage({ status: 200, html, inline });

async function ask(asked: PreparedPage, headers: Record<string, string> = {}) {
  const app = fastify();
  app.get('/', async (request, reply) => asked.send(request, reply));
  const answer = await app.inject({ url: '/', headers });
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
  for (const accepted of ['', 'identity', 'deflate', 'br;q=0, gzip;q=0']) {
    const { headers, payload } = await ask(page, { 'accept-encoding': accepted });
    expect(headers['content-encoding'], accepted).toBeUndefined();
    expect(payload).toBe(html);
  }
  expect((await ask(page, { 'accept-encoding': 'gzip, deflate, br' })).headers['content-encoding']).toBe('br');
});

test('whoever has it is told so, in whatever encoding; whoever has another gets this one', async () => {
  const { headers } = await ask(page, { 'accept-encoding': 'br' });
  const tag = String(headers['etag']);
  for (const sent of [tag, `"other", ${tag}`]) {
    const known = await ask(page, { 'if-none-match': sent, 'accept-encoding': 'gzip' });
    expect([known.statusCode, known.payload, known.headers['etag'], known.headers['cache-control']]).toEqual([304, '', tag, 'no-cache']);
  }
  const edited = preparePage({ status: 200, html: html.replace('calme', 'Calme'), inline });
  const freer = preparePage({ status: 200, html, inline: { scripts: ['CC=='], styles: [] } });
  for (const other of [edited, freer]) expect((await ask(other, { 'if-none-match': tag })).statusCode).toBe(200);
});

test('what is not there, what failed and a provider’s page have no tag to come back with', async () => {
  for (const status of [404, 500]) {
    const answer = await ask(preparePage({ status, html, inline }), { 'if-none-match': '*' });
    expect([answer.statusCode, answer.headers['etag']]).toEqual([status, undefined]);
  }
  const provider = await ask(preparePage({ status: 200, html, inline }, { 'connect-src': ['https://provider.test'] }));
  expect(provider.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(provider.headers['etag']).toBeUndefined();
  expect(provider.headers['content-security-policy']).toContain("connect-src 'self' https://provider.test;");
});

test('an address that has moved says where to', async () => {
  const { statusCode, headers } = await ask(preparePage({ status: 301, html: '', inline, redirect: '/blogs/b' }));
  expect([statusCode, headers['location']]).toEqual([301, '/blogs/b']);
});
