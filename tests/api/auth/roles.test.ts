import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editAccess } from '#contract/auth/accounts.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import {
  askRessourceAccess,
  createRole,
  deleteRole,
  listGrantableRoles,
  listRoles,
  readRole,
  updateRole,
} from '#contract/auth/roles.endpoints.ts';
import { initialAccess } from '#contract/permissions.ts';
import { roleNames } from '#contract/role-names.ts';
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

const blogs = (level: number) => [{ ressource: 'BLOGS' as const, privileges: level }];
const nobody = '0123456789abcdef01234567';

describe('POST /v1/auth/z/ressource-access', () => {
  it('tells whether one holds a level, by the ladder', async () => {
    const { bearer } = await newClient(test.app);
    const granted = async (body: object) => (await call(test.app, askRessourceAccess, { bearer, body })).body.granted;
    expect(await granted({ ressource: 'BOOK', privileges: 1 })).toBe(true);
    expect(await granted({ ressource: 'BOOK', privileges: 2 })).toBe(false);
    expect(await granted({ ressource: '*', privileges: 0 })).toBe(false);
    expect((await call(test.app, askRessourceAccess, { bearer: god, body: { ressource: '*', privileges: 7 } })).body.granted).toBe(true);
  });

  it('refuses a resource that does not exist, and a visitor', async () => {
    const { status, problem } = await call(test.app, askRessourceAccess, { bearer: god, body: { ressource: 'MONEY', privileges: 1 } });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'ressource']);
    expect((await call(test.app, askRessourceAccess, { body: { ressource: 'BOOK', privileges: 1 } })).status).toBe(401);
  });
});

describe('GET /v1/auth/roles and /roles/{id}', () => {
  it('succeeds: the roles of the site in their order, with what each gives and how many have it', async () => {
    const { status, body } = await call(test.app, listRoles, { bearer: admin.bearer });
    expect([status, body.items.slice(0, roleNames.length).map(({ name }) => name)]).toEqual([200, [...roleNames]]);
    const therapist = body.items.find(({ name }) => name === 'THERAPIST');
    expect(therapist).toMatchObject({ isBuiltIn: true, accountCount: 1, access: initialAccess.THERAPIST });
    const one = await call(test.app, readRole, { parameters: { id: therapist?.id ?? '' }, bearer: admin.bearer });
    expect(one.body).toEqual(therapist);
  });

  it('refuses one that is not there; who may: those who hold ROLE READ', async () => {
    expect((await call(test.app, readRole, { parameters: { id: nobody }, bearer: god })).problem.ressource).toBe('ROLE');
    expect((await call(test.app, listRoles)).status).toBe(401);
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await call(test.app, listRoles, { bearer: await signInAs(test.app, who) })).problem.reason).toBe('ACCESS_MISMATCH');
  });
});

describe('POST /v1/auth/roles/', () => {
  it('succeeds and notes it', async () => {
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await call(test.app, createRole, { bearer: admin.bearer, body: { name: 'EDITOR', access: blogs(4) } });
      expect([status, body]).toEqual([201, { id: body.id, name: 'EDITOR', access: blogs(4), isBuiltIn: false, accountCount: 0 }]);
    });
    expect(entries).toMatchObject([{ kind: 'ROLE_CREATED', actorId: admin.authID, detail: 'EDITOR BLOGS:4' }]);
  });

  it('refuses: a known name, a name that is none, more than one holds', async () => {
    const create = (name: string, access: object[] = []) => call(test.app, createRole, { bearer: admin.bearer, body: { name, access } });
    const known = await create('ADMIN');
    expect([known.status, known.problem.ressource, known.problem.fields?.[0]?.fieldName]).toEqual([409, 'ROLE', 'name']);
    for (const name of ['', 'front desk', 'A,B', 'X'.repeat(41)]) expect((await create(name)).problem.fields?.[0]?.fieldName).toBe('name');
    expect((await create('TOO_MUCH', [{ ressource: '*', privileges: 7 }])).problem.reason).toBe('ACCESS_MISMATCH');
  });

  it('who may: those who hold ROLE WRITE', async () => {
    const reader = await newStaff(test, 'CLIENT', [{ ressource: 'ROLE', privileges: 3 }]);
    expect((await call(test.app, createRole, { bearer: reader.bearer, body: { name: 'MINE', access: [] } })).problem.reason).toBe(
      'ACCESS_MISMATCH',
    );
    expect((await call(test.app, createRole, { body: { name: 'MINE', access: [] } })).status).toBe(401);
  });
});

describe('PUT /v1/auth/roles/{id}', () => {
  const update = (id: string, bearer: string, body: object) => call(test.app, updateRole, { parameters: { id }, bearer, body });

  it('succeeds: whoever has the role holds it so from the next request on', async () => {
    const id = await newRole(test, 'WRITER', [...initialAccess.CLIENT]);
    const writer = await newStaff(test, 'WRITER');
    expect((await call(test.app, me, { bearer: writer.bearer })).status).toBe(200);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update(id, admin.bearer, { name: 'AUTHOR', access: blogs(4) });
      expect([status, body.name, body.access, body.accountCount]).toEqual([200, 'AUTHOR', blogs(4), 1]);
    });
    expect((await call(test.app, me, { bearer: writer.bearer })).problem.reason).toBe('ACCESS_MISMATCH');
    expect(entries).toEqual([{ kind: 'ROLE_UPDATED', actorId: admin.authID, subjects: [id], detail: 'WRITER > AUTHOR BLOGS:4' }]);
  });

  it('gives to those who have it with GRANT alone, and takes from them with REVOKE alone', async () => {
    const access = [...blogs(4), { ressource: 'CATEGORY' as const, privileges: 4 }];
    const keeperOf = (level: number) => newStaff(test, 'CLIENT', [...access, { ressource: 'ROLE', privileges: level }]);
    // WRITE, GRANT, REVOKE: each has the rights below it too.
    const [writer, granter, revoker] = [await keeperOf(4), await keeperOf(6), await keeperOf(7)];
    const id = await newRole(test, 'RESHAPED', blogs(3));
    const to = async (who: { bearer: string }, level: number) =>
      (await update(id, who.bearer, { name: 'RESHAPED', access: blogs(level) })).status;
    expect([await to(writer, 4), await to(writer, 2), await to(writer, 3)]).toEqual([403, 403, 200]);
    expect([await to(granter, 4), await to(granter, 3)]).toEqual([200, 403]);
    expect(await to(revoker, 2)).toBe(200);
  });

  it('refuses: one’s own role, GOD, one above, more than one holds, renaming a role of the site, none there', async () => {
    const keeper = await newStaff(test, 'CLIENT', [{ ressource: 'ROLE', privileges: 5 }]);
    const refusals = [
      [await roleIdOf(test, 'ADMIN'), admin.bearer, { name: 'ADMIN', access: [] }, 'ACCESS_MISMATCH'],
      [await roleIdOf(test, 'GOD'), god, { name: 'GOD', access: [] }, 'ACCESS_MISMATCH'],
      [await roleIdOf(test, 'MODERATOR'), keeper.bearer, { name: 'MODERATOR', access: [] }, 'ACCESS_MISMATCH'],
      [await roleIdOf(test, 'CLIENT'), keeper.bearer, { name: 'CLIENT', access: [] }, 'ACCESS_MISMATCH'],
      [
        await roleIdOf(test, 'MODERATOR'),
        admin.bearer,
        { name: 'MODERATOR', access: [{ ressource: '*', privileges: 1 }] },
        'ACCESS_MISMATCH',
      ],
      [await roleIdOf(test, 'MODERATOR'), admin.bearer, { name: 'GUARD', access: [] }, 'ROLE_BUILT_IN'],
    ] as const;
    for (const [id, bearer, body, reason] of refusals) expect((await update(id, bearer, body)).problem.reason).toBe(reason);
    expect((await update(nobody, admin.bearer, { name: 'NOBODY', access: [] })).status).toBe(404);
    const id = await newRole(test, 'TWIN', []);
    expect((await update(id, admin.bearer, { name: 'ADMIN', access: [] })).problem.ressource).toBe('ROLE');
  });

  it('who may: those who hold ROLE WRITE', async () => {
    const id = await newRole(test, 'CLOSED', []);
    const body = { name: 'CLOSED', access: [] };
    expect((await call(test.app, updateRole, { parameters: { id }, body })).status).toBe(401);
    expect((await update(id, await signInAs(test.app, 'therapist'), body)).problem.reason).toBe('ACCESS_MISMATCH');
  });
});

describe('DELETE /v1/auth/roles/{id}', () => {
  const remove = (id: string, bearer: string) => call(test.app, deleteRole, { parameters: { id }, bearer });

  it('succeeds once nobody has it, and answers it as it was', async () => {
    const id = await newRole(test, 'PASSING', blogs(3));
    const person = await newStaff(test, 'PASSING');
    expect((await remove(id, admin.bearer)).problem.reason).toBe('ROLE_IN_USE');
    await call(test.app, editAccess, {
      parameters: { id: person.authID },
      bearer: admin.bearer,
      body: { roleId: await roleIdOf(test, 'CLIENT') },
    });
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await remove(id, admin.bearer);
      expect([status, body.name]).toEqual([200, 'PASSING']);
    });
    expect(entries).toEqual([{ kind: 'ROLE_DELETED', actorId: admin.authID, subjects: [id], detail: 'PASSING' }]);
    expect((await remove(id, admin.bearer)).status).toBe(404);
  });

  it('refuses a role of the site; who may: those who hold ROLE DELETE', async () => {
    expect((await remove(await roleIdOf(test, 'TEMPORARY'), god)).problem.reason).toBe('ROLE_BUILT_IN');
    const id = await newRole(test, 'KEPT', []);
    const writer = await newStaff(test, 'CLIENT', [{ ressource: 'ROLE', privileges: 4 }]);
    expect((await remove(id, writer.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await call(test.app, deleteRole, { parameters: { id } })).status).toBe(401);
  });
});

describe('GET /v1/auth/roles/grantable/{authId}', () => {
  const grantable = async (authId: string, bearer: string) =>
    (await call(test.app, listGrantableRoles, { parameters: { authId }, bearer })).body.items.map(({ name }) => name);

  it('succeeds: what the giver holds, and what editing access will then let them give', async () => {
    const person = await newClient(test.app);
    const names = await grantable(person.authID, admin.bearer);
    expect(names).toEqual(expect.arrayContaining(['ADMIN', 'THERAPIST', 'MODERATOR', 'CLIENT', 'TEMPORARY']));
    expect(names).not.toContain('GOD');
    expect(await grantable(person.authID, god)).toContain('GOD');
    const giver = await newStaff(test, 'CLIENT', [...initialAccess.CLIENT, { ressource: 'ROLE', privileges: 6 }]);
    expect(await grantable(person.authID, giver.bearer)).toEqual(['CLIENT']);
  });

  it('gives none for oneself, for GOD and for someone above', async () => {
    const giver = await newStaff(test, 'CLIENT', [...initialAccess.CLIENT, { ressource: 'ROLE', privileges: 7 }]);
    const godId = (await call(test.app, me, { bearer: god })).body.authID;
    expect(await grantable(giver.authID, giver.bearer)).toEqual([]);
    expect(await grantable(godId, god)).toEqual([]);
    expect(await grantable(admin.authID, giver.bearer)).toEqual([]);
  });

  it('refuses nobody; who may: those who hold ROLE GRANT', async () => {
    expect((await call(test.app, listGrantableRoles, { parameters: { authId: nobody }, bearer: god })).status).toBe(404);
    expect((await call(test.app, listGrantableRoles, { parameters: { authId: nobody } })).status).toBe(401);
    const bearer = await signInAs(test.app, 'moderator');
    expect((await call(test.app, listGrantableRoles, { parameters: { authId: nobody }, bearer })).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
