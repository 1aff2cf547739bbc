import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { createFirstAdmin } from '#server/modules/auth/create-first-admin.ts';
import { accounts, roles } from '#server/modules/auth/auth.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const password = 'quatre mots sans rapport';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const create = (email: string, given = password) =>
  createFirstAdmin({ db: test.deps.db, passwords: test.deps.passwords, now: test.clock.now() }, { email, password: given });

const demote = async (email: string) => {
  const [client] = await test.deps.db.select().from(roles).where(eq(roles.name, 'CLIENT'));
  await test.deps.db
    .update(accounts)
    .set({ roleId: client?.id ?? '' })
    .where(eq(accounts.email, email));
};

describe('npm run create-admin', () => {
  it('refuses while there is an administrator', async () => {
    await expect(create('second@demo.test')).rejects.toThrow('There is an administrator already');
  });

  it('makes one administrator, also when run several times at once', async () => {
    await demote('admin@demo.test');
    const runs = await Promise.allSettled(['a@demo.test', 'b@demo.test', 'c@demo.test'].map((email) => create(email)));
    const [id, ...others] = runs.flatMap((run) => (run.status === 'fulfilled' ? [run.value] : []));
    expect(others).toEqual([]);
    const [made] = await test.deps.db
      .select()
      .from(accounts)
      .where(eq(accounts.id, id ?? ''));
    const { status, body } = await call(test.app, signIn, { body: { email: made?.email ?? '', password } });
    expect(status).toBe(200);
    expect(body.role.name).toBe('GOD');
    expect(body.access).toEqual([{ ressource: '*', privileges: 7 }]);
    await demote(made?.email ?? '');
  });

  it('refuses, in a sentence, a known address, a wrong one and a short password', async () => {
    await expect(create('client@demo.test')).rejects.toThrow('client@demo.test already has an account');
    await expect(create('not an email')).rejects.toThrow('must be a valid email address');
    await expect(create('admin3@demo.test', 'court')).rejects.toThrow('must have at least 8 characters');
  });
});
