import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, signIn, signUp, updatePassword } from '#contract/auth/auth.endpoints.ts';
import { confirmEmail, resetPassword } from '#contract/auth/mail-links.endpoints.ts';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import {
  listSocialProviders,
  signInWithFacebook,
  signInWithGoogle,
  signInWithLinkedin,
  signInWithUnknown,
} from '#contract/auth/social.endpoints.ts';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import { createApp } from '#server/app.ts';
import { ProviderUnreached } from '#server/gateways/ask-provider.ts';
import { facebookProvider } from '#server/gateways/facebook-provider.ts';
import { openIdProvider } from '#server/gateways/openid-provider.ts';
import { accounts, socialAccounts } from '#server/modules/auth/auth.tables.ts';
import { call } from '#tests/support/api.ts';
import { mailsTo, tokenIn } from '#tests/support/mails.ts';
import { startSocialProvider, type Grant, type LocalSocialProvider, type SocialPerson } from '#tests/support/social-provider.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let local: LocalSocialProvider;
let test: TestApp;
beforeAll(async () => {
  local = await startSocialProvider();
  test = await startTestApp({ env: local.env });
});
afterAll(async () => {
  await test.close();
  await local.close();
});

const endpoints = { facebook: signInWithFacebook, google: signInWithGoogle, linkedin: signInWithLinkedin } as const;
const providers = ['facebook', 'google', 'linkedin'] as const;
const codeProviders = ['google', 'linkedin'] as const;
const kinds = { facebook: 'FACEBOOK', google: 'GOOGLE', linkedin: 'LINKEDIN' } as const;
const sentence =
  "Oops! Une erreur s'est produite lors de la tentative de connexion! Veuillez réessayer, ou utilisez une autre méthode de connexion.";

let people = 0;
const newPerson = (more: Partial<SocialPerson> = {}): SocialPerson => {
  people += 1;
  return { id: `10215${people}`, name: 'Nour Ben Ali', email: `nour${people}@exemple.test`, ...more };
};

const send = (provider: SocialProvider, token: string, locale: 'fr' | 'en' = 'fr', app = test.app) =>
  call(app, endpoints[provider] as typeof signInWithFacebook, { body: { token }, locale });
const enter = (provider: SocialProvider, person: SocialPerson, more: Partial<Grant> = {}) =>
  send(provider, local.issue(provider, { person, ...more }));

describe.each(providers)('POST /v1/auth/n/%s', (provider) => {
  it('makes the account at the first sign-in, and finds it at the next, whatever the address has become', async () => {
    const person = newPerson();
    const first = await enter(provider, person);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      email: person.email,
      emailConfirmed: provider !== 'facebook',
      authProvider: kinds[provider],
      isActivated: false,
      role: { name: 'CLIENT' },
      user: { firstName: 'Nour', lastName: 'Ben Ali', phoneNumber: null },
    });
    const again = await enter(provider, { ...person, email: 'another@exemple.test' });
    expect([again.status, again.body.authID, again.body.email]).toEqual([200, first.body.authID, person.email]);
    const { body } = await call(test.app, me, { bearer: again.body.token.accessToken });
    expect(body.authID).toBe(first.body.authID);
  });

  it('welcomes, and asks to confirm only an address that the provider does not vouch for', async () => {
    const person = newPerson();
    await enter(provider, person);
    const [mail] = await mailsTo(test, person.email ?? '');
    expect(mail?.subject).toBe(provider === 'facebook' ? 'Votre compte est créé\u00A0: confirmez votre adresse' : 'Votre compte est créé');
    expect(mail?.text.includes('/confirm-email?token=')).toBe(provider === 'facebook');
  });

  it('tells of a browser that was never seen', async () => {
    const person = newPerson();
    await enter(provider, person);
    await enter(provider, person);
    const subjects = (await mailsTo(test, person.email ?? '')).map(({ subject }) => subject);
    expect(subjects).toContain('Connexion depuis un nouvel appareil');
  });

  it('signs in who has no address there', async () => {
    const { email: _, ...person } = newPerson();
    const { status, body } = await enter(provider, person);
    expect([status, body.email, body.emailConfirmed]).toEqual([201, '', false]);
    expect(body.userName).toMatch(/^nourbenali\d*$/);
    expect((await enter(provider, person)).body.authID).toBe(body.authID);
  });

  it.each(['اسم', '', '   '])('makes a user name of a name without Latin letters: « %s »', async (name) => {
    const { email: _, ...person } = newPerson({ name });
    expect((await enter(provider, person)).body.userName).toMatch(/^membre\d*$/);
  });

  it('never takes over an account with a password, and says how to sign in', async () => {
    const person = newPerson();
    const password = 'quatre mots sans rapport';
    await call(test.app, signUp, { body: { email: person.email, password, confirmPassword: password } });
    const { status, problem } = await enter(provider, { ...person, email: person.email?.toUpperCase() ?? '' });
    expect([status, problem.ressource]).toEqual([409, 'AUTHENTICATED_CLIENTS']);
    expect(problem.message).toBe('Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois.');
    expect((await call(test.app, signIn, { body: { email: person.email, password } })).body.authProvider).toBe('CLASSIC');
    expect(await test.deps.db.$count(socialAccounts, eq(socialAccounts.subject, person.id))).toBe(0);
  });

  it.each([
    ['was given to another application', { app: 'another-site' }],
    ['has been revoked', { isRevoked: true }],
    ['is too old', { expiresAt: new Date('2026-11-16T07:59:59Z') }],
  ] as const)('refuses a token that %s', async (_, grant) => {
    const person = newPerson();
    const { status, problem } = await enter(provider, person, grant);
    expect([status, problem.reason, problem.message]).toEqual([401, 'SOCIAL_REFUSED', sentence]);
    expect(await test.deps.db.$count(accounts, eq(accounts.email, person.email ?? ''))).toBe(0);
  });

  it('refuses a token of nobody, and one that is missing', async () => {
    expect((await send(provider, 'made-up')).status).toBe(401);
    expect((await send(provider, '../me?x=|')).status).toBe(401);
    expect((await send(provider, '')).problem.fields?.[0]?.fieldName).toBe('token');
    expect((await send(provider, 'a'.repeat(4001))).status).toBe(400);
  });

  it.each(['ERROR_500', 'GARBAGE', 'CUT', 'STRANGE_JSON'] as const)('says that the provider cannot be asked: %s', async (failure) => {
    for (const failures of [[failure], ['NONE', failure]] as const) {
      const token = local.issue(provider, { person: newPerson() });
      local.failNext(...failures);
      const { status, problem } = await send(provider, token, 'en');
      expect([status, problem.reason]).toEqual([503, 'SOCIAL_UNREACHED']);
      expect(problem.message).toMatch(/^Oops! Something went wrong/);
    }
    local.failNext();
  });

  it('tells a banned person, and a suspended one, why', async () => {
    const person = newPerson();
    const { body } = await enter(provider, person);
    await test.deps.db.update(accounts).set({ state: 'BANNED', stateReason: 'Menaces' }).where(eq(accounts.id, body.authID));
    const banned = await enter(provider, person);
    expect([banned.status, banned.problem.reason]).toEqual([403, 'BANNED']);
    expect(banned.problem.message).toMatch(/Menaces$/);
    const suspendedUntil = new Date('2026-12-01T00:00:00Z');
    await test.deps.db.update(accounts).set({ state: 'SUSPENDED', suspendedUntil }).where(eq(accounts.id, body.authID));
    expect((await enter(provider, person)).problem).toMatchObject({ reason: 'SUSPENDED', until: suspendedUntil.toISOString() });
  });

  it('makes one account of two first sign-ins at once', async () => {
    const person = newPerson();
    const both = await Promise.all([enter(provider, person), enter(provider, person)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
    expect(new Set(both.map(({ body }) => body.authID)).size).toBe(1);
  });

  it('has no password to change, to reset or to sign in with', async () => {
    const person = newPerson();
    const { body } = await enter(provider, person);
    const password = 'quatre mots sans rapport';
    const changed = await call(test.app, updatePassword, {
      bearer: body.token.accessToken,
      body: { oldPassword: password, newPassword: password, confirmPassword: password },
    });
    expect([changed.status, changed.problem.reason]).toEqual([403, 'ACCESS_MISMATCH']);
    const before = await mailsTo(test, person.email ?? '');
    expect((await call(test.app, resetPassword, { body: { emailOrUsername: person.email } })).status).toBe(200);
    expect(await mailsTo(test, person.email ?? '')).toHaveLength(before.length);
    expect((await call(test.app, signIn, { body: { email: person.email, password } })).problem.reason).toBe('PASSWORD');
  });
});

describe.each(codeProviders)('a code of %s', (provider) => {
  it('is good once, for the page its dialog came back to, and for nobody else', async () => {
    const person = newPerson();
    const token = local.issue(provider, { person });
    expect([(await send(provider, token)).status, (await send(provider, token)).status]).toEqual([201, 401]);
    const english = { person, redirectUri: `http://accalmie.test/en/sign-in/${provider}` };
    expect((await send(provider, local.issue(provider, english), 'fr')).status).toBe(401);
    expect((await send(provider, local.issue(provider, english), 'en')).status).toBe(200);
    expect((await enter(provider, person, { audience: 'another-site' })).status).toBe(401);
  });

  it('leaves an address unconfirmed that the provider does not vouch for', async () => {
    const { status, body } = await enter(provider, newPerson({ isEmailVerified: false }));
    expect([status, body.emailConfirmed]).toEqual([201, false]);
  });

  it('says that the provider cannot be asked when it refuses our own key', async () => {
    const token = local.issue(provider, { person: newPerson() });
    local.failNext('KEY_REFUSED');
    expect((await send(provider, token)).problem.reason).toBe('SOCIAL_UNREACHED');
  });
});

describe('an address that a provider does not vouch for', () => {
  const password = 'quatre mots sans rapport';
  const confirmLinkIn = (mails: readonly { text: string }[]) =>
    tokenIn(mails.find(({ text }) => text.includes('/confirm-email?token='))?.text);
  const entered = async () => {
    const person = newPerson();
    const email = person.email ?? '';
    const { body } = await enter('facebook', person);
    const again = async () => (await enter('facebook', person)).body;
    return { person, email, authID: body.authID, again, link: confirmLinkIn(await mailsTo(test, email)) };
  };
  const join = (email: string) => call(test.app, signUp, { body: { email, password, confirmPassword: password } });
  const confirm = (token: string) => call(test.app, confirmEmail, { query: { token } });

  it('keeps nobody from signing up, signing in and asking for a new password with it', async () => {
    const { email, authID, again } = await entered();
    const { status, body } = await join(email);
    expect([status, body.authID === authID]).toEqual([201, false]);
    expect((await call(test.app, signIn, { body: { email, password } })).body.authID).toBe(body.authID);
    await call(test.app, resetPassword, { body: { emailOrUsername: email } });
    expect((await mailsTo(test, email)).some(({ text }) => text.includes('/reset-password?token='))).toBe(true);
    expect(await again(), 'its own person goes on as before').toMatchObject({ authID, email, emailConfirmed: false });
    expect((await join(email)).status).toBe(409);
  });

  it('is no longer that account’s once its owner has confirmed it for another', async () => {
    const { email, authID, again, link } = await entered();
    await join(email);
    const theirs = (await mailsTo(test, email)).filter(({ text }) => !text.includes(link));
    expect((await confirm(confirmLinkIn(theirs))).status).toBe(204);
    expect(await again()).toMatchObject({ authID, email: '', emailConfirmed: false });
    expect((await confirm(link)).status).toBe(409);
    expect((await call(test.app, signIn, { body: { email, password } })).body.emailConfirmed).toBe(true);
  });

  it('cannot be confirmed there while an account with a password has it', async () => {
    const { email, link } = await entered();
    await join(email);
    const { status, problem } = await confirm(link);
    expect([status, problem.ressource]).toEqual([409, 'AUTHENTICATED_CLIENTS']);
    expect(problem.message).toBe('Un compte existe déjà avec cette adresse e-mail. Connectez-vous comme la première fois.');
  });

  it('confirmed there, is held like any other', async () => {
    const { email, link, again } = await entered();
    expect((await confirm(link)).status).toBe(204);
    expect(await again()).toMatchObject({ email, emailConfirmed: true });
    expect((await join(email)).status).toBe(409);
  });
});

describe('our own key', () => {
  it('is told apart from a token that is no good, when Facebook refuses it', async () => {
    const withWrongKey = facebookProvider(
      {
        clientId: local.env['FACEBOOK_APP_ID'] ?? '',
        clientSecret: 'another',
        graphUrl: local.env['FACEBOOK_GRAPH_URL'] ?? '',
        sdkUrl: '',
        dialogUrl: '',
      },
      test.clock,
    );
    const token = local.issue('facebook', { person: newPerson() });
    await expect(withWrongKey.verify(token, '')).rejects.toThrow('Facebook answered 400 to our own key');
  });
});

describe('what is kept of it', () => {
  it('is in the export of one’s data', async () => {
    const person = newPerson();
    const { body } = await enter('linkedin', person);
    const { body: kept } = await call(test.app, exportOwnData, { bearer: body.token.accessToken });
    expect(kept['Compte']).toMatchObject({
      'Connexion par': 'LINKEDIN',
      'Comptes sur d’autres services': [{ 'Connexion par': 'linkedin', 'Identifiant là-bas': person.id }],
    });
  });
});

describe('one person with two providers', () => {
  it('has two accounts unless the addresses meet, which are never joined', async () => {
    const person = newPerson();
    const first = await enter('google', person);
    expect((await enter('linkedin', person)).status).toBe(409);
    const { email: _, ...withoutAddress } = person;
    const second = await enter('linkedin', withoutAddress);
    expect([second.status, second.body.authID === first.body.authID]).toEqual([201, false]);
  });
});

describe('another provider', () => {
  it('is so at any length: what is too long is refused by the call, not by the table of paths', async () => {
    for (const provider of ['x'.repeat(9000), '👨‍👩‍👧'.repeat(60)])
      expect((await call(test.app, signInWithUnknown, { parameters: { provider }, body: {} })).problem.reason).toBe('UNKNOWN_PROVIDER');
  });

  it.each(['twitter', 'github', 'classics', 'Facebook'])("is 'Unkown provider': %s", async (provider) => {
    for (const locale of ['fr', 'en'] as const) {
      const { status, problem } = await call(test.app, signInWithUnknown, { parameters: { provider }, body: { token: 'a' }, locale });
      expect([status, problem]).toEqual([404, { message: 'Unkown provider', reason: 'UNKNOWN_PROVIDER' }]);
    }
  });

  it('is also one this practice has no key for', async () => {
    const { deps } = test;
    const bare = await createApp({ ...deps, social: {}, env: { ...deps.env, social: {} } });
    expect((await send('google', 'a', 'fr', bare)).problem.message).toBe('Unkown provider');
    expect((await call(bare, listSocialProviders)).body).toEqual({ items: [] });
    await bare.close();
  });
});

describe('GET /v1/auth/n/providers', () => {
  it('tells what the dialogs are opened with, and no secret', async () => {
    const { status, body } = await call(test.app, listSocialProviders);
    expect(status).toBe(200);
    expect(body.items.map(({ provider }) => provider)).toEqual(['facebook', 'google', 'linkedin']);
    expect(body.items[0]).toEqual({ provider: 'facebook', clientId: '138483919580948', sdkUrl: local.url, dialogUrl: local.url });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});

describe('a provider that does not answer', () => {
  const keys = { clientId: 'a', clientSecret: 'b' };
  it('is given up in time', async () => {
    local.failNext('SILENCE', 'SILENCE');
    const facebook = facebookProvider({ ...keys, graphUrl: `${local.url}/graph`, sdkUrl: '', dialogUrl: '' }, test.clock, 50);
    await expect(facebook.verify('a', '')).rejects.toThrow(ProviderUnreached);
    const urls = { tokenUrl: `${local.url}/google/token`, userInfoUrl: `${local.url}/google/userinfo` };
    await expect(openIdProvider({ ...keys, ...urls }, test.clock, 50).verify('a', '')).rejects.toThrow(ProviderUnreached);
  });
});

describe('limits', () => {
  it('count sign-ins per address, whatever came of them', async () => {
    const app = await test.openLimited();
    const statuses = new Set<number>();
    for (let i = 0; i < 250; i += 1) statuses.add((await send('google', 'made-up', 'fr', app)).status);
    expect(statuses).toEqual(new Set([401]));
    const { status, headers } = await send('google', 'made-up', 'fr', app);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });
});
