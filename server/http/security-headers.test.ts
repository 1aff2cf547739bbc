import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

async function headersOf(siteUrl: string | undefined, url: string) {
  const app = fastify();
  addSecurityHeaders(app, siteUrl);
  app.get('*', () => 'text');
  const { headers } = await app.inject({ url });
  await app.close();
  return headers;
}

test('HTTPS is promised for a year, with what is under the address, and only where the site is reached over it', async () => {
  for (const url of ['/', '/api/v1/nothing', '/assets/page.js'])
    expect((await headersOf('https://accalmie.tn', url))['strict-transport-security'], url).toBe('max-age=31536000; includeSubDomains');
  for (const siteUrl of ['http://localhost:3000', undefined])
    expect((await headersOf(siteUrl, '/'))['strict-transport-security']).toBeUndefined();
});

test('what the API answers may do nothing as a page, and no type is guessed anywhere', async () => {
  expect(await headersOf(undefined, '/api/v1/nothing')).toMatchObject({
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect((await headersOf(undefined, '/'))['content-security-policy'], 'a page has its own').toBeUndefined();
  expect((await headersOf(undefined, '/assets/page.js'))['x-content-type-options']).toBe('nosniff');
});
