import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banClient, liftBanSuspension } from '#contract/auth/accounts.endpoints.ts';
import { me, refreshToken, signIn } from '#contract/auth/auth.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newStaff, storedAccount } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: { authID: string; bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await newStaff(test, 'ADMIN');
});
afterAll(() => test.close());

const ban = (id: string, bearer: string, body: unknown = { reason: 'Insultes répétées' }) =>
  call(test.app, banClient, { parameters: { id }, bearer, body });

describe('POST /v1/auth/z/ban-client/{id}', () => {
  it('succeeds: the account is closed at the very next request, every token is dead, and the person is told why', async () => {
    const client = await newClient(test.app);
    const { status, body } = await ban(client.authID, admin.bearer);
    expect([status, body.state, body.stateReason]).toEqual([200, 'BANNED', 'Insultes répétées']);
    for (const answer of [
      await call(test.app, me, { bearer: client.bearer }),
      await call(test.app, refreshToken, { bearer: client.refreshToken }),
      await call(test.app, signIn, { body: { email: client.email, password: 'quatre mots sans rapport' } }),
    ]) {
      expect([answer.status, answer.problem.reason]).toEqual([403, 'BANNED']);
      expect(answer.problem.message).toContain('Insultes répétées');
    }
    const english = await call(test.app, me, { bearer: client.bearer, locale: 'en' });
    expect(english.problem.message).toBe(
      'This account is closed. Write to the practice to know more. The practice gives this reason: Insultes répétées',
    );
  });

  it('tells the person by e-mail, in their language, once', async () => {
    const client = await newClient(test.app);
    await ban(client.authID, admin.bearer, { reason: 'Insultes <répétées>' });
    await ban(client.authID, admin.bearer, { reason: 'Insultes <répétées>' });
    const [mail, ...more] = (await mailsTo(test, client.email)).filter(({ subject }) => subject === 'Votre compte est fermé');
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Motif donné par le cabinet\u00A0: Insultes <répétées>');
    expect(mail?.text).toContain('http://accalmie.test/help-line');
    expect(mail?.html).toContain('Insultes &lt;répétées&gt;');
    const english = await newClient(test.app);
    await test.deps.db.update(accounts).set({ locale: 'en' }).where(eq(accounts.id, english.authID));
    await ban(english.authID, admin.bearer);
    const told = (await mailsTo(test, english.email)).find(({ subject }) => subject === 'Your account is closed');
    expect(told?.text).toContain('The practice gives this reason: Insultes répétées');
  });

  it('writes nothing once the account is open again', async () => {
    const client = await newClient(test.app);
    await ban(client.authID, admin.bearer);
    await call(test.app, liftBanSuspension, { parameters: { id: client.authID }, bearer: admin.bearer });
    expect((await mailsTo(test, client.email)).map(({ subject }) => subject)).not.toContain('Votre compte est fermé');
  });

  it('notes who did it to whom, without the reason', async () => {
    const client = await newClient(test.app);
    const entries = await entriesDuring(test, () => ban(client.authID, admin.bearer));
    expect(entries).toEqual([{ kind: 'ACCOUNT_BANNED', actorId: admin.authID, subjects: [client.authID], detail: null }]);
  });

  it('refuses: no reason, nobody there, oneself, GOD and someone above', async () => {
    const client = await newClient(test.app);
    const unexplained = await ban(client.authID, admin.bearer, {});
    expect([unexplained.status, unexplained.problem.fields?.[0]?.fieldName]).toEqual([400, 'reason']);
    expect((await ban('0123456789abcdef01234567', admin.bearer)).problem.ressource).toBe('AUTHENTICATED_CLIENTS');
    const god = await call(test.app, me, { bearer: await signInAs(test.app, 'admin') });
    const doorkeeper = await newStaff(test, 'CLIENT', [{ ressource: 'BAN_CLIENTS', privileges: 4 }]);
    const therapist = await newStaff(test, 'THERAPIST');
    for (const [id, bearer] of [
      [admin.authID, admin.bearer],
      [god.body.authID, admin.bearer],
      [therapist.authID, doorkeeper.bearer],
    ] as const) {
      expect((await ban(id, bearer)).problem.reason).toBe('ACCESS_MISMATCH');
      expect((await storedAccount(test, id)).state).toBe('ACTIVE');
    }
    expect((await ban(client.authID, doorkeeper.bearer)).status).toBe(200);
  });

  it('who may: administrators, nobody else', async () => {
    const client = await newClient(test.app);
    expect((await call(test.app, banClient, { parameters: { id: client.authID }, body: { reason: 'x' } })).status).toBe(401);
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await ban(client.authID, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await ban(client.authID, await signInAs(test.app, 'admin'))).status).toBe(200);
  });
});
