import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
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

const read = async () => (await call(test.app, readPractice)).body;
const update = (body: unknown, bearer = therapist) => call(test.app, updatePractice, { bearer, body });

describe('PUT /v1/client/practice', () => {
  it('succeeds: everybody reads it at once, and the trail names the fields, not what they held', async () => {
    const before = await read();
    const changed = { ...before, name: 'Cabinet du Lac', socialLinks: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/in/exemple' }] };
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update(changed);
      expect([status, body]).toEqual([200, changed]);
    });
    expect(entries).toMatchObject([{ kind: 'PRACTICE_UPDATED', subjects: [], detail: 'name socialLinks' }]);
    expect(await read()).toEqual(changed);
    const { payload } = await test.app.inject({ url: '/api/v1/client/practice' });
    expect(payload).toContain('Cabinet du Lac');
  });

  it('the same again changes nothing and leaves no entry', async () => {
    const same = await read();
    expect(await entriesDuring(test, async () => expect((await update(same)).status).toBe(200))).toEqual([]);
  });

  it('takes what two people change at the same time, each something else', async () => {
    const before = await read();
    const answers = await Promise.all([update({ name: 'Cabinet du Parc' }), update({ phone: '71 000 001' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toEqual({ ...before, name: 'Cabinet du Parc', phone: '71 000 001' });
  });

  it('refuses a number that nobody could call', async () => {
    const { status, problem } = await update({ phone: 'demain' });
    expect([status, problem.fields?.map(({ fieldName }) => fieldName)]).toEqual([400, ['phone']]);
  });

  it('refuses what the foot of a page cannot show, each on its field, and keeps what there was', async () => {
    const before = await read();
    const body = {
      ...before,
      name: ' ',
      email: 'not an address',
      address: { fr: '', en: 'x' },
      socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }],
    };
    const { status, problem } = await update(body);
    expect([status, problem.fields?.map(({ fieldName }) => fieldName)]).toEqual([
      400,
      ['name', 'email', 'address.fr', 'socialLinks.0.url'],
    ]);
    expect(await read()).toEqual(before);
  });

  it('who may: those who hold THERAPIST WRITE_SELF', async () => {
    const body = await read();
    expect((await call(test.app, updatePractice, { body })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await update(body, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await update(body, (await newStaff(test, 'ADMIN')).bearer)).status).toBe(200);
  });
});
