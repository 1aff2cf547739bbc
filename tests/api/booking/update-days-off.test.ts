import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDaysOff, decideReservation, updateDaysOff } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, sendProof, slotsOn } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
let id: string;
const body = { startDateTime: '2026-12-21T23:00:00.000Z', endDateTime: '2026-12-22T23:00:00.000Z', label: 'Congé' };
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
  id = (await call(test.app, createDaysOff, { bearer: therapist, body })).body.id;
});
afterAll(() => test.close());

const update = (changes: object = {}, bearer: string | null = therapist, of = id) =>
  call(test.app, updateDaysOff, { parameters: { id: of }, ...(bearer ? { bearer } : {}), body: { ...body, ...changes } });

describe('PUT /v1/booking/daysoff/{id}', () => {
  it('succeeds: its old hours are on offer again, its new ones are not', async () => {
    const offer = await demonstrationOffer(test);
    expect(await slotsOn(test, offer, '2026-12-22')).toEqual([]);
    const { status, body: changed } = await update({ startDateTime: '2026-12-22T23:00:00.000Z', endDateTime: '2026-12-23T23:00:00.000Z' });
    expect([status, changed.id]).toEqual([200, id]);
    expect(await slotsOn(test, offer, '2026-12-22')).not.toEqual([]);
    expect(await slotsOn(test, offer, '2026-12-23')).toEqual([]);
  });

  it('refuses: accepted reservations within it, and an end before the start', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test), '2027-01-04');
    await sendProof(test, reservation.id, { isValid: true });
    const decision = { bearer: therapist, parameters: { id: reservation.id }, body: { status: 'ACCEPTED' } };
    expect((await call(test.app, decideReservation, decision)).status).toBe(200);
    const { startDateTime } = reservation;
    const { status, problem } = await update({ endDateTime: '2027-01-14T23:00:00.000Z' });
    expect([status, problem.conflicts]).toMatchObject([409, [{ id: reservation.id, startDateTime }]]);
    expect((await update({ endDateTime: '2026-12-01T00:00:00.000Z' })).problem.fields?.[0]?.fieldName).toBe('endDateTime');
  });

  it("who may: its therapist and administrators; another therapist's looks like none", async () => {
    expect((await update({}, null)).status).toBe(401);
    expect((await update({}, await signInAs(test.app, 'client'))).status).toBe(403);
    const other = await newTherapist(test);
    for (const answer of [await update({}, other.bearer), await update({}, therapist, 'f'.repeat(24))])
      expect([answer.status, answer.problem.ressource]).toEqual([404, 'DAYSOFF']);
    const byAdmin = await update({ label: null }, await signInAs(test.app, 'admin'));
    expect([byAdmin.status, byAdmin.body.label]).toEqual([200, null]);
  });
});
