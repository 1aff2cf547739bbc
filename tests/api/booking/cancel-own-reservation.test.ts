import { describe, expect, it } from 'vitest';
import { cancelOwnReservation, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, paymentStatus, sendProof, signInAgain, slotsOn } from '#tests/support/booking.ts';
import { testNow } from '#tests/support/test-app.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';

const { test, offer } = await startOfferApp();

const cancel = (id: string, bearer?: string) => call(test.app, cancelOwnReservation, { parameters: { id }, ...(bearer ? { bearer } : {}) });

async function booked(startDateTime: string) {
  const client = await newClient(test.app);
  const { status, body } = await book(test, client.bearer, bookingOf(offer, startDateTime));
  expect(status).toBe(201);
  return { ...client, id: body.id };
}

async function accepted(startDateTime: string) {
  const made = await booked(startDateTime);
  await sendProof(test, made.id, { isValid: true });
  const bearer = await signInAs(test.app, 'therapist');
  const { status } = await call(test.app, decideReservation, { bearer, parameters: { id: made.id }, body: { status: 'ACCEPTED' } });
  expect(status).toBe(200);
  return made;
}

describe('DELETE /v1/booking/reservation/self/{id}', () => {
  it('succeeds: frees the slot at once; twice changes nothing', async () => {
    const { id, bearer } = await booked('2026-12-01T08:00:00.000Z');
    const { status, body } = await cancel(id, bearer);
    expect([status, body.status, body.late]).toEqual([200, 'CANCELLED', false]);
    expect(body.history.at(-1)).toMatchObject({ event: 'CANCELLED_BY_CLIENT', by: 'CLIENT', from: 'PENDING_PAYMENT' });
    expect((await slotsOn(test, offer, '2026-12-01')).map(({ startDateTime }) => startDateTime)).toContain('2026-12-01T08:00:00.000Z');
    const again = await cancel(id, bearer);
    expect([again.status, again.body]).toEqual([200, body]);
  });

  it('makes the amount due back, a day before at the latest', async () => {
    const { id, email } = await accepted('2026-12-02T08:00:00.000Z');
    test.clock.set('2026-12-01T08:00:00.000Z');
    const { body } = await cancel(id, await signInAgain(test, email));
    test.clock.set(testNow);
    expect([body.late, await paymentStatus(test, id)]).toEqual([false, 'REFUND_DUE']);
  });

  it('is late after that, and the amount stays with the practice', async () => {
    const { id, email } = await accepted('2026-12-03T08:00:00.000Z');
    test.clock.set('2026-12-02T08:00:01.000Z');
    const { status, body } = await cancel(id, await signInAgain(test, email));
    test.clock.set(testNow);
    expect([status, body.status, body.late, await paymentStatus(test, id)]).toEqual([200, 'CANCELLED', true, 'VALIDATED']);
  });

  it.each([
    { isValid: true, start: '2026-12-04T08:00:00.000Z', before: '2026-12-04T07:00:00.000Z', status: 'REFUND_DUE' },
    { isValid: false, start: '2026-12-04T10:00:00.000Z', before: '2026-12-04T09:00:00.000Z', status: 'REFUND_TO_CHECK' },
  ])('gives back what came in whenever it was not decided yet: $status', async ({ isValid, start, before, status }) => {
    const { id, email } = await booked(start);
    await sendProof(test, id, { isValid });
    test.clock.set(before);
    const { body } = await cancel(id, await signInAgain(test, email));
    test.clock.set(testNow);
    expect([body.late, await paymentStatus(test, id)]).toEqual([false, status]);
  });

  it('refuses: one that has started or was rejected', async () => {
    const { id, email } = await accepted('2026-12-07T08:00:00.000Z');
    test.clock.set('2026-12-07T08:00:00.000Z');
    const started = await cancel(id, await signInAgain(test, email));
    test.clock.set(testNow);
    expect([started.status, started.problem.reason]).toEqual([409, 'INVALID_TRANSITION']);

    const other = await booked('2026-12-08T08:00:00.000Z');
    await sendProof(test, other.id, { isValid: false });
    const bearer = await signInAs(test.app, 'therapist');
    await call(test.app, decideReservation, { bearer, parameters: { id: other.id }, body: { status: 'REJECTED', reason: 'Absente' } });
    expect((await cancel(other.id, other.bearer)).problem.reason).toBe('INVALID_TRANSITION');
  });

  it("who may: its client; somebody else's looks like none", async () => {
    const { id } = await booked('2026-12-09T08:00:00.000Z');
    expect((await cancel(id)).status).toBe(401);
    const stranger = await newClient(test.app);
    for (const answer of [
      await cancel(id, stranger.bearer),
      await cancel('f'.repeat(24), stranger.bearer),
      await cancel('x', stranger.bearer),
    ])
      expect([answer.status, answer.problem.ressource]).toEqual([404, 'RESERVATION']);
    expect((await cancel(id, await signInAs(test.app, 'moderator'))).status).toBe(403);
  });
});
