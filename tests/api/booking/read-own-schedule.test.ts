import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnSchedule } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/booking/schedule/self', () => {
  it("succeeds: answers the therapist's own hours", async () => {
    const { status, body } = await call(test.app, readOwnSchedule, { bearer: await signInAs(test.app, 'therapist') });
    expect(status).toBe(200);
    expect(body).toMatchObject({ timeZone: 'Africa/Tunis', slotIntervalMinutes: 30, bufferAfterMinutes: 10, horizonDays: 60 });
    expect(body.weekly.find(({ weekday }) => weekday === 1)?.intervals).not.toHaveLength(0);
  });

  it('refuses: who has no schedule', async () => {
    const { status, problem } = await call(test.app, readOwnSchedule, { bearer: await signInAs(test.app, 'admin') });
    expect([status, problem.ressource]).toEqual([404, 'SCHEDULE']);
  });

  it('who may: not a visitor, a client or a moderator', async () => {
    expect((await call(test.app, readOwnSchedule)).status).toBe(401);
    for (const who of ['client', 'moderator'] as const) {
      const { status, problem } = await call(test.app, readOwnSchedule, { bearer: await signInAs(test.app, who) });
      expect([status, problem.reason]).toEqual([403, 'ACCESS_MISMATCH']);
    }
  });
});
