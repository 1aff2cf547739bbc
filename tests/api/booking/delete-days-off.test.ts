import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDaysOff, deleteDaysOff, readDaysOff } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer, newTherapist, slotsOn } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const add = async () => {
  const body = { startDateTime: '2026-12-21T23:00:00.000Z', endDateTime: '2026-12-22T23:00:00.000Z', label: null };
  return (await call(test.app, createDaysOff, { bearer: therapist, body })).body;
};
const remove = (id: string, bearer?: string) => call(test.app, deleteDaysOff, { parameters: { id }, ...(bearer ? { bearer } : {}) });

describe('DELETE /v1/booking/daysoff/{id}', () => {
  it('succeeds: answers what it was; its hours are on offer again', async () => {
    const made = await add();
    const { status, body } = await remove(made.id, therapist);
    expect([status, body]).toEqual([200, made]);
    expect((await call(test.app, readDaysOff, { bearer: therapist, parameters: { id: made.id } })).status).toBe(404);
    expect(await slotsOn(test, await demonstrationOffer(test), '2026-12-22')).not.toEqual([]);
  });

  it("who may: its therapist and administrators; another therapist's looks like none", async () => {
    const { id } = await add();
    expect((await remove(id)).status).toBe(401);
    expect((await remove(id, await signInAs(test.app, 'client'))).status).toBe(403);
    const other = await newTherapist(test);
    expect((await remove(id, other.bearer)).problem.ressource).toBe('DAYSOFF');
    expect((await remove(id, await signInAs(test.app, 'admin'))).status).toBe(200);
    expect((await remove(id, therapist)).status).toBe(404);
  });
});
