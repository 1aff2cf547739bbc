import { describe, expect, it } from 'vitest';
import { decideReservation, moveOwnReservation } from '#contract/booking/booking.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, bookSomeSlot, sendProof, signInAgain, slotsOn, storedReservation } from '#tests/support/booking.ts';
import { testNow } from '#tests/support/test-app.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';

const { test, offer } = await startOfferApp();

const move = (id: string, startDateTime: string, bearer?: string) =>
  call(test.app, moveOwnReservation, { parameters: { id }, body: { startDateTime }, ...(bearer ? { bearer } : {}) });

async function submitted(startDateTime: string) {
  const client = await newClient(test.app);
  const { status, body } = await book(test, client.bearer, bookingOf(offer, startDateTime));
  expect(status).toBe(201);
  await sendProof(test, body.id, { isValid: true });
  return { ...client, id: body.id };
}

describe('PUT /v1/booking/reservation/self/{id}', () => {
  it('succeeds: takes the new slot and frees the old one in one step; an accepted one waits for a decision again', async () => {
    const { id, bearer } = await submitted('2026-12-01T08:00:00.000Z');
    const therapist = await signInAs(test.app, 'therapist');
    const approved = await call(test.app, decideReservation, { bearer: therapist, parameters: { id }, body: { status: 'ACCEPTED' } });
    expect(approved.status).toBe(200);
    const { status, body } = await move(id, '2026-12-02T09:00:00.000Z', bearer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      startDateTime: '2026-12-02T09:00:00.000Z',
      endDateTime: '2026-12-02T09:50:00.000Z',
      status: 'ON_STAND_BY',
      rescheduleCount: 1,
      approvedAt: null,
    });
    expect(body.history.at(-1)).toMatchObject({ event: 'MOVED', from: 'ACCEPTED', to: 'ON_STAND_BY', by: 'CLIENT' });
    const starts = (await slotsOn(test, offer, '2026-12-01', '2026-12-02')).map(({ startDateTime }) => startDateTime);
    expect(starts).toContain('2026-12-01T08:00:00.000Z');
    expect(starts).not.toContain('2026-12-02T09:00:00.000Z');
  });

  it('is not in its own way, and moving to where it is changes nothing', async () => {
    const { id, bearer } = await submitted('2026-12-03T08:00:00.000Z');
    expect((await move(id, '2026-12-03T08:00:00.000Z', bearer)).body.rescheduleCount).toBe(0);
    const { status, body } = await move(id, '2026-12-03T08:30:00.000Z', bearer);
    expect([status, body.rescheduleCount]).toEqual([200, 1]);
  });

  it('refuses: a slot that is taken, with three others, and keeps the old one', async () => {
    const { id, bearer } = await submitted('2026-12-04T08:00:00.000Z');
    await submitted('2026-12-04T10:00:00.000Z');
    const { status, problem } = await move(id, '2026-12-04T09:30:00.000Z', bearer);
    expect([status, problem.reason, problem.alternatives?.length]).toEqual([409, 'SLOT_TAKEN', 3]);
    expect((await storedReservation(test, id)).startDateTime.toISOString()).toBe('2026-12-04T08:00:00.000Z');
  });

  it('gives a slot that two move to at once to one of them', async () => {
    const both = [await submitted('2026-12-10T08:00:00.000Z'), await submitted('2026-12-10T10:00:00.000Z')];
    const answers = await Promise.all(both.map(({ id, bearer }) => move(id, '2026-12-11T09:00:00.000Z', bearer)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.reason).toBe('SLOT_TAKEN');
  });

  it('refuses: a slot that is not on offer', async () => {
    const { id, bearer } = await submitted('2026-12-07T08:00:00.000Z');
    for (const start of ['2026-12-07T20:00:00.000Z', '2026-11-01T08:00:00.000Z', '2027-08-02T08:00:00.000Z'])
      expect((await move(id, start, bearer)).problem.reason).toBe('SLOT_NOT_OFFERED');
  });

  it('refuses: a third move', async () => {
    const { id, bearer } = await submitted('2026-12-08T08:00:00.000Z');
    expect((await move(id, '2026-12-08T09:00:00.000Z', bearer)).status).toBe(200);
    expect((await move(id, '2026-12-08T10:00:00.000Z', bearer)).status).toBe(200);
    const { status, problem } = await move(id, '2026-12-08T08:00:00.000Z', bearer);
    expect([status, problem.reason]).toEqual([409, 'RESCHEDULE_LIMIT']);
  });

  it('refuses: less than a day before', async () => {
    const { id, email } = await submitted('2026-12-09T08:00:00.000Z');
    test.clock.set('2026-12-08T08:00:01.000Z');
    const { status, problem } = await move(id, '2026-12-14T08:00:00.000Z', await signInAgain(test, email));
    expect([status, problem.reason]).toEqual([409, 'RESCHEDULE_LIMIT']);
    test.clock.set(testNow);
  });

  it('refuses: one that waits for its payment', async () => {
    const { client, reservation } = await bookSomeSlot(test, offer, '2026-12-14');
    const { status, problem } = await move(reservation.id, '2026-12-28T08:00:00.000Z', client.bearer);
    expect([status, problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it("who may: its client; somebody else's looks like none", async () => {
    const { id, bearer } = await submitted('2026-12-15T08:00:00.000Z');
    const start = '2026-12-15T10:00:00.000Z';
    expect((await move(id, start)).status).toBe(401);
    const stranger = await newClient(test.app);
    const missing = await move('f'.repeat(24), start, bearer);
    for (const as of [stranger.bearer, await signInAs(test.app, 'therapist'), await signInAs(test.app, 'admin')])
      expect((await move(id, start, as)).problem).toEqual(missing.problem);
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'RESERVATION']);
    expect((await call(test.app, moveOwnReservation, { parameters: { id }, body: {}, bearer })).status).toBe(400);
  });
});
