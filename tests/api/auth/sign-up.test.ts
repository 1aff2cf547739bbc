import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, signUp } from '#contract/auth/auth.endpoints.ts';
import { accounts, devices } from '#server/modules/auth/auth.tables.ts';
import { call } from '#tests/support/api.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const password = 'quatre mots sans rapport';
let test: TestApp;

beforeAll(async () => {
  // What a password becomes is looked at here.
  test = await startTestApp({ env: { PASSWORD_HASHING: 'strong' } });
});
afterAll(() => test.close());

const signUpAs = (email: string, extra: object = {}) =>
  call(test.app, signUp, { body: { email, password, confirmPassword: password, ...extra } });

describe('POST /auth/n/classic', () => {
  it('makes an account and signs the device in', async () => {
    const { status, body } = await signUpAs('leila@exemple.test');
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: 'leila@exemple.test', userName: 'leila', authProvider: 'CLASSIC', isActivated: false });
    expect(body.role.name).toBe('CLIENT');
    expect(body.user).toEqual({ firstName: null, lastName: null, phoneNumber: null, avatar: null });
    const mine = await call(test.app, me, { bearer: body.token.accessToken });
    expect(mine.body.authID).toBe(body.authID);
  });

  it('keeps the password and the refresh token as hashes only', async () => {
    const { body } = await signUpAs('hashes@exemple.test');
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, body.authID));
    const [device] = await test.deps.db.select().from(devices).where(eq(devices.accountId, body.authID));
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify([account, device])).not.toContain(password);
    expect(JSON.stringify(device)).not.toContain(body.token.refreshToken);
  });

  it('writes an e-mail in one form', async () => {
    const { body } = await signUpAs('  Yasmine.K@Exemple.TEST ');
    expect(body.email).toBe('yasmine.k@exemple.test');
  });

  it('gives each account a user name of its own', async () => {
    const names = await Promise.all(['a', 'b', 'c'].map(async (host) => (await signUpAs(`jumelle@${host}.test`)).body.userName));
    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => name.startsWith('jumelle'))).toBe(true);
  });

  it('gives no more than a client has, whatever the body asks for', async () => {
    const { body } = await signUpAs('greedy@exemple.test', {
      role: 'GOD',
      roleName: 'GOD',
      access: [{ ressource: '*', privileges: 7 }],
      isActivated: true,
      emailConfirmed: true,
      state: 'ACTIVE',
    });
    expect(body).toMatchObject({ isActivated: false, emailConfirmed: false });
    expect(body.role.name).toBe('CLIENT');
    expect(body.access.some(({ ressource }) => ressource === '*')).toBe(false);
  });

  it('refuses a known e-mail, however it is written', async () => {
    await signUpAs('known@exemple.test');
    const { status, problem } = await signUpAs('KNOWN@exemple.test');
    expect(status).toBe(409);
    expect(problem).toEqual({ message: 'Un compte existe déjà avec cette adresse e-mail.', ressource: 'AUTHENTICATED_CLIENTS' });
    const inEnglish = await call(test.app, signUp, {
      body: { email: 'known@exemple.test', password, confirmPassword: password },
      headers: { 'accept-language': 'en' },
    });
    expect(inEnglish.problem.message).toBe('An account with this email address already exists.');
  });

  it('lets one of many at once have the e-mail', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUpAs('race@exemple.test')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('refuses what does not obey the rules, field by field', async () => {
    const { status, problem } = await call(test.app, signUp, {
      body: { email: 'not an email', password: 'court', confirmPassword: 'autre' },
    });
    expect(status).toBe(400);
    expect(problem.message).toBe('Validation error!');
    expect(problem.fields?.[0]).toEqual({ fieldName: 'email', message: "L'email doit être une adresse email valide" });
    expect(problem.fields?.map(({ fieldName }) => fieldName)).toContain('password');
  });

  it('refuses a confirmation that differs', async () => {
    const { status, problem } = await signUpAs('differs@exemple.test', { confirmPassword: 'quatre autres mots' });
    expect(status).toBe(400);
    expect(problem.fields).toEqual([
      { fieldName: 'confirmPassword', message: 'La confirmation du mot de passe doit être identique au mot de passe' },
    ]);
  });

  it.each(['12345678', 'Password2026!', 'azertyuiop', 'Motdepasse1', 'aaaaaaaa', 'abcabcabc'])(
    'refuses the common password %s',
    async (password) => {
      const { status, problem } = await signUpAs('common@exemple.test', { password, confirmPassword: password });
      expect(status).toBe(400);
      expect(problem.fields?.map(({ message }) => message)).toEqual([
        'Le mot de passe est trop courant : choisissez-en un autre, par exemple quatre mots sans rapport entre eux',
      ]);
    },
  );

  it('takes a password of 128 characters and no longer one', async () => {
    const long = 'un long mot de passe '.repeat(7);
    const [fits, not] = [long.slice(0, 128), long.slice(0, 129)];
    expect((await signUpAs('long@exemple.test', { password: fits, confirmPassword: fits })).status).toBe(201);
    expect((await signUpAs('longer@exemple.test', { password: not, confirmPassword: not })).problem.fields?.[0]?.fieldName).toBe(
      'password',
    );
  });

  it('welcomes by e-mail', async () => {
    await signUpAs('welcome@exemple.test');
    const mails = await mailsTo(test, 'welcome@exemple.test');
    expect(mails.map(({ subject }) => subject)).toEqual(['Votre compte est créé\u00A0: confirmez votre adresse']);
  });

  it('is limited to three tries of one e-mail from one address', async () => {
    const app = await test.openLimited();
    const password = 'quatre mots sans rapport';
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await call(app, signUp, { body: { email: 'again@exemple.test', password, confirmPassword: password } })).status);
    expect(statuses).toEqual([201, 409, 409, 429]);
    await app.close();
  });

  it('is limited per address', async () => {
    const app = await test.openLimited();
    const statuses = new Set<number>();
    for (let i = 0; i < 151; i += 1) statuses.add((await call(app, signUp, { body: {} })).status);
    const { status, headers } = await call(app, signUp, { body: {} });
    expect(statuses).toEqual(new Set([400, 429]));
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });
});
