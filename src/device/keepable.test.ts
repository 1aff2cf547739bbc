import { expect, test } from 'vitest';
import { isKeepableAnswer, isKeepableAsset, isKeepablePage, isKeepablePicture } from './keepable.ts';

const ours = { 'content-security-policy': "default-src 'self'; trusted-types accalmie-html" };

/** As the browser answers a call of the same origin; a constructed response says « default ». */
function answer(type: string, { status = 200, redirected = false, origin = 'basic', headers = {} } = {}): Response {
  const made = new Response('{}', { status, headers: { 'content-type': type, ...headers } });
  return Object.defineProperties(made, { type: { value: origin }, redirected: { value: redirected } });
}

const judges = { isKeepableAnswer, isKeepableAsset, isKeepablePage, isKeepablePicture };
const keptBy = (given: Response) =>
  Object.entries(judges)
    .filter(([, isKeepable]) => isKeepable(given))
    .map(([name]) => name);

test('what is ours and whole is kept, each by its own rule', () => {
  expect(keptBy(answer('application/json; charset=utf-8', { headers: { 'cache-control': 'public, no-cache' } }))).toContain(
    'isKeepableAnswer',
  );
  expect(keptBy(answer('text/html; charset=utf-8', { headers: ours }))).toEqual(['isKeepablePage']);
  expect(keptBy(answer('text/javascript'))).toEqual(['isKeepableAsset']);
  expect(keptBy(answer('image/webp', { headers: { 'cache-control': 'public, immutable' } }))).toContain('isKeepablePicture');
});

test('a captive portal, an error, a redirect and a private answer are not', () => {
  expect(keptBy(answer('text/html'))).toEqual([]);
  for (const type of ['application/json', 'text/html', 'text/javascript', 'image/webp']) {
    const headers = { ...ours, 'cache-control': 'public' };
    expect(keptBy(answer(type, { status: 500, headers }))).toEqual([]);
    expect(keptBy(answer(type, { redirected: true, headers }))).toEqual([]);
    expect(keptBy(answer(type, { origin: 'opaque', headers }))).toEqual([]);
  }
  expect(keptBy(answer('application/json', { headers: { 'cache-control': 'no-store' } }))).not.toContain('isKeepableAnswer');
  expect(keptBy(answer('image/webp', { headers: { 'cache-control': 'no-store' } }))).not.toContain('isKeepablePicture');
});
