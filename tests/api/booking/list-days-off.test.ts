import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDaysOff, listDaysOff } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { newTherapist } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let other: string;
beforeAll(async () => {
  test = await startTestApp();
  other = (await newTherapist(test)).bearer;
  const days = [
    [await signInAs(test.app, 'therapist'), '2026-12-20'],
    [other, '2026-12-22'],
    [other, '2026-12-21'],
  ] as const;
  for (const [bearer, day] of days) {
    const body = { startDateTime: `${day}T08:00:00Z`, endDateTime: `${day}T12:00:00Z`, label: null };
    expect((await call(test.app, createDaysOff, { bearer, body })).status).toBe(201);
  }
});
afterAll(() => test.close());

const datesFor = async (bearer: string, query: object = {}) => {
  const { status, body } = await call(test.app, listDaysOff, { bearer, query });
  expect(status).toBe(200);
  return body.items.map(({ startDateTime }) => startDateTime.slice(0, 10));
};

describe('GET /v1/booking/daysoff/', () => {
  it("succeeds: one's own, in order", async () => {
    expect(await datesFor(other)).toEqual(['2026-12-21', '2026-12-22']);
    expect(await datesFor(other, { 'sort-direction': 'desc', limit: '1' })).toEqual(['2026-12-22']);
  });

  it('with start, those that last beyond it and those of every year', async () => {
    const person = await newTherapist(test);
    for (const [day, yearly] of [
      ['2025-03-20', true],
      ['2026-12-05', false],
      ['2026-12-24', false],
    ] as const) {
      const body = { startDateTime: `${day}T08:00:00Z`, endDateTime: `${day}T12:00:00Z`, yearly };
      expect((await call(test.app, createDaysOff, { bearer: person.bearer, body })).status).toBe(201);
    }
    expect(await datesFor(person.bearer, { start: '2026-12-05T12:00:00Z' })).toEqual(['2025-03-20', '2026-12-24']);
    expect(await datesFor(person.bearer, { start: '2026-12-05T11:00:00Z' })).toEqual(['2025-03-20', '2026-12-05', '2026-12-24']);
  });

  it("shows everyone's to an administrator", async () => {
    const dates = await datesFor(await signInAs(test.app, 'admin'));
    expect(dates).toEqual(expect.arrayContaining(['2026-12-20', '2026-12-21', '2026-12-22']));
  });

  it('refuses: a page of more than a hundred', async () => {
    const { status, problem } = await call(test.app, listDaysOff, { bearer: other, query: { limit: '101' } });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, 'limit']);
  });

  it('who may: neither a visitor nor a client', async () => {
    expect((await call(test.app, listDaysOff)).status).toBe(401);
    expect((await call(test.app, listDaysOff, { bearer: await signInAs(test.app, 'client') })).status).toBe(403);
  });
});
