import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReservations } from '#contract/booking/booking.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, demonstrationOffer, newTherapist, type Offer } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let other: Offer & { bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  other = await newTherapist(test);
  const { bearer } = await newClient(test.app);
  const { status } = await book(test, bearer, bookingOf(other, '2026-12-01T08:00:00.000Z'));
  expect(status).toBe(201);
});
afterAll(() => test.close());

const list = async (bearer: string, query: object = {}) => {
  const { status, body } = await call(test.app, listReservations, { bearer, query });
  expect(status).toBe(200);
  return body;
};

describe('GET /v1/booking/reservation/', () => {
  it('succeeds: a therapist sees their own, with whose they are', async () => {
    const { therapistId } = await demonstrationOffer(test);
    const page = await list(await signInAs(test.app, 'therapist'));
    expect(page.total).toBe(8);
    expect(new Set(page.items.map((each) => each.therapistId))).toEqual(new Set([therapistId]));
    expect(page.items[0]?.client).toMatchObject({ firstName: 'Salma', lastName: 'Trabelsi', phoneNumber: '+21620000001' });
    const starts = page.items.map(({ startDateTime }) => startDateTime);
    expect(starts).toEqual(starts.toSorted());
    const theirs = await list(other.bearer);
    expect(theirs.items.map((each) => each.therapistId)).toEqual([other.therapistId]);
  });

  it('shows the whole practice to an administrator', async () => {
    expect((await list(await signInAs(test.app, 'admin'))).total).toBe(9);
  });

  it('filters by decision, status, time and the name of the client', async () => {
    const bearer = await signInAs(test.app, 'admin');
    const statuses = async (query: object) => (await list(bearer, query)).items.map(({ status }) => status);
    expect(await statuses({ needsDecision: 'true' })).toEqual(['ON_STAND_BY']);
    expect(await statuses({ needsDecision: 'false' })).not.toContain('ON_STAND_BY');
    expect(await statuses({ status: 'ACCEPTED' })).toEqual(['ACCEPTED']);
    expect(await statuses({ end: '2026-11-16T08:00:00Z' })).toEqual(['NO_SHOW', 'COMPLETED', 'EXPIRED']);
    expect(await statuses({ start: '2026-12-01T08:00:00Z', end: '2026-12-01T08:00:01Z' })).toEqual(['PENDING_PAYMENT']);
    expect((await list(bearer, { keyword: 'salma tra' })).total).toBe(8);
    expect((await list(bearer, { keyword: '%' })).total).toBe(0);
    expect((await list(bearer, { limit: '4', page: '3' })).items).toHaveLength(1);
  });

  it('refuses: a status or a field to sort by that does not exist', async () => {
    const bearer = await signInAs(test.app, 'admin');
    for (const query of [{ status: 'MAYBE' }, { 'sort-field': 'note' }, { needsDecision: 'perhaps' }]) {
      const { status, problem } = await call(test.app, listReservations, { bearer, query: query as never });
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, Object.keys(query)[0]]);
    }
  });

  it('who may: neither a visitor, nor a client, nor a moderator', async () => {
    expect((await call(test.app, listReservations)).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await call(test.app, listReservations, { bearer: await signInAs(test.app, who) })).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
