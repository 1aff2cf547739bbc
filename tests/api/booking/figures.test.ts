import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelReservation, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { readFigures } from '#contract/booking/figures.endpoints.ts';
import type { FiguresWeeks } from '#contract/booking/figures-limits.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { book, bookingOf, newTherapist, sendProof, signInAgain, slotsOn, takeForKnown } from '#tests/support/booking.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

// 16 November 2026, 9:00 in Tunis: a Monday.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function figuresOf(bearer: string, weeks?: FiguresWeeks) {
  const { status, body } = await call(test.app, readFigures, { bearer, query: weeks ? { weeks } : {} });
  expect(status).toBe(200);
  return body;
}

describe('GET /v1/booking/figures', () => {
  it('tells a therapist of their own appointments from the fifth person on, and another therapist nothing of them', async () => {
    const own = await newTherapist(test);
    const days = ['23', '24', '25', '26', '27'];
    for (const [index, day] of days.entries()) {
      const { authID } = await newKnownClient(test);
      if (index === 4) {
        const { weeks, services, modes } = await figuresOf(own.bearer);
        expect(weeks.every(({ bookings }) => bookings === null)).toBe(true);
        expect([services, modes]).toEqual([[], []]);
      }
      await takeForKnown(test, own, `2026-11-${day}T09:00:00.000Z`, authID);
    }
    const { weeks, services, modes, answers, attendance } = await figuresOf(own.bearer);
    expect([weeks.length, weeks[0]?.from, weeks.at(-1)?.from, weeks.at(-1)?.bookings]).toEqual([12, '2026-08-31', '2026-11-16', 5]);
    expect([services.map(({ percent }) => percent), modes.map(({ percent }) => percent)]).toEqual([[100], [100]]);
    expect([answers, attendance]).toEqual([null, { held: null, missed: null }]);

    const other = await newTherapist(test);
    expect((await figuresOf(other.bearer)).services).toEqual([]);
    // Administrators: everybody's.
    const whole = await figuresOf(await signInAs(test.app, 'admin'));
    expect(whole.weeks.at(-1)?.bookings).toBeGreaterThanOrEqual(5);
  });

  it('times answers from the request, and counts a cancellation and a missed session', async () => {
    const own = await newTherapist(test);
    const ids: string[] = [];
    for (const day of ['23', '24', '25', '26', '27']) {
      const client = await newClient(test.app);
      const [slot] = await slotsOn(test, own, `2026-11-${day}`);
      const { body } = await book(test, client.bearer, bookingOf(own, slot?.startDateTime ?? ''));
      await sendProof(test, body.id, { isValid: true });
      ids.push(body.id);
    }
    test.clock.advanceMinutes(90);
    const decider = await signInAgain(test, own.email);
    for (const id of ids) {
      const decided = await call(test.app, decideReservation, {
        bearer: decider,
        parameters: { id },
        body: { status: 'ACCEPTED' },
      });
      expect(decided.status).toBe(200);
    }
    expect((await figuresOf(decider)).answers).toEqual({ medianMinutes: 90, longMinutes: 90 });
    for (const id of ids) {
      const { status } = await call(test.app, cancelReservation, {
        bearer: decider,
        parameters: { id },
        body: { reason: 'Cabinet fermé' },
      });
      expect(status).toBe(200);
    }
    const { weeks } = await figuresOf(decider, '26');
    expect([weeks.length, weeks.at(-1)?.bookings, weeks.at(-1)?.cancellations, weeks.at(-1)?.medianAnswerMinutes]).toEqual([26, 5, 5, 90]);
    test.clock.advanceMinutes(-90);
  });

  it('is no look at anybody, and refuses another period', async () => {
    const admin = await signInAs(test.app, 'admin');
    expect(await entriesDuring(test, () => figuresOf(admin, '52'))).toEqual([]);
    const { status } = await call(test.app, readFigures, { bearer: admin, query: { weeks: '13' as FiguresWeeks } });
    expect(status).toBe(400);
  });
});
