import { describe, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import { endpointUrl, type Endpoint } from '#contract/endpoint.ts';
import { followThread } from '#contract/threads/threads.endpoints.ts';
import { cacheRuleOf, type JudgedRequest } from './cache-rules.ts';

const origin = 'https://accalmie.test';

const ruleOf = (path: string, { headers = {}, ...given }: Partial<Omit<JudgedRequest, 'headers'>> & { headers?: HeadersInit } = {}) =>
  cacheRuleOf(
    { method: 'GET', url: new URL(path, origin).href, mode: 'cors', destination: '', ...given, headers: new Headers(headers) },
    origin,
  );
const ruleOfPage = (path: string) => ruleOf(path, { mode: 'navigate', destination: 'document' });
const addressOf = (endpoint: Endpoint) => endpointUrl(endpoint, { slug: 'a', id: '0123456789abcdef01234567', key: 'k' });
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const isKeepable = ({ cache, method }: Endpoint) => method === 'GET' && cache !== undefined && cache !== 'NO_STORE';

describe.each(allEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const path = addressOf(endpoint);

  test('is kept only when the contract lets it be, with its slash or without', () => {
    for (const address of [path, path.replace(/\/$/, ''), `${path}?page=1`]) {
      expect(ruleOf(address, { method: endpoint.method }) !== undefined, address).toBe(isKeepable(endpoint));
    }
  });

  test('is never touched when it is asked by someone, written, or followed', () => {
    expect(ruleOf(path, { headers: { authorization: 'Bearer a' } })).toBeUndefined();
    expect(ruleOf(path, { headers: { accept: 'text/event-stream' } })).toBeUndefined();
    expect(ruleOf(path, { method: 'POST' })).toBeUndefined();
    expect(ruleOf(path, { mode: 'navigate' })).toBeUndefined();
  });
});

test('one thing and a list of things are kept apart, and a word in place of a slug is no slug', () => {
  expect(ruleOf('/api/v1/blogs/blogs/un-article')).toBe('KEPT_ITEMS');
  expect(ruleOf('/api/v1/blogs/blogs/featured')).toBe('KEPT_LISTS');
  expect(ruleOf('/api/v1/blogs/blogs/?page=1')).toBe('KEPT_LISTS');
  expect(ruleOf('/api/v1/blogs/blogs/score/un-article')).toBeUndefined();
  expect(ruleOf('/api/v1/categories/category/bulk?ids=a')).toBeUndefined();
  expect(ruleOf('/api/v1/threads/thread/un-fil')).toBe('PUBLIC_THREADS');
});

test('a stream of events is never touched, whoever follows it and however it is asked for', () => {
  const stream = endpointUrl(followThread, {}, { slug: 'un-fil', after: 'a' });
  for (const headers of [{}, { accept: 'text/event-stream' }, { accept: '*/*' }, { authorization: 'Bearer a' }])
    for (const mode of ['cors', 'same-origin', 'navigate']) expect(ruleOf(stream, { headers, mode })).toBeUndefined();
});

test('what someone searches for is not kept', () => {
  expect(ruleOf('/api/v1/blogs/blogs/?keyword=peur')).toBeUndefined();
  expect(ruleOfPage('/blogs?q=peur')).toBe('UNKEPT_PAGE');
});

test.each([
  ['/', 'PUBLIC_PAGE'],
  ['/en', 'PUBLIC_PAGE'],
  ['/blogs', 'PUBLIC_PAGE'],
  ['/en/blogs/un-article', 'PUBLIC_PAGE'],
  ['/therapist/amel?service=a', 'PUBLIC_PAGE'],
  ['/en/therapist', 'PUBLIC_PAGE'],
  ['/help-line', 'HELP_LINE'],
  ['/en/help-line/ar', 'HELP_LINE'],
  ['/profile/edit', 'SHELL'],
  ['/en/reservations', 'SHELL'],
  ['/outbox', 'SHELL'],
  ['/practice/reservations', 'SHELL'],
  ['/receipts/6afab800071d096231080c48', 'SHELL'],
  ['/en/verify-receipt', 'SHELL'],
  ['/reset-password?token=secret', 'UNKEPT_PAGE'],
  ['/en/confirm-email?token=secret', 'UNKEPT_PAGE'],
  ['/unsubscribe?token=secret', 'UNKEPT_PAGE'],
  ['/payment/abc', 'UNKEPT_PAGE'],
  ['/profiles', 'UNKEPT_PAGE'],
  ['/api/docs', undefined],
  ['/robots.txt', undefined],
])('the page %s is %s', (path, rule) => {
  expect(ruleOfPage(path)).toBe(rule);
});

test('pictures shown as such are kept, and files asked for with a bearer are not', () => {
  expect(ruleOf('/api/v1/bucket/file/k?w=640', { destination: 'image' })).toBe('PICTURE');
  expect(ruleOf('/api/v1/bucket/file/k')).toBeUndefined();
  expect(ruleOf('/api/v1/bucket/file/k', { destination: 'image', headers: { authorization: 'Bearer a' } })).toBeUndefined();
});

test('another site is left alone', () => {
  expect(ruleOf('https://elsewhere.test/assets/a.js')).toBeUndefined();
  expect(ruleOf('/assets/a.js')).toBe('ASSET');
});
