import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, refreshToken, signIn } from '#contract/auth/auth.endpoints.ts';
import { listDevices, revokeDevice } from '#contract/auth/devices.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const signInFrom = (email: string, headers: Record<string, string> = {}) =>
  call(test.app, signIn, { body: { email, password: 'quatre mots sans rapport' }, headers });
const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith('accalmie-device='))
    ?.split(';') ?? [];
const newsOf = async (email: string) =>
  (await mailsTo(test, email)).filter(({ subject }) => subject === 'Connexion depuis un nouvel appareil');

describe('GET /auth/devices/', () => {
  it('lists where the account is open, and marks the device that asks', async () => {
    const { email, bearer } = await newClient(test.app);
    test.clock.advanceMinutes(1);
    await signInFrom(email, { 'user-agent': phone });
    const { status, body } = await call(test.app, listDevices, { bearer });
    expect(status).toBe(200);
    expect(body.items.map(({ browser, system, isCurrent }) => [browser, system, isCurrent])).toEqual([
      ['Chrome', 'Android', false],
      [null, null, true],
    ]);
    expect(Object.keys(body.items[0] ?? {}).toSorted()).toEqual(['browser', 'createdAt', 'id', 'isCurrent', 'lastUsedAt', 'system']);
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, listDevices)).status).toBe(401);
  });
});

describe('DELETE /auth/devices/{id}', () => {
  it('signs that device out at its next call, and no other', async () => {
    const { email, bearer } = await newClient(test.app);
    const { token } = (await signInFrom(email)).body;
    const { items } = (await call(test.app, listDevices, { bearer })).body;
    const id = items.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const { status, body } = await call(test.app, revokeDevice, { bearer, parameters: { id } });
    expect(status).toBe(200);
    expect(body.items.map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await call(test.app, me, { bearer: token.accessToken })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, refreshToken, { bearer: token.refreshToken })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, revokeDevice, { bearer, parameters: { id } })).status).toBe(200);
  });

  it("treats somebody else's device as none", async () => {
    const [mine, theirs] = [await newClient(test.app), await newClient(test.app)];
    const { items } = (await call(test.app, listDevices, { bearer: theirs.bearer })).body;
    for (const id of [items[0]?.id ?? '', '0'.repeat(24), 'nonsense'])
      expect((await call(test.app, revokeDevice, { bearer: mine.bearer, parameters: { id } })).status).toBe(404);
    expect((await call(test.app, me, { bearer: theirs.bearer })).status).toBe(200);
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, revokeDevice, { parameters: { id: '0'.repeat(24) } })).status).toBe(401);
  });
});

describe('a sign-in from a device that was never seen', () => {
  it('is told by e-mail, with what it is', async () => {
    const { email } = await newClient(test.app);
    await signInFrom(email, { 'user-agent': phone });
    const [mail] = await newsOf(email);
    expect(mail?.text).toContain('Chrome sur Android, le 16 novembre 2026 à 9\u00A0h');
    expect(mail?.text).toContain('http://accalmie.test/profile/devices');
  });

  it('is told once of each, however often it signs in, and out', async () => {
    const { email } = await newClient(test.app);
    const [cookie = ''] = cookieOf((await signInFrom(email)).headers);
    await signInFrom(email, { cookie });
    expect(await newsOf(email)).toHaveLength(1);
  });

  it('is known by a cookie that only the calls of signing in see', async () => {
    const { email } = await newClient(test.app);
    const [cookie, ...attributes] = cookieOf((await signInFrom(email)).headers).map((part) => part.trim());
    expect(cookie).toMatch(/^accalmie-device=[\w-]{32}$/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/api/v1/auth/n', 'HttpOnly', 'SameSite=Strict']));
  });

  it('leaves one entry in the list for a browser that signs in again', async () => {
    const { email } = await newClient(test.app);
    const first = await signInFrom(email);
    const [cookie = ''] = cookieOf(first.headers);
    const second = await signInFrom(email, { cookie });
    const { items } = (await call(test.app, listDevices, { bearer: second.body.token.accessToken })).body;
    expect(items).toHaveLength(2);
    expect((await call(test.app, me, { bearer: first.body.token.accessToken })).problem.reason).toBe('TOKEN');
  });
});
