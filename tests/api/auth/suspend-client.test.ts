import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banClient, suspendClient } from '#contract/auth/accounts.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { signInAgain } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: { authID: string; bearer: string };
let moderator: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newStaff(test, 'ADMIN');
  moderator = await signInAs(test.app, 'moderator');
});
afterAll(() => test.close());

const midnight = '2026-12-02T23:00:00.000Z';
const suspend = (id: string, bearer: string, body: object = {}) =>
  call(test.app, suspendClient, { parameters: { id }, bearer, body: { reason: 'Insultes', until: midnight, ...body } });

describe('POST /v1/auth/z/suspend-client/{id}', () => {
  it('succeeds: the account is closed at once and opens by itself at the end, after a new sign-in', async () => {
    const client = await newClient(test.app);
    const { status, body } = await suspend(client.authID, moderator);
    expect([status, body.state, body.suspendedUntil]).toEqual([200, 'SUSPENDED', midnight]);
    const { problem } = await call(test.app, me, { bearer: client.bearer });
    expect([problem.reason, problem.until]).toEqual(['SUSPENDED', midnight]);
    expect(problem.message).toBe("Ce compte est suspendu jusqu'au 3 décembre 2026. Motif donné par le cabinet\u00A0: Insultes");
    test.clock.set(midnight);
    expect((await call(test.app, me, { bearer: client.bearer })).problem.reason).toBe('TOKEN');
    const again = await call(test.app, me, { bearer: await signInAgain(test, client.email) });
    expect(again.status).toBe(200);
    test.clock.set(testNow);
  });

  it('tells the person by e-mail until when, and writes nothing once it is over', async () => {
    const client = await newClient(test.app);
    await suspend(client.authID, moderator);
    const told = 'Votre compte est suspendu pour le moment';
    const mail = (await mailsTo(test, client.email)).find(({ subject }) => subject === told);
    expect(mail?.text).toContain('jusqu’au 3 décembre 2026 à 0\u00A0h (heure de Tunis)');
    expect(mail?.text).toContain('Motif donné par le cabinet\u00A0: Insultes');
    const late = await newClient(test.app);
    await suspend(late.authID, moderator, { until: '2026-11-16T09:00:00Z' });
    test.clock.set('2026-11-16T09:00:00.000Z');
    expect((await mailsTo(test, late.email)).map(({ subject }) => subject)).not.toContain(told);
    test.clock.set(testNow);
  });

  it('tells the hour where it does not end at midnight', async () => {
    const client = await newClient(test.app);
    await suspend(client.authID, moderator, { until: '2026-12-03T13:30:00Z' });
    expect((await call(test.app, me, { bearer: client.bearer, locale: 'en' })).problem.message).toContain('3 December 2026, 14:30.');
  });

  it('notes it with its end, without its reason', async () => {
    const client = await newClient(test.app);
    const entries = await entriesDuring(test, () => suspend(client.authID, admin.bearer));
    expect(entries).toEqual([{ kind: 'ACCOUNT_SUSPENDED', actorId: admin.authID, subjects: [client.authID], detail: midnight }]);
  });

  it('refuses: an end that is past, no date or more than 180 days away, a banned account, and ending another’s suspension sooner without the right to lift it', async () => {
    const client = await newClient(test.app);
    for (const until of [testNow, 'demain', '2027-05-15T08:00:00.001Z', '9999-12-31T00:00:00Z'])
      expect((await suspend(client.authID, moderator, { until })).problem.fields?.[0]?.fieldName).toBe('until');
    await suspend(client.authID, admin.bearer);
    expect((await suspend(client.authID, moderator, { until: '2026-11-20T00:00:00Z' })).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await suspend(client.authID, moderator, { until: '2026-12-20T00:00:00Z' })).status).toBe(200);
    expect((await suspend(client.authID, admin.bearer, { until: '2026-11-20T00:00:00Z' })).status).toBe(200);
    await call(test.app, banClient, { parameters: { id: client.authID }, bearer: admin.bearer, body: { reason: 'x' } });
    expect((await suspend(client.authID, moderator)).problem.reason).toBe('ALREADY_BANNED');
    expect((await suspend('0123456789abcdef01234567', moderator)).status).toBe(404);
  });

  it('who may: moderators and administrators, and nobody someone above', async () => {
    const client = await newClient(test.app);
    const therapist = await newStaff(test, 'THERAPIST');
    expect((await call(test.app, suspendClient, { parameters: { id: client.authID }, body: {} })).status).toBe(401);
    for (const who of ['client', 'therapist'] as const)
      expect((await suspend(client.authID, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await suspend(therapist.authID, moderator)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await suspend(therapist.authID, admin.bearer)).status).toBe(200);
  });
});
