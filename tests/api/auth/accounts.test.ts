import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  banClient,
  confirmIdentity,
  listAccounts,
  listMinimalUsers,
  readAccount,
  suspendClient,
  updateAccount,
} from '#contract/auth/accounts.endpoints.ts';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { createTemporaryUser } from '#server/modules/auth/create-temporary-user.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newStaff, storedAccount } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: { authID: string; bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await newStaff(test, 'ADMIN');
});
afterAll(() => test.close());

const nobody = '0123456789abcdef01234567';

describe('GET /v1/auth/user/', () => {
  const list = async (query: object, bearer = admin.bearer) => (await call(test.app, listAccounts, { bearer, query })).body;
  const userNames = async (query: object) => (await list(query)).items.map(({ userName }) => userName);

  it('succeeds: found by name, e-mail and phone number, by role and by state', async () => {
    expect(await userNames({ keyword: 'salma tra' })).toEqual(['client']);
    expect(await userNames({ keyword: 'Trabelsi Salma' })).toEqual(['client']);
    expect(await userNames({ keyword: 'MODERATOR@demo' })).toEqual(['moderator']);
    expect(await userNames({ keyword: '20 000 002' })).toEqual(['therapist']);
    expect(await userNames({ keyword: '00216 20 000 002' })).toEqual(['therapist']);
    expect(await userNames({ keyword: '%' })).toEqual([]);
    expect(await userNames({ role: 'GOD' })).toEqual(['admin']);
    const [banned, suspended] = [await newClient(test.app), await newClient(test.app)];
    await call(test.app, banClient, { parameters: { id: banned.authID }, bearer: admin.bearer, body: { reason: 'x' } });
    const body = { reason: 'x', until: '2026-11-17T08:00:00Z' };
    await call(test.app, suspendClient, { parameters: { id: suspended.authID }, bearer: admin.bearer, body });
    const idsIn = async (state: string) => (await list({ state, limit: '100' })).items.map(({ authID }) => authID);
    expect([await idsIn('BANNED'), await idsIn('SUSPENDED')]).toEqual([[banned.authID], [suspended.authID]]);
    test.clock.set('2026-11-17T08:00:00Z');
    const later = await newStaff(test, 'ADMIN');
    const states = async (query: object) => (await list(query, later.bearer)).items;
    expect(await states({ state: 'SUSPENDED' })).toEqual([]);
    const over = (await states({ state: 'ACTIVE', limit: '100' })).find(({ authID }) => authID === suspended.authID);
    expect(over).toMatchObject({ state: 'ACTIVE', suspendedUntil: null, stateReason: null });
    test.clock.set(testNow);
  });

  it('finds a name in any script, with or without its accents, its parts in any order', async () => {
    const named = async (firstName: string, lastName: string) => {
      const { authID } = await newClient(test.app);
      await test.deps.db.update(accounts).set({ firstName, lastName }).where(eq(accounts.id, authID));
      return authID;
    };
    const leila = await named('Leïla', 'Ben-Ghorbél');
    const ahmed = await named('أَحْمَد', 'المؤدّب');
    const coeur = await named('Zoé', 'Cœurlasse');
    const found = async (keyword: string) => (await list({ keyword })).items.map(({ authID }) => authID);
    for (const keyword of ['leila', 'LEÏLA', 'ben ghorbel', 'Ghorbel Leila', 'ghorb', 'Léila Bén’Ghorbel'])
      expect(await found(keyword)).toEqual([leila]);
    for (const keyword of ['احمد', 'أحمد المودب', 'المُؤدِّب', 'آحمد']) expect(await found(keyword)).toEqual([ahmed]);
    for (const keyword of ['coeurl', 'CŒURLASSE', 'zoe cœur']) expect(await found(keyword)).toEqual([coeur]);
    expect(await found('leila ahmed')).toEqual([]);
  });

  it('sorts and pages', async () => {
    const demonstration = { keyword: '@demo.test' };
    expect(await userNames({ ...demonstration, 'sort-field': 'name', 'sort-direction': 'asc' })).toEqual([
      'therapist',
      'moderator',
      'admin',
      'client',
    ]);
    expect((await userNames({ ...demonstration, 'sort-field': 'email' }))[0]).toBe('therapist');
    const page = await list({ ...demonstration, 'sort-field': 'email', 'sort-direction': 'asc', limit: '3', page: '2' });
    expect([page.items.map(({ userName }) => userName), page.page, page.total]).toEqual([['therapist'], 2, 4]);
  });

  it('refuses: a field or a state that does not exist; who may: staff', async () => {
    for (const query of [{ 'sort-field': 'passwordHash' }, { state: 'LOST' }]) {
      const { status, problem } = await call(test.app, listAccounts, { bearer: admin.bearer, query: query as never });
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, Object.keys(query)[0]]);
    }
    expect((await call(test.app, listAccounts)).status).toBe(401);
    expect((await call(test.app, listAccounts, { bearer: await signInAs(test.app, 'client') })).problem.reason).toBe('ACCESS_MISMATCH');
    for (const who of ['therapist', 'moderator', 'admin'] as const)
      expect((await call(test.app, listAccounts, { bearer: await signInAs(test.app, who) })).status).toBe(200);
  });
});

describe('GET /v1/auth/user/unpaginated-minimal-users', () => {
  it('succeeds: names and nothing else', async () => {
    const { status, body } = await call(test.app, listMinimalUsers, { bearer: admin.bearer });
    expect(status).toBe(200);
    const { authID } = (await call(test.app, me, { bearer: await signInAs(test.app, 'client') })).body;
    expect(body.items).toContainEqual({ authID, userName: 'client', firstName: 'Salma', lastName: 'Trabelsi' });
  });

  it('who may: staff', async () => {
    expect((await call(test.app, listMinimalUsers)).status).toBe(401);
    const bearer = await signInAs(test.app, 'client');
    expect((await call(test.app, listMinimalUsers, { bearer })).problem.reason).toBe('ACCESS_MISMATCH');
  });
});

describe('GET /v1/auth/user/{authID}', () => {
  const read = (authID: string, bearer: string) => call(test.app, readAccount, { parameters: { authID }, bearer });

  it('succeeds, and notes who looked at whom', async () => {
    const client = await newClient(test.app);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await read(client.authID, admin.bearer);
      expect([status, body.email, body.state, body.hasOwnAccess]).toEqual([200, client.email, 'ACTIVE', false]);
      expect(JSON.stringify(body)).not.toMatch(/hash/i);
      await read(admin.authID, admin.bearer);
    });
    expect(entries).toEqual([{ kind: 'ACCOUNT_VIEWED', actorId: admin.authID, subjects: [client.authID], detail: null }]);
  });

  it('refuses nobody; who may: staff, and not even oneself as a client', async () => {
    expect((await read(nobody, admin.bearer)).problem.ressource).toBe('AUTHENTICATED_CLIENTS');
    const client = await newClient(test.app);
    expect((await read(client.authID, client.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await read(client.authID, await signInAs(test.app, 'moderator'))).status).toBe(200);
  });
});

/** Somebody who has only called. */
const newPassing = (phoneNumber: string) =>
  createTemporaryUser(test.deps.db, { firstName: 'Salma', lastName: 'Trabelsi', phoneNumber }, 'fr', test.clock.now());

describe('PUT /v1/auth/user/{authID}', () => {
  const update = (authID: string, bearer: string, body: object) => call(test.app, updateAccount, { parameters: { authID }, bearer, body });

  it('succeeds: what is named changes, the rest stays, and a phone number completes the account', async () => {
    const client = await newClient(test.app, { isActivated: false });
    const entries = await entriesDuring(test, async () => {
      const named = await update(client.authID, admin.bearer, { firstName: 'Lina', lastName: '' });
      expect([named.status, named.body.user.firstName, named.body.user.lastName, named.body.isActivated]).toEqual([
        200,
        'Lina',
        null,
        false,
      ]);
      const called = await update(client.authID, admin.bearer, { phoneNumber: '55 010 203' });
      expect([called.body.user, called.body.isActivated]).toMatchObject([{ firstName: 'Lina', phoneNumber: '+21655010203' }, true]);
      await update(client.authID, admin.bearer, {});
    });
    expect(entries.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['ACCOUNT_UPDATED', 'firstName lastName'],
      ['ACCOUNT_UPDATED', 'phoneNumber'],
    ]);
  });

  it('changes nothing but names and number, whatever else is sent', async () => {
    const client = await newClient(test.app);
    const before = await storedAccount(test, client.authID);
    await update(client.authID, admin.bearer, {
      role: 'GOD',
      roleId: before.roleId,
      access: [{ ressource: '*', privileges: 7 }],
      isActivated: false,
      state: 'BANNED',
      email: 'else@test.example',
      emailConfirmed: true,
    });
    expect(await storedAccount(test, client.authID)).toEqual(before);
  });

  it('refuses: a number somebody has, one that is none, oneself, GOD, nobody', async () => {
    const client = await newClient(test.app);
    expect((await update(client.authID, admin.bearer, { phoneNumber: '+21620000001' })).problem.ressource).toBe('AUTHENTICATED_CLIENTS');
    expect((await update(client.authID, admin.bearer, { phoneNumber: '12' })).problem.fields?.[0]?.fieldName).toBe('phoneNumber');
    const godId = (await call(test.app, me, { bearer: await signInAs(test.app, 'admin') })).body.authID;
    for (const id of [admin.authID, godId])
      expect((await update(id, admin.bearer, { firstName: 'X' })).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await update(nobody, admin.bearer, { firstName: 'X' })).status).toBe(404);
  });

  it('lets two people who have only called have one number, as a family has', async () => {
    const [one, other] = [await newPassing('+21671130001'), await newPassing('+21671130002')];
    expect((await update(other, admin.bearer, { phoneNumber: '+21671130001' })).status).toBe(200);
    expect((await update(one, admin.bearer, { firstName: 'Autre' })).status).toBe(200);
  });

  it('who may: those who hold AUTHENTICATED_CLIENTS WRITE', async () => {
    const client = await newClient(test.app);
    expect((await call(test.app, updateAccount, { parameters: { authID: client.authID }, body: {} })).status).toBe(401);
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await update(client.authID, await signInAs(test.app, who), {})).problem.reason).toBe('ACCESS_MISMATCH');
  });
});

describe('PUT /v1/auth/user/{authID}/confirm-identity', () => {
  const confirm = (authID: string, bearer: string) => call(test.app, confirmIdentity, { parameters: { authID }, bearer });

  it('succeeds once, is noted with who did, and holds until the person gives another number', async () => {
    const client = await newClient(test.app);
    const therapist = await signInAs(test.app, 'therapist');
    const before = await call(test.app, readAccount, { parameters: { authID: client.authID }, bearer: therapist });
    expect(before.body).toMatchObject({ isIdentityKnown: false, identityConfirmedAt: null });
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await confirm(client.authID, therapist);
      expect([status, body.isIdentityKnown, body.identityConfirmedAt]).toEqual([200, true, testNow]);
      await confirm(client.authID, therapist);
    });
    expect(entries).toMatchObject([{ kind: 'ACCOUNT_IDENTITY_CONFIRMED', subjects: [client.authID], detail: null }]);
    const { phoneNumber } = await storedAccount(test, client.authID);
    const save = (number: string | null) => call(test.app, updateMe, { bearer: client.bearer, body: { phoneNumber: number } });
    await save(phoneNumber);
    expect((await storedAccount(test, client.authID)).identityConfirmedAt).not.toBeNull();
    await save('+21671139999');
    expect((await storedAccount(test, client.authID)).identityConfirmedAt).toBeNull();
  });

  it('refuses oneself, nobody, and those who take no bookings', async () => {
    const client = await newClient(test.app);
    expect((await confirm(admin.authID, admin.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await confirm(nobody, admin.bearer)).status).toBe(404);
    expect((await call(test.app, confirmIdentity, { parameters: { authID: client.authID } })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await confirm(client.authID, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
