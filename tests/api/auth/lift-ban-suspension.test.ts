import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banClient, liftBanSuspension, suspendClient } from '#contract/auth/accounts.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { signInAgain } from '#tests/support/booking.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: { authID: string; bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await newStaff(test, 'ADMIN');
});
afterAll(() => test.close());

const lift = (id: string, bearer: string) => call(test.app, liftBanSuspension, { parameters: { id }, bearer });
const ban = (id: string) => call(test.app, banClient, { parameters: { id }, bearer: admin.bearer, body: { reason: 'x' } });

describe('GET /v1/auth/z/lift-ban-suspension/{id}', () => {
  it('succeeds: the person signs in anew; the tokens of before stay dead, and nothing of it may be kept by a cache', async () => {
    const client = await newClient(test.app);
    await ban(client.authID);
    const { status, body, headers } = await lift(client.authID, admin.bearer);
    expect([status, body.state, body.stateReason, headers['cache-control']]).toEqual([200, 'ACTIVE', null, 'no-store']);
    expect((await call(test.app, me, { bearer: client.bearer })).problem.reason).toBe('TOKEN');
    expect((await call(test.app, me, { bearer: await signInAgain(test, client.email) })).status).toBe(200);
  });

  it('notes what was lifted, once', async () => {
    const client = await newClient(test.app);
    const body = { reason: 'x', until: '2027-01-01T00:00:00Z' };
    await call(test.app, suspendClient, { parameters: { id: client.authID }, bearer: admin.bearer, body });
    const entries = await entriesDuring(test, async () => {
      await lift(client.authID, admin.bearer);
      await lift(client.authID, admin.bearer);
    });
    expect(entries).toEqual([{ kind: 'ACCOUNT_REINSTATED', actorId: admin.authID, subjects: [client.authID], detail: 'SUSPENDED' }]);
  });

  it('refuses: nobody there', async () => {
    expect((await lift('0123456789abcdef01234567', admin.bearer)).status).toBe(404);
  });

  it('who may: administrators; neither moderators nor the person', async () => {
    const client = await newClient(test.app);
    await ban(client.authID);
    expect((await call(test.app, liftBanSuspension, { parameters: { id: client.authID } })).status).toBe(401);
    expect((await lift(client.authID, client.bearer)).problem.reason).toBe('BANNED');
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await lift(client.authID, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await lift(client.authID, await signInAs(test.app, 'admin'))).status).toBe(200);
  });
});
