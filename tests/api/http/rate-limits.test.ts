import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { forgetOldCounts } from '#server/http/rate-limits.ts';
import { rateLimitCounts } from '#server/http/rate-limits.tables.ts';
import { settings } from '#server/modules/client/client.tables.ts';
import { buildServices } from '#server/services.ts';
import { createApp } from '#server/app.ts';
import { call } from '../../support/api.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let tested: TestApp;
beforeAll(async () => {
  // Without the demonstration's factor of a hundred.
  tested = await startTestApp({ env: { RATE_LIMITS: 'on', SEED: 'none' } });
});
afterAll(() => tested.close());

const guess = (app = tested.app) => call(app, signIn, { body: { email: 'client@demo.test', password: 'not the password' } });
const counts = () => tested.deps.db.select().from(rateLimitCounts);

test('five failures are five, whichever process they were sent to, all at once', async () => {
  const statuses = (await Promise.all(Array.from({ length: 12 }, () => guess()))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('the address is that of the connection; a header names another only where it comes from a proxy we trust', async () => {
  const from = (test: TestApp, address: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/n/sign-in/classic',
      headers: { 'x-forwarded-for': address },
      payload: { email: 'therapist@demo.test', password: 'not the password' },
    });
  const addresses = Array.from({ length: 7 }, (_, index) => `203.0.113.${index}`);
  const statusesOf = async (test: TestApp) =>
    (await Promise.all(addresses.map((each) => from(test, each)))).map(({ statusCode }) => statusCode);
  expect((await statusesOf(tested)).filter((status) => status === 429)).toHaveLength(2);
  const behindProxy = await startTestApp({ env: { RATE_LIMITS: 'on', SEED: 'none', TRUST_PROXY: '127.0.0.1' } });
  expect((await statusesOf(behindProxy)).filter((status) => status === 429)).toHaveLength(0);
  await behindProxy.close();
});

test('they are wide where the demonstration is what the database holds, and only there', async () => {
  const statusesOf = async (test: TestApp) =>
    (await Promise.all(Array.from({ length: 7 }, () => guess(test.app)))).map(({ status }) => status);
  const demonstration = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  expect(await statusesOf(demonstration)).toEqual(Array.from({ length: 7 }, () => 401));
  await demonstration.close();
  const practice = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  await practice.deps.db.delete(settings).where(eq(settings.name, 'isDemonstration'));
  expect((await statusesOf(practice)).filter((status) => status === 429)).toHaveLength(2);
  await practice.close();
});

test('a restart forgets none', async () => {
  const { env, database, clock, log } = tested.deps;
  const services = await buildServices(env, database, clock, log);
  const restarted = await createApp(services);
  expect((await guess(restarted)).status).toBe(429);
  await restarted.close();
  await services.events.stop();
});

test('no address and no e-mail is kept', async () => {
  const rows = await counts();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/demo\.test|127\.0\.0\.1/);
});

test('a count is forgotten once its time is over, not before', async () => {
  await forgetOldCounts(tested.deps);
  expect(await counts()).not.toEqual([]);
  await tested.deps.db.update(rateLimitCounts).set({ expire: Date.now() - 1 });
  expect((await guess()).status).toBe(401);
  await tested.deps.db.update(rateLimitCounts).set({ expire: Date.now() - 1 });
  await forgetOldCounts(tested.deps);
  expect(await counts()).toEqual([]);
});
