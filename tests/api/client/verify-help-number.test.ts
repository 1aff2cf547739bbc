import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  // Past midnight in Tunis, not yet in Greenwich.
  test.clock.set('2026-11-17T23:30:00.000Z');
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const verify = (id: string, bearer = therapist) => call(test.app, verifyHelpNumber, { bearer, parameters: { numberId: id } });

describe('PUT /v1/client/help-line/{numberId}/verification', () => {
  it('succeeds: it has been called on the day of the practice’s calendar, and the trail says so once', async () => {
    const entries = await entriesDuring(test, async () => {
      expect((await verify('samu')).body.verifiedAt).toBe('2026-11-18');
      expect((await verify('samu')).body.verifiedAt).toBe('2026-11-18');
    });
    expect(entries).toMatchObject([{ kind: 'HELP_NUMBER_VERIFIED', subjects: [], detail: '190' }]);
  });

  it('refuses a number that is not there', async () => expect((await verify('nobody')).status).toBe(404));

  it('who may: those who hold THERAPIST WRITE_SELF', async () => {
    expect((await call(test.app, verifyHelpNumber, { parameters: { numberId: 'samu' } })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await verify('samu', await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await verify('samu', (await newStaff(test, 'ADMIN')).bearer)).status).toBe(200);
  });
});
