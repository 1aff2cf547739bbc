import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, refreshToken, signIn, updatePassword } from '#contract/auth/auth.endpoints.ts';
import { resetPassword, resetPasswordConfirm } from '#contract/auth/mail-links.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const oldPassword = 'quatre mots sans rapport';
const newPassword = 'cinq autres mots sans rapport';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const change = (bearer: string, body: object = {}, app = test.app) =>
  call(app, updatePassword, { bearer, body: { oldPassword, newPassword, confirmPassword: newPassword, ...body } });
const signInWith = (email: string, password: string) => call(test.app, signIn, { body: { email, password } });

describe('PUT /auth/n/update-password', () => {
  it('changes the password', async () => {
    const { bearer, email } = await newClient(test.app);
    expect((await change(bearer)).status).toBe(204);
    expect((await signInWith(email, oldPassword)).status).toBe(401);
    expect((await signInWith(email, newPassword)).status).toBe(200);
  });

  it('signs every other device out, at once, and not this one', async () => {
    const person = await newClient(test.app);
    const other = (await signInWith(person.email, oldPassword)).body.token;
    await change(person.bearer);
    expect((await call(test.app, me, { bearer: other.accessToken })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, refreshToken, { bearer: other.refreshToken })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, me, { bearer: person.bearer })).status).toBe(200);
    expect((await call(test.app, refreshToken, { bearer: person.refreshToken })).status).toBe(200);
  });

  it('ends a link to a new one that was mailed before', async () => {
    const { bearer, email } = await newClient(test.app);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const token = tokenIn((await mailsTo(test, email)).find(({ text }) => text.includes('/reset-password'))?.text);
    await change(bearer);
    const body = { newPassword: oldPassword, confirmPassword: oldPassword };
    expect((await call(test.app, resetPasswordConfirm, { query: { token }, body })).problem.reason).toBe('LINK_OVER');
    expect((await signInWith(email, newPassword)).status).toBe(200);
  });

  it('says so by e-mail', async () => {
    const { bearer, email } = await newClient(test.app);
    await change(bearer);
    expect((await mailsTo(test, email)).map(({ subject }) => subject)).toContain('Votre mot de passe a été changé');
  });

  it('refuses a common new password, on its field', async () => {
    const { bearer } = await newClient(test.app);
    const { problem } = await change(bearer, { newPassword: 'qwertyuiop', confirmPassword: 'qwertyuiop' });
    expect(problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['newPassword']);
  });

  it('refuses a wrong old password, on its field', async () => {
    const { bearer, email } = await newClient(test.app);
    const { status, problem } = await change(bearer, { oldPassword: 'not the password' });
    expect([status, problem.reason]).toEqual([401, 'PASSWORD']);
    expect(problem.fields).toEqual([{ fieldName: 'oldPassword', message: "Le mot de passe actuel n'est pas valide" }]);
    expect((await signInWith(email, oldPassword)).status).toBe(200);
  });

  it('refuses a new password that is short, or not repeated', async () => {
    const { bearer } = await newClient(test.app);
    const short = await change(bearer, { newPassword: 'court', confirmPassword: 'court' });
    expect(short.problem.fields?.[0]?.fieldName).toBe('newPassword');
    const differs = await change(bearer, { confirmPassword: 'autre chose' });
    expect(differs.problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['confirmPassword']);
  });

  it('refuses an account that signs in elsewhere', async () => {
    const { bearer, authID } = await newClient(test.app);
    await test.deps.db.update(accounts).set({ authProvider: 'GOOGLE', passwordHash: null }).where(eq(accounts.id, authID));
    expect((await change(bearer)).problem.reason).toBe('ACCESS_MISMATCH');
  });

  it('stops at five wrong ones', async () => {
    const { bearer } = await newClient(test.app);
    const app = await test.openLimited();
    for (let i = 0; i < 5; i += 1) expect((await change(bearer, { oldPassword: 'not the password' }, app)).status).toBe(401);
    expect((await change(bearer, {}, app)).status).toBe(429);
    await app.close();
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, updatePassword, { body: { oldPassword, newPassword, confirmPassword: newPassword } })).status).toBe(401);
  });
});
