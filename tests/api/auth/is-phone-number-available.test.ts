import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPhoneNumberAvailable } from '#contract/auth/auth.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ bearer } = await newClient(test.app, { isActivated: false }));
});
afterAll(() => test.close());

const ask = (phoneNumber: string, as = bearer) => call(test.app, isPhoneNumberAvailable, { bearer: as, query: { phoneNumber } });

describe('GET /auth/user/is-phonenumber-available', () => {
  it('tells a free number from a taken one, however it is written', async () => {
    expect((await ask('+21699999999')).body).toEqual({ available: true });
    expect((await ask('20 000 001')).body).toEqual({ available: false });
    expect((await ask('00216 20000001')).body).toEqual({ available: false });
  });

  it('counts one’s own number as available', async () => {
    expect((await ask('+21620000001', await signInAs(test.app, 'client'))).body).toEqual({ available: true });
  });

  it('refuses what is no number', async () => {
    expect((await ask('abc')).problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['phoneNumber']);
  });

  it('refuses a visitor: it would tell who is a client', async () => {
    expect((await call(test.app, isPhoneNumberAvailable, { query: { phoneNumber: '+21620000001' } })).status).toBe(401);
  });
});
