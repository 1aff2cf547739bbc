import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDaysOff, readDaysOff } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { newTherapist } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const read = (id: string, bearer?: string) => call(test.app, readDaysOff, { parameters: { id }, ...(bearer ? { bearer } : {}) });

describe('GET /v1/booking/daysoff/{id}', () => {
  it("succeeds for its own therapist and for administrators; another therapist's looks like none", async () => {
    const bearer = await signInAs(test.app, 'therapist');
    const body = { startDateTime: '2026-12-20T08:00:00.000Z', endDateTime: '2026-12-20T12:00:00.000Z', label: 'Congé' };
    const { body: made } = await call(test.app, createDaysOff, { bearer, body });
    expect((await read(made.id, bearer)).body).toEqual(made);
    expect((await read(made.id, await signInAs(test.app, 'admin'))).body).toEqual(made);
    const other = await newTherapist(test);
    for (const answer of [await read(made.id, other.bearer), await read('f'.repeat(24), bearer)])
      expect([answer.status, answer.problem.ressource]).toEqual([404, 'DAYSOFF']);
  });

  it('who may: neither a visitor nor a client', async () => {
    expect((await read('f'.repeat(24))).status).toBe(401);
    expect((await read('f'.repeat(24), await signInAs(test.app, 'client'))).status).toBe(403);
  });
});
