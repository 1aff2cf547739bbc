import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { createApp, type App } from '#server/app.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, demonstrationPassword, newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const as = (email: string, password = demonstrationPassword, query: { roles?: string; access?: string } = {}, app: App = test.app) =>
  call(app, signIn, { body: { email, password }, query });

describe('POST /auth/n/sign-in/classic', () => {
  it('gives the person and the tokens of the device', async () => {
    const { status, body } = await as('client@demo.test');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'client@demo.test', isActivated: true, user: { firstName: 'Salma' } });
    expect(body.token.accessToken.split('.')).toHaveLength(3);
    expect(body.token.refreshToken).not.toBe('');
  });

  it('takes the e-mail however it is written', async () => {
    expect((await as(' Client@Demo.TEST ')).status).toBe(200);
  });

  it('answers alike for an unknown e-mail and a wrong password', async () => {
    const unknown = await as('nobody@demo.test');
    const wrong = await as('client@demo.test', 'not the password');
    expect(wrong.status).toBe(401);
    expect(wrong.problem.reason).toBe('PASSWORD');
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('compares a password even when nobody has the e-mail', async () => {
    const compared: (string | null)[] = [];
    const { passwords } = test.deps;
    const app = await createApp({
      ...test.deps,
      passwords: {
        ...passwords,
        matches: (hash, password) => {
          compared.push(hash);
          return passwords.matches(hash, password);
        },
      },
    });
    await as('nobody@demo.test', 'not the password', {}, app);
    await app.close();
    expect(compared).toEqual([null]);
  });

  it('lets in a role that is asked for, and GOD always', async () => {
    expect((await as('therapist@demo.test', demonstrationPassword, { roles: 'ADMIN, THERAPIST' })).status).toBe(200);
    expect((await as('admin@demo.test', demonstrationPassword, { roles: 'THERAPIST' })).status).toBe(200);
    const { status, problem } = await as('client@demo.test', demonstrationPassword, { roles: 'ADMIN,THERAPIST' });
    expect([status, problem.message, problem.reason]).toEqual([403, 'Role mismatch', 'ROLE_MISMATCH']);
  });

  it('lets in who holds every access that is asked for', async () => {
    const access = 'RESERVATION:4,PAYMENT:3';
    expect((await as('therapist@demo.test', demonstrationPassword, { access })).status).toBe(200);
    expect((await as('admin@demo.test', demonstrationPassword, { access })).status).toBe(200);
    const { status, problem } = await as('client@demo.test', demonstrationPassword, { access });
    expect([status, problem.message, problem.reason]).toEqual([403, 'Access mismatch', 'ACCESS_MISMATCH']);
  });

  it.each(['NOTHING:1', 'RESERVATION', 'RESERVATION:9', 'RESERVATION:1:2'])('refuses the unreadable access %s', async (access) => {
    const { status, problem } = await as('client@demo.test', demonstrationPassword, { access });
    expect(status).toBe(400);
    expect(problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['access']);
  });

  it('tells a banned person, and only with the right password', async () => {
    const { authID, email } = await newClient(test.app);
    await test.deps.db.update(accounts).set({ state: 'BANNED' }).where(eq(accounts.id, authID));
    expect((await as(email, 'not the password')).problem.reason).toBe('PASSWORD');
    const { status, problem } = await as(email, 'quatre mots sans rapport');
    expect([status, problem.reason]).toEqual([403, 'BANNED']);
  });

  it('tells a suspended person until when, then lets it in', async () => {
    const { authID, email } = await newClient(test.app);
    const until = new Date(test.clock.now().getTime() + 3_600_000);
    await test.deps.db.update(accounts).set({ state: 'SUSPENDED', suspendedUntil: until }).where(eq(accounts.id, authID));
    const { status, problem } = await as(email, 'quatre mots sans rapport');
    expect([status, problem.reason, problem.until]).toEqual([403, 'SUSPENDED', until.toISOString()]);
    test.clock.advanceMinutes(61);
    expect((await as(email, 'quatre mots sans rapport')).status).toBe(200);
  });
});

describe('POST /auth/n/sign-in/classic, limits', () => {
  let app: App;
  beforeAll(async () => {
    app = await test.openLimited();
  });
  afterAll(() => app.close());

  it('stops at five failures of one account from one address, also when all are sent at once', async () => {
    const guesses = Array.from({ length: 11 }, () => as('moderator@demo.test', 'not the password', {}, app));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.sort((a, b) => a - b)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429]);
    const { status, headers } = await as('moderator@demo.test', demonstrationPassword, {}, app);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('locks out neither another account nor another address', async () => {
    expect((await as('client@demo.test', demonstrationPassword, {}, app)).status).toBe(200);
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/v1/auth/n/sign-in/classic',
      remoteAddress: '10.1.2.3',
      payload: { email: 'moderator@demo.test', password: demonstrationPassword },
    });
    expect(elsewhere.statusCode).toBe(200);
  });

  it('counts no success', async () => {
    for (let i = 0; i < 7; i += 1) expect((await as('therapist@demo.test', demonstrationPassword, {}, app)).status).toBe(200);
  });

  it('has a ceiling for one address that tries many accounts', async () => {
    const tries = Array.from({ length: 251 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/auth/n/sign-in/classic',
        remoteAddress: '10.9.9.9',
        payload: { email: `person${index}@demo.test`, password: 'the same guess' },
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(250);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
