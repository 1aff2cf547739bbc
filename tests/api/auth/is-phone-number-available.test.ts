import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPhoneNumberAvailable, updateMe } from '#contract/auth/auth.endpoints.ts';
import type { App } from '#server/app.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
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

  it('is not kept from its holder by somebody who typed it, and whom nothing proves', async () => {
    const [stranger, holder] = [await newClient(test.app), await newClient(test.app)];
    const phoneNumber = '+21695000001';
    const save = (who: { bearer: string }) => call(test.app, updateMe, { bearer: who.bearer, body: { phoneNumber } });
    expect((await save(stranger)).status).toBe(200);
    expect((await ask(phoneNumber, holder.bearer)).body).toEqual({ available: true });
    expect((await save(holder)).status).toBe(200);
    await test.deps.db.update(accounts).set({ emailConfirmed: true }).where(eq(accounts.id, holder.authID));
    expect((await ask(phoneNumber)).body).toEqual({ available: false });
  });
});

describe('whether a number is a client’s', () => {
  const taken = '+21620000001';
  let app: App;
  beforeAll(async () => {
    app = await test.openLimited();
  });
  afterAll(() => app.close());

  const askFrom = async (remoteAddress: string, as: string, phoneNumber: string) => {
    const url = `/api/v1/auth/user/is-phonenumber-available?phoneNumber=${encodeURIComponent(phoneNumber)}`;
    const answer = await app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${as}` } });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return answer.json<{ available: boolean }>().available;
  };
  const free = (index: number) => `+2169400${String(index).padStart(4, '0')}`;

  it('is told of five different numbers an account and day, however asked; then every number is free', async () => {
    const { bearer: as } = await newClient(test.app, { isActivated: false });
    expect(await askFrom('192.0.2.1', as, taken)).toBe(false);
    for (let index = 0; index < 3; index += 1) expect(await askFrom('192.0.2.1', as, free(index))).toBe(true);
    const save = (phoneNumber: string) => call(app, updateMe, { bearer: as, body: { phoneNumber } });
    expect((await save('+21620000002')).status).toBe(409);
    expect(await askFrom('192.0.2.1', as, '+21620000003')).toBe(true);
    // What was told stays as it was told; and saving a number says no more than asking.
    expect(await askFrom('192.0.2.1', as, taken)).toBe(false);
    expect((await save('+21620000003')).status).toBe(200);
  });

  it('is told of twenty numbers a network and day, which for IPv6 is a /48', async () => {
    for (let person = 0; person < 4; person += 1) {
      const { bearer: as } = await newClient(test.app, { isActivated: false });
      for (let index = 0; index < 5; index += 1) await askFrom(`2001:db8:7:${person}::${index + 1}`, as, free(100 + 5 * person + index));
    }
    const { bearer: as } = await newClient(test.app, { isActivated: false });
    expect(await askFrom('2001:db8:7:ffff::1', as, taken)).toBe(true);
    const elsewhere = (await newClient(test.app, { isActivated: false })).bearer;
    expect(await askFrom('2001:db8:8::1', elsewhere, taken)).toBe(false);
  });
});
