import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, refreshToken, signIn } from '#contract/auth/auth.endpoints.ts';
import { confirmEmail, resetPassword, resetPasswordConfirm } from '#contract/auth/mail-links.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const newPassword = 'cinq autres mots sans rapport';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function personWithLink() {
  const person = await newClient(test.app);
  await call(test.app, resetPassword, { body: { emailOrUsername: person.email } });
  const mails = await mailsTo(test, person.email);
  return { ...person, token: tokenIn(mails.find(({ text }) => text.includes('/reset-password'))?.text) };
}

const confirm = (token: string, body: object = {}) =>
  call(test.app, resetPasswordConfirm, { query: { token }, body: { newPassword, confirmPassword: newPassword, ...body } });
const signInWith = (email: string, password: string) => call(test.app, signIn, { body: { email, password } });

describe('PUT /auth/n/reset-password-confirm', () => {
  it('sets the new password', async () => {
    const { email, token } = await personWithLink();
    expect((await confirm(token)).status).toBe(204);
    expect((await signInWith(email, newPassword)).status).toBe(200);
    expect((await signInWith(email, 'quatre mots sans rapport')).status).toBe(401);
  });

  it('signs every device out and says so by e-mail', async () => {
    const person = await personWithLink();
    await confirm(person.token);
    expect((await call(test.app, me, { bearer: person.bearer })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, refreshToken, { bearer: person.refreshToken })).problem.reason).toBe('TOKEN');
    expect((await mailsTo(test, person.email)).map(({ subject }) => subject)).toContain('Votre mot de passe a été changé');
  });

  it('confirms the address the link was read at', async () => {
    const { authID, token } = await personWithLink();
    await confirm(token);
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, authID));
    expect(account?.emailConfirmed).toBe(true);
  });

  it('takes a link once, and of two calls at once one', async () => {
    const { token } = await personWithLink();
    const statuses = (await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect((await confirm(token)).problem.reason).toBe('LINK_OVER');
  });

  it('ends the other links with the one used', async () => {
    const { email, token } = await personWithLink();
    test.clock.advanceMinutes(1);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    const second = tokenIn((await mailsTo(test, email)).filter(({ text }) => text.includes('/reset-password')).at(-1)?.text);
    expect(second).not.toBe(token);
    expect((await confirm(second)).status).toBe(204);
    expect((await confirm(token)).problem.reason).toBe('LINK_OVER');
  });

  it('takes no link after an hour', async () => {
    const { token } = await personWithLink();
    test.clock.advanceMinutes(60);
    expect((await confirm(token)).problem.reason).toBe('LINK_OVER');
  });

  it('takes no link made for something else, for another address, or never made', async () => {
    const { email, token, authID } = await personWithLink();
    const welcome = tokenIn((await mailsTo(test, email)).find(({ text }) => text.includes('/confirm-email'))?.text);
    expect((await confirm(welcome)).problem.reason).toBe('LINK_OVER');
    expect((await call(test.app, confirmEmail, { query: { token } })).problem.reason).toBe('LINK_OVER');
    expect((await confirm('made-up')).problem.reason).toBe('LINK_OVER');
    await test.deps.db
      .update(accounts)
      .set({ email: `other-${email}` })
      .where(eq(accounts.id, authID));
    expect((await confirm(token)).problem.reason).toBe('LINK_OVER');
  });

  it('refuses a password that is short, common or not repeated, and keeps the link', async () => {
    const { token } = await personWithLink();
    const fieldsOf = async (body: object) => (await confirm(token, body)).problem.fields;
    expect((await fieldsOf({ newPassword: 'court', confirmPassword: 'court' }))?.[0]?.fieldName).toBe('newPassword');
    expect((await fieldsOf({ confirmPassword: 'autre chose' }))?.[0]?.fieldName).toBe('confirmPassword');
    expect(await fieldsOf({ newPassword: 'Password2026!', confirmPassword: 'Password2026!' })).toEqual([
      {
        fieldName: 'newPassword',
        message: 'Le nouveau mot de passe est trop courant : choisissez-en un autre, par exemple quatre mots sans rapport entre eux',
      },
    ]);
    expect((await confirm(token)).status).toBe(204);
  });

  it('needs a token', async () => {
    expect((await call(test.app, resetPasswordConfirm, { body: { newPassword, confirmPassword: newPassword } })).status).toBe(400);
  });
});
