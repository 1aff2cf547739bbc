import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import { addHelpNumber, readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { helpNumberInput } from '#tests/support/help-line.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/client/help-line', () => {
  it('succeeds for anyone with the built-in numbers, until the practice has its own', async () => {
    const { status, body, headers } = await call(test.app, readHelpLine);
    expect([status, body]).toEqual([200, { numbers: builtInNumbers, editedAt: null }]);
    expect(headers['cache-control']).toContain('public');
    await call(test.app, addHelpNumber, { bearer: await signInAs(test.app, 'therapist'), body: helpNumberInput });
    const { body: edited } = await call(test.app, readHelpLine);
    expect(edited.numbers.slice(0, -1)).toEqual(builtInNumbers);
    expect([edited.numbers.at(-1)?.number, edited.editedAt]).toEqual(['1811', testNow]);
    // What every page knows of it, without the list.
    expect((await call(test.app, readPractice)).body).toMatchObject({ emergencyNumber: '190', helpLineEditedAt: testNow });
  });
});
