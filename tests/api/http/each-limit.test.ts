import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '#contract/endpoints.ts';
import type { App } from '#server/app.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken } from '#tests/support/upload.ts';

interface Limit {
  readonly calls: readonly string[];
  /** Written from DOMAIN 8, never read from the server. */
  readonly times: number;
  readonly seconds: number;
}

const [tenMinutes, hour, day] = [600, 3600, 86_400];
const nobody = '0123456789abcdef01234567';

/** Of one person, whatever becomes of the calls, which count together. */
const limits: readonly Limit[] = [
  { calls: ['POST /v1/booking/reservation/self'], times: 5, seconds: hour },
  { calls: ['POST /v1/payment/pay/', 'POST /v1/payment/pay/manual-pay'], times: 10, seconds: hour },
  { calls: ['POST /v1/bucket/file/', 'POST /v1/bucket/file/create-by-url'], times: 20, seconds: hour },
  { calls: ['POST /v1/threads/thread/'], times: 3, seconds: day },
  {
    calls: ['add-comment/{slug}', '{slug}/update-comment/{commentId}', '{slug}'].map((path) => `PUT /v1/threads/thread/${path}`),
    times: 6,
    seconds: tenMinutes,
  },
  {
    calls: ['blogs/blogs', 'threads/thread'].flatMap((piece) =>
      ['clap', 'upvote', 'downvote', 'remove-vote'].map((vote) => `PUT /v1/${piece}/${vote}/{slug}`),
    ),
    times: 60,
    seconds: tenMinutes,
  },
  { calls: ['POST /v1/threads/thread/{slug}/report'], times: 10, seconds: day },
  { calls: ['PUT /v1/auth/n/email-confirmation'], times: 3, seconds: hour },
  { calls: ['POST /v1/client/push-subscription', 'POST /v1/client/push-subscription/test'], times: 30, seconds: hour },
  { calls: ['GET /v1/auth/user/is-phonenumber-available'], times: 20, seconds: hour },
  { calls: ['PUT /v1/auth/user/me'], times: 20, seconds: hour },
  { calls: ['GET /v1/payment/receipts/{id}/pdf'], times: 60, seconds: tenMinutes },
];

/** Of an address that nobody has signed in from: thousands of phones may share it. */
const bareLimits: readonly Limit[] = [
  { calls: ['POST /v1/auth/n/classic'], times: 30, seconds: hour },
  { calls: ['POST /v1/blogs/blogs/reading/{slug}'], times: 300, seconds: hour },
  {
    calls: ['PUT /v1/auth/n/reset-password', 'PUT /v1/auth/n/reset-password-confirm', 'PUT /v1/auth/n/email-confirmation-confirm'],
    times: 150,
    seconds: hour,
  },
];

/** Their verbs count, some of them failures alone: sign-in.test.ts, update-password.test.ts and social-sign-in.test.ts. */
const countedByTheirVerb = [
  'POST /v1/auth/n/sign-in/classic',
  'PUT /v1/auth/n/update-password',
  ...['facebook', 'google', 'linkedin'].map((name) => `POST /v1/auth/n/${name}`),
];

let tested: TestApp;
let app: App;
beforeAll(async () => {
  tested = await startTestApp();
  app = await tested.openLimited();
});
afterAll(async () => {
  await app.close();
  await tested.close();
});

interface Person {
  readonly bearer: string;
  readonly upload: string;
}
async function somebody(): Promise<Person> {
  const { bearer } = await newClient(tested.app);
  return { bearer, upload: await askUploadToken(tested.app, bearer) };
}

const requestOf = (call: string, remoteAddress: string, person?: Person): InjectOptions => {
  const [method, path = ''] = call.split(' ');
  const bearer = path.startsWith('/v1/bucket/') ? person?.upload : person?.bearer;
  return {
    method: method as 'GET',
    url: `/api${path.replaceAll(/\{\w+\}/g, nobody)}`,
    remoteAddress,
    ...(bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } }),
    ...(method === 'GET' ? {} : { payload: {} }),
  };
};

/** As often as allowed, all at once and over all processes; then once too often. */
async function expectLimit({ calls, times, seconds }: Limit, address: string, person?: Person): Promise<void> {
  const send = (index: number) => app.inject(requestOf(calls[index % calls.length] ?? '', address, person));
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(Math.floor(index / 2))));
  expect(answers.filter(({ statusCode }) => [401, 429].includes(statusCode)).length, 'all of them are let through').toBe(0);
  for (const index of calls.keys()) {
    const refused = await send(index);
    expect([refused.statusCode, refused.json<{ reason: string }>().reason], calls[index]).toEqual([429, 'RATE_LIMITED']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(seconds - 120);
    expect(wait).toBeLessThanOrEqual(seconds);
  }
}

test('every call with a limit is here', () => {
  const all = [...limits, ...bareLimits].flatMap(({ calls }) => calls).concat(countedByTheirVerb);
  const declared = allEndpoints.filter(({ limit }) => limit).map(({ method, path }) => `${method} ${path}`);
  expect(all.toSorted()).toEqual(declared.toSorted());
});

test.each(limits)('$times in $seconds s for one person, another is free: $calls', async (limit) => {
  await expectLimit(limit, '10.0.0.1', await somebody());
  const other = await somebody();
  for (const call of limit.calls) expect((await app.inject(requestOf(call, '10.0.0.1', other))).statusCode).not.toBe(429);
});

test.each(bareLimits)('$times in $seconds s for one address, another is free: $calls', async (limit) => {
  await expectLimit(limit, '10.0.0.2');
  for (const call of limit.calls) expect((await app.inject(requestOf(call, '10.0.0.3'))).statusCode).not.toBe(429);
});

test('what is sent again after a lost answer, or put right after a refusal, is not counted again', async () => {
  const { bearer } = await somebody();
  const [category] = await tested.deps.db.select().from(categories).limit(1);
  const send = (item: string, title = 'Ce qui aide à dormir') =>
    app.inject({
      method: 'POST',
      url: '/api/v1/threads/thread/',
      headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': `${item}/open` },
      payload: { title, content: '<p>Je commence par ce qui m’aide, à vous la suite.</p>', categoryId: category?.id },
    });
  const items = Array.from({ length: 4 }, () => randomUUID());
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await send(items[0] ?? '')).statusCode);
  for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await send(items[1] ?? '', 'Court')).statusCode);
  for (const item of items.slice(1)) statuses.push((await send(item)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 400, 400, 400, 400, 201, 201, 429]);
});
