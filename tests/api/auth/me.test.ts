import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('GET /auth/n/me', () => {
  it('gives the signed-in person, without tokens or hashes', async () => {
    const { status, body } = await call(test.app, me, { bearer: await signInAs(test.app, 'client') });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(
      ['access', 'authID', 'authProvider', 'email', 'emailConfirmed', 'isActivated', 'isDiscreet', 'role', 'user', 'userName'].sort(),
    );
    expect(body.user).toEqual({ firstName: 'Salma', lastName: 'Trabelsi', phoneNumber: '+21620000001', avatar: null });
  });

  it('refuses a visitor, a forged token and an expired one', async () => {
    const visitor = await call(test.app, me);
    expect([visitor.status, visitor.problem.reason]).toEqual([401, 'UNAUTHENTICATED']);
    const { bearer } = await newClient(test.app);
    const [header, payload] = bearer.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    for (const forged of [`${header}.${payload}.AAAA`, unsigned, 'nonsense']) {
      const { status, problem } = await call(test.app, me, { bearer: forged });
      expect([status, problem.message, problem.reason]).toEqual([403, 'Token invalid or expired', 'TOKEN']);
    }
    test.clock.advanceMinutes(11);
    expect((await call(test.app, me, { bearer })).problem.reason).toBe('TOKEN');
  });

  it('refuses a refresh token', async () => {
    const { refreshToken } = await newClient(test.app);
    expect((await call(test.app, me, { bearer: refreshToken })).problem.reason).toBe('TOKEN');
  });

  it('refuses a person who was banned since', async () => {
    const { authID, bearer } = await newClient(test.app);
    await test.deps.db.update(accounts).set({ state: 'BANNED', stateReason: 'test' }).where(eq(accounts.id, authID));
    for (const answer of [await call(test.app, me, { bearer }), await call(test.app, updateMe, { bearer, body: {} })]) {
      expect([answer.status, answer.problem.reason]).toEqual([403, 'BANNED']);
    }
  });

  it('shows a role that has changed at the next call', async () => {
    const { authID, bearer } = await newClient(test.app);
    const [moderator] = await test.deps.db.select().from(roles).where(eq(roles.name, 'MODERATOR'));
    await test.deps.db
      .update(accounts)
      .set({ roleId: moderator?.id ?? '' })
      .where(eq(accounts.id, authID));
    const { body } = await call(test.app, me, { bearer });
    expect(body.role.name).toBe('MODERATOR');
    expect(body.access).toContainEqual({ ressource: 'ALL_THREADS', privileges: 4 });
  });
});
