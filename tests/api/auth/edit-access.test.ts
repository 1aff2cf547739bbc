import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editAccess, listAccounts } from '#contract/auth/accounts.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { initialAccess } from '#contract/permissions.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newRole, newStaff, roleIdOf } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let god: string;
let admin: { authID: string; bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  god = await signInAs(test.app, 'admin');
  admin = await newStaff(test, 'ADMIN');
});
afterAll(() => test.close());

const edit = (id: string, bearer: string, body: unknown) => call(test.app, editAccess, { parameters: { id }, bearer, body });
const canListAccounts = async (bearer: string) => (await call(test.app, listAccounts, { bearer })).status === 200;

describe('PUT /v1/auth/z/access/{id}', () => {
  it('succeeds: a role holds from the very next request on, and so does its loss', async () => {
    const person = await newClient(test.app);
    expect(await canListAccounts(person.bearer)).toBe(false);
    const { status, body } = await edit(person.authID, admin.bearer, { roleId: await roleIdOf(test, 'MODERATOR') });
    expect([status, body.role.name, body.hasOwnAccess]).toEqual([200, 'MODERATOR', false]);
    expect(await canListAccounts(person.bearer)).toBe(true);
    await edit(person.authID, admin.bearer, { roleId: await roleIdOf(test, 'CLIENT') });
    expect(await canListAccounts(person.bearer)).toBe(false);
  });

  it('edits the entries of one person, the highest where one is named twice, and goes back to the role’s', async () => {
    const person = await newClient(test.app);
    const access = [
      { ressource: 'BLOGS', privileges: 4 },
      { ressource: 'BLOGS', privileges: 2 },
    ];
    const edited = await edit(person.authID, admin.bearer, { access });
    expect([edited.status, edited.body.access, edited.body.hasOwnAccess]).toEqual([200, [{ ressource: 'BLOGS', privileges: 4 }], true]);
    expect((await call(test.app, me, { bearer: person.bearer })).problem.reason).toBe('ACCESS_MISMATCH');
    const back = await edit(person.authID, admin.bearer, { access: null });
    expect([back.body.access, back.body.hasOwnAccess]).toEqual([initialAccess.CLIENT, false]);
  });

  it('notes the roles and the levels', async () => {
    const person = await newClient(test.app);
    const entries = await entriesDuring(test, async () => {
      await edit(person.authID, admin.bearer, { roleId: await roleIdOf(test, 'MODERATOR') });
      await edit(person.authID, admin.bearer, { access: [{ ressource: 'BLOGS', privileges: 4 }] });
    });
    expect(entries).toEqual([
      { kind: 'ACCOUNT_ROLE_CHANGED', actorId: admin.authID, subjects: [person.authID], detail: 'CLIENT > MODERATOR' },
      { kind: 'ACCOUNT_ACCESS_CHANGED', actorId: admin.authID, subjects: [person.authID], detail: 'BLOGS:4' },
    ]);
  });

  it('refuses: more than one holds, in a role or in an entry', async () => {
    const person = await newClient(test.app);
    for (const body of [
      { roleId: await roleIdOf(test, 'GOD') },
      { access: [{ ressource: '*', privileges: 0 }] },
      { access: [{ ressource: 'MICROSERVICE_STATUS', privileges: 4 }] },
    ])
      expect((await edit(person.authID, admin.bearer, body)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await call(test.app, me, { bearer: person.bearer })).body.role.name).toBe('CLIENT');
    const giver = await newStaff(test, 'CLIENT', [
      { ressource: 'ROLE', privileges: 7 },
      { ressource: 'BLOGS', privileges: 4 },
    ]);
    expect((await edit(person.authID, giver.bearer, { access: [{ ressource: 'BLOGS', privileges: 5 }] })).problem.reason).toBe(
      'ACCESS_MISMATCH',
    );
    expect((await edit(person.authID, giver.bearer, { access: [{ ressource: 'BLOGS', privileges: 4 }] })).status).toBe(200);
  });

  it('refuses: oneself, GOD, someone above', async () => {
    const client = await roleIdOf(test, 'CLIENT');
    const godId = (await call(test.app, me, { bearer: god })).body.authID;
    const giver = await newStaff(test, 'CLIENT', [...initialAccess.CLIENT, { ressource: 'ROLE', privileges: 7 }]);
    for (const [id, bearer] of [
      [admin.authID, admin.bearer],
      [godId, admin.bearer],
      [godId, god],
      [admin.authID, giver.bearer],
    ] as const)
      expect((await edit(id, bearer, { roleId: client })).problem.reason).toBe('ACCESS_MISMATCH');
  });

  it('refuses: lowering without REVOKE', async () => {
    const giver = await newStaff(test, 'CLIENT', [...initialAccess.CLIENT, { ressource: 'ROLE', privileges: 6 }]);
    const person = await newClient(test.app);
    expect((await edit(person.authID, giver.bearer, { access: [] })).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await edit(person.authID, giver.bearer, { access: [...initialAccess.CLIENT] })).status).toBe(200);
  });

  it('refuses: a role that is not there, a resource or a level that does not exist, nothing at all, nobody', async () => {
    const person = await newClient(test.app);
    const refusals = [
      [{ roleId: '0123456789abcdef01234567' }, 'roleId'],
      [{ access: [{ ressource: 'MONEY', privileges: 1 }] }, 'access.0.ressource'],
      [{ access: [{ ressource: 'BLOGS', privileges: 8 }] }, 'access.0.privileges'],
      [{ role: 'GOD' }, ''],
    ] as const;
    for (const [body, fieldName] of refusals) {
      const { status, problem } = await edit(person.authID, admin.bearer, body);
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
    }
    expect((await edit('0123456789abcdef01234567', admin.bearer, { access: [] })).status).toBe(404);
  });

  it('who may: those who hold ROLE GRANT', async () => {
    const person = await newClient(test.app);
    expect((await call(test.app, editAccess, { parameters: { id: person.authID }, body: { access: [] } })).status).toBe(401);
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await edit(person.authID, await signInAs(test.app, who), { access: [] })).problem.reason).toBe('ACCESS_MISMATCH');
    expect(
      (await edit(person.authID, god, { roleId: await newRole(test, 'FRONT_DESK', [{ ressource: 'BOOK', privileges: 4 }]) })).status,
    ).toBe(200);
  });
});
