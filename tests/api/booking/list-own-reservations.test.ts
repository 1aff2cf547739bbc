import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, demonstrationOffer } from '#tests/support/booking.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/booking/reservation/self', () => {
  it('succeeds: the demonstration client has one in each status a client sees, with history and money order', async () => {
    const { status, body } = await call(test.app, listOwnReservations, { bearer: await signInAs(test.app, 'client') });
    expect(status).toBe(200);
    expect(body.items.map((each) => each.status).toSorted()).toEqual([
      'ACCEPTED',
      'CANCELLED',
      'COMPLETED',
      'EXPIRED',
      'NO_SHOW',
      'ON_STAND_BY',
      'PENDING_PAYMENT',
      'REJECTED',
    ]);
    expect(body.total).toBe(8);
    const starts = body.items.map(({ startDateTime }) => startDateTime);
    expect(starts).toEqual(starts.toSorted().toReversed());
    const byStatus = Object.fromEntries(body.items.map((each) => [each.status, each]));
    expect(byStatus['PENDING_PAYMENT']?.payment.manualPayment?.status).toBe('AWAITING_PROOF');
    expect(Date.parse(byStatus['PENDING_PAYMENT']?.holdUntil ?? '')).toBeGreaterThan(Date.parse(testNow));
    expect(byStatus['ON_STAND_BY']?.payment).toMatchObject({ isSettled: false, manualPayment: { status: 'SUBMITTED' } });
    expect(byStatus['ON_STAND_BY']?.payment.manualPayment?.file?.type).toBe('image/jpeg');
    expect(byStatus['ACCEPTED']?.payment.isSettled).toBe(true);
    expect(byStatus['ACCEPTED']?.history.map(({ event }) => event)).toEqual(['CREATED', 'PROOF_SUBMITTED', 'APPROVED']);
    expect(byStatus['REJECTED']?.statusReason).toBeTruthy();
    expect(byStatus['COMPLETED']?.endDateTime.localeCompare(testNow)).toBe(-1);
    expect(byStatus['NO_SHOW']?.history.map(({ event, by }) => [event, by]).at(-1)).toEqual(['NOT_ATTENDED', 'STAFF']);
    for (const each of body.items) expect([each.therapist.slug, each.sessionDuration > 0]).toEqual(['amel-ben-salah', true]);
    expect(body.sessionDuration).toBe(body.items[0]?.sessionDuration);
  });

  it("lists one's own only, within the instants asked for, page by page", async () => {
    const offer = await demonstrationOffer(test);
    const { bearer } = await newKnownClient(test);
    const days = ['2026-12-21', '2026-12-22', '2026-12-23'];
    for (const day of days) expect((await book(test, bearer, bookingOf(offer, `${day}T08:00:00.000Z`))).status).toBe(201);
    const list = async (query: object) => (await call(test.app, listOwnReservations, { bearer, query })).body;
    const datesOf = async (query: object) => (await list(query)).items.map(({ startDateTime }) => startDateTime.slice(0, 10));
    expect(await datesOf({ 'sort-direction': 'asc' })).toEqual(days);
    expect(await datesOf({ start: '2026-12-22T00:00:00Z', end: '2026-12-23T00:00:00Z' })).toEqual(['2026-12-22']);
    expect(await datesOf({ end: '2026-12-22T08:00:00Z' })).toEqual(['2026-12-21']);
    expect(await datesOf({ page: '2', limit: '2' })).toEqual(['2026-12-21']);
    expect((await list({ page: '2', limit: '2' })).total).toBe(3);
    expect(await datesOf({ start: '0000-01-01T00:00:00Z', end: '9999-12-31T23:59:59-12:00' })).toHaveLength(3);
  });

  it('is empty for who has none', async () => {
    const { bearer } = await newClient(test.app);
    const { body } = await call(test.app, listOwnReservations, { bearer });
    expect(body).toEqual({ items: [], page: 1, limit: 20, total: 0, sessionDuration: null });
  });

  it.each([
    ['a date that is none', { start: 'hier' }, 'start'],
    ['a page of nothing', { limit: '0' }, 'limit'],
    ['a page too deep', { page: '101', limit: '100' }, 'page'],
  ])('refuses: %s', async (_, query, fieldName) => {
    const { bearer } = await newClient(test.app);
    const { status, problem } = await call(test.app, listOwnReservations, { bearer, query });
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });

  it('who may: not a visitor, nor a moderator', async () => {
    expect((await call(test.app, listOwnReservations)).status).toBe(401);
    expect((await call(test.app, listOwnReservations, { bearer: await signInAs(test.app, 'moderator') })).status).toBe(403);
  });
});
