import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout, me, refreshToken } from '#contract/auth/auth.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const refresh = (bearer?: string) => call(test.app, refreshToken, bearer === undefined ? {} : { bearer });

describe('GET /auth/z/refresh-token', () => {
  it('gives an access token that works once the first has expired', async () => {
    const person = await newClient(test.app);
    test.clock.advanceMinutes(11);
    const { status, body, headers } = await refresh(person.refreshToken);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect((await call(test.app, me, { bearer: body.accessToken })).body.authID).toBe(person.authID);
  });

  it('serves two tabs that refresh at once', async () => {
    const person = await newClient(test.app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(person.refreshToken)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) expect((await call(test.app, me, { bearer: body.accessToken })).status).toBe(200);
  });

  it('answers again when the first answer was lost', async () => {
    const person = await newClient(test.app);
    await refresh(person.refreshToken);
    expect((await refresh(person.refreshToken)).status).toBe(200);
  });

  it('refuses after logout', async () => {
    const person = await newClient(test.app);
    await call(test.app, logout, { bearer: person.refreshToken });
    const { status, problem } = await refresh(person.refreshToken);
    expect([status, problem.message, problem.reason]).toEqual([403, 'Token invalid or expired', 'TOKEN']);
  });

  it('refuses without a token, with an access token and with nonsense', async () => {
    const { bearer } = await newClient(test.app);
    expect((await refresh()).status).toBe(401);
    expect((await refresh(bearer)).problem.reason).toBe('TOKEN');
    expect((await refresh('nonsense')).problem.reason).toBe('TOKEN');
  });

  it('refuses a banned person', async () => {
    const person = await newClient(test.app);
    await test.deps.db.update(accounts).set({ state: 'BANNED' }).where(eq(accounts.id, person.authID));
    expect((await refresh(person.refreshToken)).problem.reason).toBe('BANNED');
  });

  it('ends after 180 days', async () => {
    const person = await newClient(test.app);
    test.clock.advanceMinutes(180 * 24 * 60 - 1);
    expect((await refresh(person.refreshToken)).status).toBe(200);
    test.clock.advanceMinutes(1);
    expect((await refresh(person.refreshToken)).problem.reason).toBe('TOKEN');
  });
});
