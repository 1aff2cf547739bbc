import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAccount } from '#contract/auth/accounts.endpoints.ts';
import { me, signIn } from '#contract/auth/auth.endpoints.ts';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('PUT /auth/user/me/discretion', () => {
  it('is off at first, and answers the person as they now are', async () => {
    const { bearer } = await newClient(test.app);
    expect((await call(test.app, me, { bearer })).body.isDiscreet).toBe(false);
    const { status, body } = await call(test.app, changeDiscretion, { bearer, body: { isDiscreet: true } });
    expect([status, body.isDiscreet]).toEqual([200, true]);
    expect(body).toEqual((await call(test.app, me, { bearer })).body);
  });

  it('is told to each device at sign-in, to the practice, and among one’s own data', async () => {
    const { bearer, email, authID } = await newClient(test.app);
    await call(test.app, changeDiscretion, { bearer, body: { isDiscreet: true } });
    const elsewhere = await call(test.app, signIn, { body: { email, password: 'quatre mots sans rapport' } });
    expect(elsewhere.body.isDiscreet).toBe(true);
    const seen = await call(test.app, readAccount, { parameters: { authID }, bearer: await signInAs(test.app, 'therapist') });
    expect(seen.body.isDiscreet).toBe(true);
    const { body: own } = await call(test.app, exportOwnData, { bearer });
    expect(JSON.stringify(own)).toContain('"Notifications, e-mails et application discrets":true');
  });

  it.each([{}, { isDiscreet: 'true' }, { isDiscreet: null }])('refuses %j', async (body) => {
    const { bearer } = await newClient(test.app);
    const { status } = await call(test.app, changeDiscretion, { bearer, body });
    expect(status).toBe(400);
    expect((await call(test.app, me, { bearer })).body.isDiscreet).toBe(false);
  });
});
