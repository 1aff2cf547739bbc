import { addHours, subHours, subMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDaysOff, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, paymentStatus, sendProof, slotsOn } from '#tests/support/booking.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => void (test = await startTestApp()));
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const decide = (id: string, body: object, bearer: string = therapist) =>
  call(test.app, decideReservation, { parameters: { id }, body, bearer });

async function onStandBy(options = { isValid: true }) {
  const { client, reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
  await sendProof(test, reservation.id, options);
  return { ...reservation, client };
}

describe('PUT /v1/booking/reservation/{id}', () => {
  it('succeeds: approves a reservation whose payment is settled; twice changes nothing', async () => {
    const { id } = await onStandBy();
    const { status, body } = await decide(id, { status: 'ACCEPTED' });
    expect([status, body.status, body.approvedAt]).toEqual([200, 'ACCEPTED', testNow]);
    expect(body.history.at(-1)).toMatchObject({ event: 'APPROVED', from: 'ON_STAND_BY', to: 'ACCEPTED', by: 'STAFF', at: testNow });
    test.clock.advanceMinutes(5);
    const again = await decide(id, { status: 'ACCEPTED' });
    expect([again.status, again.body]).toEqual([200, body]);
  });

  it('refuses: to approve before the proof is validated, or before there is one', async () => {
    const { id } = await onStandBy({ isValid: false });
    const unchecked = await decide(id, { status: 'ACCEPTED' });
    expect([unchecked.status, unchecked.problem.reason]).toEqual([409, 'PAYMENT_NOT_SETTLED']);
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    expect((await decide(reservation.id, { status: 'ACCEPTED' })).problem.reason).toBe('INVALID_TRANSITION');
  });

  it('asks again before approving within an absence that was laid down since the booking, and says which', async () => {
    const { id, startDateTime, endDateTime } = await onStandBy();
    const layDown = async (from: Date, to: Date) => {
      const body = { startDateTime: from.toISOString(), endDateTime: to.toISOString(), label: 'Congrès' };
      expect((await call(test.app, createDaysOff, { bearer: therapist, body })).status).toBe(201);
      return { startDateTime: body.startDateTime, endDateTime: body.endDateTime };
    };
    // What ends as it begins, or begins as it ends, meets nothing.
    await layDown(subHours(startDateTime, 1), new Date(startDateTime));
    await layDown(new Date(endDateTime), addHours(endDateTime, 1));
    for (const status of ['ACCEPTED', 'ON_STAND_BY']) expect((await decide(id, { status })).body.status).toBe(status);
    const absence = await layDown(subMinutes(endDateTime, 1), addHours(endDateTime, 8));
    const asked = await decide(id, { status: 'ACCEPTED' });
    expect([asked.status, asked.problem.reason, asked.problem.absence]).toEqual([409, 'WITHIN_ABSENCE', absence]);
    expect((await decide(id, { status: 'ACCEPTED', duringAbsence: false })).problem.reason).toBe('WITHIN_ABSENCE');
    const { status, body } = await decide(id, { status: 'ACCEPTED', duringAbsence: true });
    expect([status, body.status]).toEqual([200, 'ACCEPTED']);
    expect((await decide(id, { status: 'ACCEPTED' })).status, 'told twice').toBe(200);
  });

  it('refuses: to approve once the start has passed', async () => {
    const { id, startDateTime } = await onStandBy();
    test.clock.set(startDateTime);
    const { problem } = await decide(id, { status: 'ACCEPTED' }, await signInAs(test.app, 'therapist'));
    expect(problem.reason).toBe('INVALID_TRANSITION');
  });

  it('rejects with a reason: the slot is free, and what the proof speaks of is to be looked for', async () => {
    const { id, startDateTime } = await onStandBy({ isValid: false });
    for (const reason of [undefined, null, '  ']) {
      const { status, problem } = await decide(id, { status: 'REJECTED', reason });
      expect([status, problem.fields]).toEqual([400, [{ fieldName: 'reason', message: 'Le motif est obligatoire' }]]);
    }
    const { status, body } = await decide(id, { status: 'REJECTED', reason: 'Je suis absente ce jour-là' });
    expect([status, body.status, body.statusReason]).toEqual([200, 'REJECTED', 'Je suis absente ce jour-là']);
    expect(await paymentStatus(test, id)).toBe('REFUND_TO_CHECK');
    const free = await slotsOn(test, await demonstrationOffer(test), startDateTime.slice(0, 10));
    expect(free.map((slot) => slot.startDateTime)).toContain(startDateTime);
    expect((await decide(id, { status: 'REJECTED', reason: 'Encore' })).body.statusReason).toBe('Je suis absente ce jour-là');
    expect((await decide(id, { status: 'ACCEPTED' })).problem.reason).toBe('INVALID_TRANSITION');
  });

  it('cancels any that keeps its slot, with a reason', async () => {
    const { id } = await onStandBy();
    await decide(id, { status: 'ACCEPTED' });
    expect((await decide(id, { status: 'CANCELLED' })).status).toBe(400);
    const { status, body } = await decide(id, { status: 'CANCELLED', reason: 'Maladie' });
    expect([status, body.status, body.late, await paymentStatus(test, id)]).toEqual([200, 'CANCELLED', false, 'REFUND_DUE']);
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    expect((await decide(reservation.id, { status: 'CANCELLED', reason: 'Maladie' })).body.status).toBe('CANCELLED');
  });

  it('frees what is held and not paid, at once: the slot is on offer again, nothing is due back, and the trail says who', async () => {
    const { id, startDateTime } = (await bookSomeSlot(test, await demonstrationOffer(test))).reservation;
    const service = await demonstrationOffer(test);
    const isFree = async () =>
      (await slotsOn(test, service, startDateTime.slice(0, 10))).some((slot) => slot.startDateTime === startDateTime);
    expect(await isFree()).toBe(false);
    const written = await entriesDuring(test, async () => {
      const { status, body } = await decide(id, { status: 'EXPIRED' });
      expect([status, body.status, body.holdUntil, body.statusReason]).toEqual([200, 'EXPIRED', testNow, null]);
      expect(body.history.at(-1)).toMatchObject({ event: 'HOLD_FREED', from: 'PENDING_PAYMENT', to: 'EXPIRED', by: 'STAFF' });
    });
    expect(written.map(({ kind, subjects }) => [kind, subjects])).toContainEqual(['RESERVATION_HOLD_FREED', [id]]);
    expect(await isFree()).toBe(true);
    expect((await decide(id, { status: 'EXPIRED' })).status).toBe(200);
    expect((await decide((await onStandBy()).id, { status: 'EXPIRED' })).problem.reason).toBe('INVALID_TRANSITION');
  });

  it('undoes an approval within 30 seconds, by the person who gave it', async () => {
    const { id } = await onStandBy();
    await decide(id, { status: 'ACCEPTED' });
    const admin = await signInAs(test.app, 'admin');
    expect((await decide(id, { status: 'ON_STAND_BY' }, admin)).problem.reason).toBe('INVALID_TRANSITION');
    test.clock.advanceMinutes(0.5);
    const { status, body } = await decide(id, { status: 'ON_STAND_BY' });
    expect([status, body.status, body.approvedAt]).toEqual([200, 'ON_STAND_BY', null]);
    expect((await decide(id, { status: 'ACCEPTED' })).body.status).toBe('ACCEPTED');
    test.clock.advanceMinutes(0.51);
    const late = await decide(id, { status: 'ON_STAND_BY' });
    expect([late.status, late.problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
  });

  it('notes an absence from the start on, also once it is completed', async () => {
    const { id, startDateTime } = await onStandBy();
    await decide(id, { status: 'ACCEPTED' });
    expect((await decide(id, { status: 'NO_SHOW' })).problem.reason).toBe('INVALID_TRANSITION');
    test.clock.set(startDateTime);
    const bearer = await signInAs(test.app, 'therapist');
    expect((await decide(id, { status: 'NO_SHOW' }, bearer)).body.status).toBe('NO_SHOW');
  });

  it('lets one of two decisions at once through, and answers the other one plainly', async () => {
    const { id } = await onStandBy();
    const answers = await Promise.all([
      decide(id, { status: 'ACCEPTED' }),
      decide(id, { status: 'REJECTED', reason: 'Absente' }),
      decide(id, { status: 'ACCEPTED' }),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
  });

  it.each([
    ['no status', {}, 'status'],
    ['a status nobody decides', { status: 'COMPLETED' }, 'status'],
    ['a reason too long', { status: 'REJECTED', reason: 'x'.repeat(501) }, 'reason'],
  ])('refuses: %s', async (_, body, fieldName) => {
    const { status, problem } = await decide('f'.repeat(24), body);
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });

  it("who may: its therapist and administrators; another therapist's looks like none", async () => {
    const { id, client } = await onStandBy();
    const body = { status: 'ACCEPTED' };
    expect((await call(test.app, decideReservation, { parameters: { id }, body })).status).toBe(401);
    expect((await decide(id, body, client.bearer)).status).toBe(403);
    expect((await decide(id, body, await signInAs(test.app, 'moderator'))).status).toBe(403);
    const other = await newTherapist(test);
    const missing = await decide('f'.repeat(24), body);
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'RESERVATION']);
    expect((await decide(id, body, other.bearer)).problem).toEqual(missing.problem);
    expect((await decide(id, body, await signInAs(test.app, 'admin'))).status).toBe(200);
  });
});
