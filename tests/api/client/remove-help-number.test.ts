import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHelpLine, removeHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const remove = (id: string, bearer = therapist) => call(test.app, removeHelpNumber, { bearer, parameters: { numberId: id } });
const ids = async () => (await call(test.app, readHelpLine)).body.numbers.map(({ id }) => id);

describe('DELETE /v1/client/help-line/{numberId}', () => {
  it('succeeds: it is gone for everybody, and the trail names what was dialled', async () => {
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await remove('listening');
      expect([status, body.number]).toEqual([200, '80 105 050']);
    });
    expect(entries).toMatchObject([{ kind: 'HELP_NUMBER_DELETED', subjects: [], detail: '80105050' }]);
    expect(await ids()).not.toContain('listening');
  });

  it('refuses the last emergency number, and one that is gone', async () => {
    for (const id of ['samu', 'police', 'civilProtection']) expect((await remove(id)).status).toBe(200);
    const { status, problem } = await remove('nationalGuard');
    expect([status, problem.reason]).toEqual([409, 'LAST_EMERGENCY_NUMBER']);
    expect(await ids()).toContain('nationalGuard');
    expect((await remove('samu')).status).toBe(404);
  });

  it('who may: those who hold THERAPIST WRITE_SELF', async () => {
    expect((await call(test.app, removeHelpNumber, { parameters: { numberId: 'abroad112' } })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await remove('abroad112', await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await remove('abroad112', (await newStaff(test, 'ADMIN')).bearer)).status).toBe(200);
  });
});
