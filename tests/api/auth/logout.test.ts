import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout, me, signIn } from '#contract/auth/auth.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askUploadToken, sendFiles } from '#tests/support/upload.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('GET /auth/n/logout', () => {
  it('ends the access and upload tokens of the device at once', async () => {
    const person = await newClient(test.app);
    const uploads = await askUploadToken(test.app, person.bearer);
    const { status, body, headers } = await call(test.app, logout, { bearer: person.refreshToken });
    expect([status, body]).toEqual([204, '']);
    expect(headers['cache-control']).toBe('no-store');
    expect((await call(test.app, me, { bearer: person.bearer })).problem.reason).toBe('TOKEN');
    expect((await sendFiles(test.app, uploads, [{ bytes: await jpegOf() }])).problem.reason).toBe('TOKEN');
  });

  it('leaves the other devices signed in', async () => {
    const person = await newClient(test.app);
    const other = await call(test.app, signIn, { body: { email: person.email, password: 'quatre mots sans rapport' } });
    await call(test.app, logout, { bearer: person.refreshToken });
    expect((await call(test.app, me, { bearer: other.body.token.accessToken })).status).toBe(200);
  });

  it('refuses without a refresh token', async () => {
    const { status, problem } = await call(test.app, logout);
    expect([status, problem.message]).toEqual([401, 'No refresh token']);
  });

  it('refuses an access token', async () => {
    const { bearer } = await newClient(test.app);
    expect((await call(test.app, logout, { bearer })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, me, { bearer })).status).toBe(200);
  });
});
