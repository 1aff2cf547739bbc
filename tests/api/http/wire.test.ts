import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { listBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { demonstrationPassword } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let tested: TestApp;
beforeAll(async () => void (tested = await startTestApp()));
afterAll(() => tested.close());

const credentials = { email: 'client@demo.test', password: demonstrationPassword };

describe('the wire', () => {
  test('answers with and without the trailing slash', async () => {
    const withSlash = await tested.app.inject({ url: '/api/v1/blogs/blogs/' });
    const without = await tested.app.inject({ url: '/api/v1/blogs/blogs' });
    expect([withSlash.statusCode, without.statusCode]).toEqual([200, 200]);
    expect(without.json()).toEqual(withSlash.json());
  });

  test('an unknown call answers 404 in the shape of every problem', async () => {
    const response = await tested.app.inject({ url: '/api/v1/nothing', headers: { 'accept-language': 'en' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'This item does not exist or is no longer there.', reason: 'NOT_FOUND' });
  });

  test('an address whose escapes are broken answers 400 in the shape of every problem, in the language that is asked for', async () => {
    const answers = await Promise.all(
      [undefined, 'en'].map((language) =>
        tested.app.inject({ url: '/api/v1/blogs/blogs/%E9', headers: language === undefined ? {} : { 'accept-language': language } }),
      ),
    );
    expect(answers.map(({ statusCode, headers, json }) => [statusCode, headers['cache-control'], json<unknown>()])).toEqual([
      [400, 'no-store', { message: 'La demande est incomplète ou illisible.', reason: 'BAD_REQUEST' }],
      [400, 'no-store', { message: 'The request is incomplete or unreadable.', reason: 'BAD_REQUEST' }],
    ]);
  });

  test('a page whose address has broken escapes is asked for again under one that can be read', async () => {
    const { statusCode, headers } = await tested.app.inject({ url: '/en/blogs/%E9?then=/a' });
    expect([statusCode, headers.location]).toEqual([302, '/en/blogs/%25E9?then=/a']);
  });

  test('a body that cannot be read answers 400, one of another kind 415', async () => {
    const url = endpointUrl(signIn);
    const broken = await tested.app.inject({ method: 'POST', url, payload: '{"email":', headers: { 'content-type': 'application/json' } });
    const xml = await tested.app.inject({ method: 'POST', url, payload: '<a/>', headers: { 'content-type': 'application/xml' } });
    expect([broken.statusCode, broken.json<{ reason: string }>().reason]).toEqual([400, 'BAD_REQUEST']);
    expect([xml.statusCode, xml.json<{ reason: string }>().reason]).toEqual([415, 'UNSUPPORTED_BODY']);
  });

  test('a character that no database keeps answers 400, not 500', async () => {
    const response = await tested.app.inject({
      method: 'POST',
      url: endpointUrl(signIn),
      payload: { ...credentials, email: 'a\u0000b@demo.test' },
    });
    expect([response.statusCode, response.json<{ reason: string }>().reason]).toEqual([400, 'BAD_REQUEST']);
  });

  test('cacheable answers carry a tag and answer 304 to it; everything else is no-store', async () => {
    const first = await tested.app.inject({ url: endpointUrl(listBlogs) });
    const again = await tested.app.inject({ url: endpointUrl(listBlogs), headers: { 'if-none-match': String(first.headers['etag']) } });
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    const signedIn = await tested.app.inject({ method: 'POST', url: endpointUrl(signIn), payload: credentials });
    expect(signedIn.headers['cache-control']).toBe('no-store');
  });

  test('serves the OpenAPI document and its reader', async () => {
    const document = await tested.app.inject({ url: '/api/openapi.json' });
    expect(document.json<{ openapi: string }>().openapi).toBe('3.1.0');
    const page = await tested.app.inject({ url: '/api/docs/' });
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, expect.stringContaining("script-src 'self'")]);
  });

  test('says in which characters it is written, and knows no method but those of the contract', async () => {
    for (const url of ['/api/health', '/api/v1/nothing'])
      expect((await tested.app.inject({ url })).headers['content-type'], url).toBe('application/json; charset=utf-8');
    for (const method of ['TRACE', 'PATCH', 'PROPFIND'] as const)
      expect((await tested.app.inject({ method: method as 'PATCH', url: endpointUrl(listBlogs) })).statusCode, method).toBe(404);
  });

  test('carries the security headers everywhere, on refusals too', async () => {
    for (const url of ['/api/health', '/api/v1/nothing']) {
      const { headers } = await tested.app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });
});

describe('anti-forgery', () => {
  const fromBrowser = { 'sec-fetch-site': 'same-origin' };
  const signInWith = (headers: Record<string, string>) =>
    tested.app.inject({ method: 'POST', url: endpointUrl(signIn), payload: credentials, headers });

  test('any GET under /api brings the cookie, once', async () => {
    const first = await tested.app.inject({ url: '/api/health' });
    const cookie = first.cookies.find(({ name }) => name === 'XSRF-TOKEN');
    expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' });
    const second = await tested.app.inject({ url: '/api/health', cookies: { 'XSRF-TOKEN': cookie?.value ?? '' } });
    expect(second.cookies).toEqual([]);
  });

  test("a browser's call without a bearer needs cookie and header to agree", async () => {
    expect((await signInWith({ ...fromBrowser, cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).statusCode).toBe(200);
    for (const headers of [
      {},
      { cookie: 'XSRF-TOKEN=abc' },
      { 'x-xsrf-token': 'abc' },
      { cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' },
    ]) {
      const refused = await signInWith({ ...fromBrowser, ...headers });
      expect([refused.statusCode, refused.json<{ reason: string }>().reason]).toEqual([403, 'CSRF']);
    }
    expect((await signInWith({ origin: 'https://elsewhere.test' })).statusCode).toBe(403);
  });

  test('a program that is no browser needs neither', async () => {
    expect((await signInWith({})).statusCode).toBe(200);
  });
});
