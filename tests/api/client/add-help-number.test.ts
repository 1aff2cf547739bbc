import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHelpNumber, readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { mostHelpNumbers } from '#contract/help-line/help-number-groups.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { helpNumberInput } from '#tests/support/help-line.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const add = (body: unknown, bearer = therapist, locale: 'fr' | 'en' = 'fr') =>
  call(test.app, addHelpNumber, { bearer, body, headers: { 'accept-language': locale } });
const numbers = async () => (await call(test.app, readHelpLine)).body.numbers;

describe('POST /v1/client/help-line/', () => {
  it('succeeds: it is the last of its group at once, and the trail names what is dialled', async () => {
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await add({ ...helpNumberInput, number: '80 100 200' });
      expect([status, body]).toEqual([201, { ...helpNumberInput, number: '80 100 200', id: body.id }]);
    });
    expect(entries).toMatchObject([{ kind: 'HELP_NUMBER_CREATED', subjects: [], detail: '80100200' }]);
    expect((await numbers()).at(-1)).toMatchObject({ number: '80 100 200', verifiedAt: '' });
  });

  it('refuses what nobody could call or read, each on its field, with a sentence', async () => {
    const body = { ...helpNumberInput, number: 'demain', name: { fr: ' ', en: 'x', ar: '' }, verifiedAt: '2026-02-30', group: 'friends' };
    const { status, problem } = await add(body);
    expect([status, problem.fields?.map(({ fieldName }) => fieldName)]).toEqual([
      400,
      ['group', 'number', 'name.fr', 'name.ar', 'verifiedAt'],
    ]);
    expect(problem.fields?.[1]?.message).toBe('Le numéro doit être un numéro à composer, par exemple 190');
    const english = (await add(body, therapist, 'en')).problem.fields;
    expect(english?.[1]?.message).toBe('The number must be a number to dial, for example 190');
  });

  it('refuses a check of tomorrow, by the calendar of the practice', async () => {
    const { status, problem } = await add({ ...helpNumberInput, verifiedAt: '2026-11-17' });
    expect([status, problem.fields]).toEqual([
      400,
      [{ fieldName: 'verifiedAt', message: 'La date de vérification doit être avant le 17 novembre 2026' }],
    ]);
    expect((await add({ ...helpNumberInput, verifiedAt: '2026-11-16' })).status).toBe(201);
  });

  it('who may: those who hold THERAPIST WRITE_SELF', async () => {
    expect((await call(test.app, addHelpNumber, { body: helpNumberInput })).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await add(helpNumberInput, await signInAs(test.app, who))).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await add(helpNumberInput, (await newStaff(test, 'ADMIN')).bearer)).status).toBe(201);
  });

  it('refuses the thirty-first', async () => {
    while ((await numbers()).length < mostHelpNumbers) await add(helpNumberInput);
    const { status, problem } = await add(helpNumberInput);
    expect([status, problem.reason, (await numbers()).length]).toEqual([409, 'HELP_LINE_FULL', mostHelpNumbers]);
  });
});
