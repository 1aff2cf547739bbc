import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { resetPassword } from '#contract/auth/mail-links.endpoints.ts';
import { createApp, type App } from '#server/app.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, demonstrationPassword, newClient } from '#tests/support/api.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
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

  const guessFrom = (remoteAddress: string, email: string, password = 'not the password', cookie?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/auth/n/sign-in/classic',
      remoteAddress,
      payload: { email, password },
      ...(cookie !== undefined && { headers: { cookie } }),
    });
  const deviceCookieOf = (answer: { cookies: { name: string; value: string }[] }) => {
    const cookie = answer.cookies.find(({ name }) => name === 'accalmie-device');
    return `accalmie-device=${cookie?.value}`;
  };

  it('stops at five failures of one account from one line, which for IPv6 is a /64', async () => {
    const { email } = await newClient(test.app);
    const guesses = Array.from({ length: 60 }, (_, index) => guessFrom(`2001:db8:9:9:${index.toString(16)}::1`, email));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await guessFrom('2001:db8:9:a::1', email, 'quatre mots sans rapport')).statusCode).toBe(200);
  });

  it('evaluates twenty guesses of one account and hour from everywhere together, known or not, and lets its own devices in', async () => {
    const { email } = await newClient(test.app);
    const own = deviceCookieOf(await guessFrom('203.0.113.1', email, 'quatre mots sans rapport'));
    for (const guessed of [email, 'nobody-at-all@demo.test']) {
      const guesses = Array.from({ length: 60 }, (_, index) => guessFrom(`198.18.${index}.1`, guessed));
      const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
      expect([guessed, statuses.filter((status) => status === 401).length]).toEqual([guessed, 20]);
    }
    // Whoever knows the password, on a device that nobody knows, waits; on the person's own it works, from anywhere.
    expect((await guessFrom('203.0.113.2', email, 'quatre mots sans rapport')).statusCode).toBe(429);
    expect((await guessFrom('203.0.113.3', email, 'quatre mots sans rapport', own)).statusCode).toBe(200);
    const others = deviceCookieOf(await guessFrom('203.0.113.4', 'client@demo.test', demonstrationPassword));
    expect((await guessFrom('203.0.113.5', email, 'quatre mots sans rapport', others)).statusCode).toBe(429);
  });

  it('lets in whoever has opened a link mailed to the account, whatever is guessed elsewhere', async () => {
    const { email } = await newClient(test.app);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const token = tokenIn((await mailsTo(test, email)).find(({ text }) => text.includes('/reset-password'))?.text);
    const newPassword = 'cinq autres mots sans rapport';
    const confirmed = await app.inject({
      method: 'PUT',
      url: `/api/v1/auth/n/reset-password-confirm?token=${token}`,
      payload: { newPassword, confirmPassword: newPassword },
    });
    expect(confirmed.statusCode).toBe(204);
    await Promise.all(Array.from({ length: 30 }, (_, index) => guessFrom(`198.19.${index}.1`, email)));
    expect((await guessFrom('203.0.113.6', email, newPassword)).statusCode).toBe(429);
    expect((await guessFrom('203.0.113.6', email, newPassword, deviceCookieOf(confirmed))).statusCode).toBe(200);
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
