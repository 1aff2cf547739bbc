import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelReservation } from '#contract/booking/booking.endpoints.ts';
import { readPracticeDay } from '#contract/booking/practice-day.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { book, bookingOf, newTherapist, signInAgain, slotsOn, takeForKnown, type Offer } from '#tests/support/booking.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread } from '#tests/support/threads.ts';

// 16 November 2026, 9:00 in Tunis.
let test: TestApp;
let therapist: Offer & { bearer: string; userId: string; email: string };
beforeAll(async () => {
  test = await startTestApp();
  therapist = await newTherapist(test);
});
afterAll(() => test.close());

const readDay = async (bearer = therapist.bearer) => {
  const { status, body } = await call(test.app, readPracticeDay, { bearer });
  expect(status).toBe(200);
  return body;
};

const take = (startDateTime: string, userId: string, status?: 'ACCEPTED' | 'ON_STAND_BY') =>
  takeForKnown(test, therapist, startDateTime, userId, { status });

describe('GET /v1/booking/practice-day', () => {
  it('shows the day in its order and the next accepted appointment after it, with who comes for the first time', async () => {
    const [one, two] = [await newKnownClient(test), await newKnownClient(test)];
    const afternoon = await take('2026-11-16T14:00:00.000Z', one.authID);
    const morning = await take('2026-11-16T09:00:00.000Z', one.authID);
    const evening = await take('2026-11-16T22:30:00.000Z', two.authID);
    const undecided = await take('2026-11-17T09:00:00.000Z', two.authID, 'ON_STAND_BY');
    const tomorrow = await take('2026-11-17T10:00:00.000Z', two.authID);
    const cancelled = await take('2026-11-16T11:00:00.000Z', two.authID);
    await call(test.app, cancelReservation, { bearer: therapist.bearer, parameters: { id: cancelled.id } });

    const day = await readDay();
    expect([day.date, day.timeZone, day.generatedAt]).toEqual(['2026-11-16', 'Africa/Tunis', test.clock.now().toISOString()]);
    expect(day.appointments.map(({ id, isFirstTime }) => [id, isFirstTime])).toEqual([
      [morning.id, true],
      [afternoon.id, false],
      [evening.id, true],
    ]);
    expect(day.appointments[0]?.client).toMatchObject({ authID: one.authID });
    expect([day.nextAfterToday?.id, day.nextAfterToday?.isFirstTime]).toEqual([tomorrow.id, false]);
    expect(day.waiting.decisions).toBe(1);
    expect(day.appointments.map(({ id }) => id)).not.toContain(undecided.id);
  });

  it('starts the day at midnight of the practice, an hour before that of UTC', async () => {
    const own = await newTherapist(test);
    const { authID } = await newKnownClient(test);
    const first = await takeForKnown(test, own, '2026-11-16T23:00:00.000Z', authID);
    const day = await readDay(own.bearer);
    expect(day.appointments).toEqual([]);
    expect(day.nextAfterToday?.id).toBe(first.id);
    test.clock.advanceMinutes(15.5 * 60);
    const next = await readDay(await signInAgain(test, own.email));
    expect([next.date, next.appointments.map(({ id }) => id), next.nextAfterToday]).toEqual(['2026-11-17', [first.id], null]);
    test.clock.advanceMinutes(-15.5 * 60);
  });

  it('shows what holds its slot while it does, and no longer', async () => {
    const own = await newTherapist(test);
    const client = await newClient(test.app);
    const [slot] = await slotsOn(test, own, '2026-11-19');
    const { body: held } = await book(test, client.bearer, bookingOf(own, slot?.startDateTime ?? ''));
    const shownOn = async (minutes: number) => {
      test.clock.advanceMinutes(minutes);
      const day = await readDay(await signInAgain(test, own.email));
      test.clock.advanceMinutes(-minutes);
      return [day.date, day.appointments.map(({ id }) => id)];
    };
    const threeDays = 3 * 24 * 60;
    await test.deps.db
      .update(reservations)
      .set({ holdUntil: new Date('2026-11-19T08:30:00Z') })
      .where(eq(reservations.id, held.id));
    expect(await shownOn(threeDays)).toEqual(['2026-11-19', [held.id]]);
    expect(await shownOn(threeDays + 60)).toEqual(['2026-11-19', []]);
  });

  it('names those ahead whose mail server refused our letters, once each, and nobody else’s', async () => {
    const own = await newTherapist(test);
    const [lost, reached] = [await newKnownClient(test), await newKnownClient(test)];
    await test.deps.db.update(accounts).set({ mailRefusedAt: test.clock.now() }).where(eq(accounts.id, lost.authID));
    const soonest = '2026-11-18T09:00:00.000Z';
    for (const [userId, startDateTime] of [
      [lost.authID, '2026-11-20T09:00:00.000Z'],
      [lost.authID, soonest],
      [reached.authID, '2026-11-18T11:00:00.000Z'],
    ] as const) {
      await takeForKnown(test, own, startDateTime, userId);
    }
    const { unreached } = (await readDay(own.bearer)).waiting;
    expect(unreached.map(({ authID, startDateTime, mailRefusedAt }) => [authID, startDateTime, mailRefusedAt])).toEqual([
      [lost.authID, soonest, test.clock.now().toISOString()],
    ]);
    expect((await readDay()).waiting.unreached).toEqual([]);
    const everyone = (await readDay(await signInAs(test.app, 'admin'))).waiting.unreached;
    expect(everyone.map(({ authID }) => authID)).toEqual([lost.authID]);
  });

  it('counts what waits as each list does, alarms among the texts apart', async () => {
    const before = (await readDay()).waiting;
    await newThread(test, { status: 'PENDING', priority: 0 });
    await newThread(test, { status: 'PENDING', priority: 2 });
    const after = (await readDay()).waiting;
    expect([after.texts, after.alarms]).toEqual([(before.texts ?? 0) + 2, (before.alarms ?? 0) + 1]);
    // The demonstration's own: one to decide on, with its proof, and what is owed.
    const whole = (await readDay(await signInAs(test.app, 'admin'))).waiting;
    const demonstration = (await readDay(await signInAs(test.app, 'therapist'))).waiting;
    expect([demonstration.decisions, demonstration.proofs]).toEqual([1, 1]);
    expect(whole.decisions).toBe(demonstration.decisions + 1);
    expect(whole.refunds).toBe(demonstration.refunds);
    expect([before.proofs, before.refunds]).toEqual([0, 0]);
  });

  it('tells nothing of payments and texts to who may not read them', async () => {
    const own = await newTherapist(test);
    await test.deps.db
      .update(accounts)
      .set({ access: [{ ressource: 'RESERVATION', privileges: 4 }] as never })
      .where(eq(accounts.id, own.userId));
    const { waiting } = await readDay(await signInAgain(test, own.email));
    expect(waiting).toEqual({ decisions: 0, proofs: null, refunds: null, texts: null, alarms: null, unreached: [] });
  });

  it('notes whose reservations were looked at, and nothing for an empty day', async () => {
    const shown = await readDay();
    const entries = await entriesDuring(test, () => readDay());
    const ids = [...shown.appointments, ...(shown.nextAfterToday ? [shown.nextAfterToday] : [])].map(({ id }) => id);
    expect(entries.map(({ kind, subjects }) => [kind, subjects])).toEqual([['RESERVATION_VIEWED', ids]]);
    const idle = await newTherapist(test);
    expect(await entriesDuring(test, () => readDay(idle.bearer))).toEqual([]);
  });

  it('refuses: a client', async () => {
    const { bearer } = await newClient(test.app);
    expect((await call(test.app, readPracticeDay, { bearer })).status).toBe(403);
  });
});
