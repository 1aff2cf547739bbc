import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHelpLine, updateHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
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

const update = (id: string, body: unknown, bearer = therapist) =>
  call(test.app, updateHelpNumber, { bearer, parameters: { numberId: id }, body });
const numbers = async () => (await call(test.app, readHelpLine)).body.numbers;
const inGroup = async (group: string) => (await numbers()).filter((each) => each.group === group).map(({ id }) => id);

describe('PUT /v1/client/help-line/{numberId}', () => {
  it('succeeds: what is not named stays, everybody reads it at once, and the trail names the fields', async () => {
    const hours = { fr: 'De 8 h à 20 h', en: '8 am to 8 pm', ar: 'من 8 إلى 20' };
    const before = (await numbers()).find(({ id }) => id === 'listening');
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update('listening', { hours });
      expect([status, body]).toEqual([200, { ...before, hours }]);
    });
    expect(entries).toMatchObject([{ kind: 'HELP_NUMBER_UPDATED', subjects: [], detail: '80105050 hours' }]);
    expect((await numbers()).find(({ id }) => id === 'listening')?.hours).toEqual(hours);
  });

  it('another number has been verified by nobody, unless the same change says when', async () => {
    const entries = await entriesDuring(test, () => update('familyChildren', { number: '1810' }));
    expect(entries).toMatchObject([{ detail: '1809→1810 number verifiedAt' }]);
    expect((await numbers()).find(({ id }) => id === 'familyChildren')).toMatchObject({ number: '1810', verifiedAt: '' });
    const { body } = await update('familyChildren', { number: '1809', verifiedAt: '2026-11-14' });
    expect(body).toMatchObject({ number: '1809', verifiedAt: '2026-11-14' });
    // Only written otherwise: the same number is dialled.
    expect((await update('familyChildren', { number: '18 09' })).body.verifiedAt).toBe('2026-11-14');
  });

  it('the first of the emergency card is the one that every page names', async () => {
    await update('samu', { number: '191' });
    expect((await call(test.app, readPractice)).body.emergencyNumber).toBe('191');
    await update('police', { order: 1 });
    expect((await call(test.app, readPractice)).body.emergencyNumber).toBe('197');
    await update('samu', { number: '190', order: 1 });
    expect(await inGroup('emergency')).toEqual(['samu', 'police', 'civilProtection', 'nationalGuard']);
  });

  it('moves within its group, and to the end of another', async () => {
    await update('listening', { order: 1 });
    expect(await inGroup('listening')).toEqual(['listening', 'violenceWomen', 'familyChildren']);
    await update('listening', { group: 'abroad' });
    expect(await inGroup('abroad')).toEqual(['abroad112', 'france3114', 'listening']);
    await update('listening', { group: 'listening' });
  });

  it('the same again changes nothing and leaves no entry', async () => {
    const [same] = await numbers();
    expect(await entriesDuring(test, async () => expect((await update('samu', { ...same, order: 1 })).status).toBe(200))).toEqual([]);
  });

  it('takes what two people change at the same time, each something else', async () => {
    const answers = await Promise.all([update('police', { number: '1970' }), update('abroad112', { number: '1120' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const dialled = (await numbers()).map(({ number }) => number);
    expect(dialled).toEqual(expect.arrayContaining(['1970', '1120']));
  });

  it('refuses to leave no emergency number, a number that is not there, and one that nobody could dial', async () => {
    for (const id of ['police', 'civilProtection', 'nationalGuard']) await update(id, { group: 'listening' });
    const { status, problem } = await update('samu', { group: 'listening' });
    expect([status, problem.reason]).toEqual([409, 'LAST_EMERGENCY_NUMBER']);
    expect(problem.message).toBe("La ligne d'aide garde toujours au moins un numéro d'urgence. Ajoutez-en un autre d'abord.");
    expect(await inGroup('emergency')).toEqual(['samu']);
    expect((await update('nobody', { number: '1' })).status).toBe(400);
    expect((await update('nobody', { number: '190' })).status).toBe(404);
  });

  it('who may: those who hold THERAPIST WRITE_SELF', async () => {
    const body = { number: '190' };
    expect((await call(test.app, updateHelpNumber, { parameters: { numberId: 'samu' }, body })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await update('samu', body, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await update('samu', body, (await newStaff(test, 'ADMIN')).bearer)).status).toBe(200);
  });
});
