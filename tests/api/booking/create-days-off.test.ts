import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDaysOff, decideReservation } from '#contract/booking/booking.endpoints.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, demonstrationOffer, newTherapist, sendProof, slotsOn } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const body = { startDateTime: '2026-12-15T08:00:00.000Z', endDateTime: '2026-12-15T12:00:00.000Z', label: 'Formation' };
const create = (changes: object = {}, bearer: string | null = therapist) =>
  call(test.app, createDaysOff, { ...(bearer ? { bearer } : {}), body: { ...body, ...changes } });

describe('POST /v1/booking/daysoff/', () => {
  it("succeeds: an absence of one's own takes its hours off offer", async () => {
    const { status, body: made } = await create();
    expect(status).toBe(201);
    expect(made).toMatchObject(body);
    const starts = (await slotsOn(test, await demonstrationOffer(test), '2026-12-15')).map(({ startDateTime }) => startDateTime);
    expect(starts[0]).toBe('2026-12-15T13:30:00.000Z');
  });

  it('refuses: one laid over accepted reservations, and lists them; others do not stand in its way', async () => {
    const offer = await demonstrationOffer(test);
    const ids: Record<string, string> = {};
    for (const time of ['08:00', '10:00']) {
      const client = await newClient(test.app);
      const { body: made } = await book(test, client.bearer, bookingOf(offer, `2026-12-17T${time}:00.000Z`));
      await sendProof(test, made.id, { isValid: true });
      ids[time] = made.id;
    }
    const id = ids['10:00'] ?? '';
    await call(test.app, decideReservation, { bearer: therapist, parameters: { id }, body: { status: 'ACCEPTED' } });
    const day = { startDateTime: '2026-12-16T23:00:00.000Z', endDateTime: '2026-12-17T23:00:00.000Z' };
    const looks = await entriesDuring(test, async () => {
      const { status, problem } = await create(day);
      expect([status, problem.reason]).toEqual([409, 'DAYS_OFF_CONFLICT']);
      expect(problem.conflicts).toMatchObject([{ id, startDateTime: '2026-12-17T10:00:00.000Z' }]);
    });
    expect(looks).toMatchObject([{ kind: 'RESERVATION_VIEWED', subjects: [id] }]);
    // It ends at 10:50; the ten minutes after it are the therapist's own.
    expect((await create({ ...day, startDateTime: '2026-12-17T10:49:00.000Z' })).status).toBe(409);
    expect((await create({ ...day, startDateTime: '2026-12-17T10:50:00.000Z' })).status).toBe(201);
  });

  it('succeeds: one that comes again every year may have begun long ago', async () => {
    const span = { startDateTime: '2020-02-28T08:00:00.000Z', endDateTime: '2020-02-28T12:00:00.000Z' };
    expect((await create({ ...span, yearly: true })).status).toBe(201);
  });

  it.each([
    ['an end before the start', { endDateTime: '2026-12-15T07:00:00.000Z' }, 'endDateTime'],
    ['an end at the start', { endDateTime: body.startDateTime }, 'endDateTime'],
    ['no start', { startDateTime: '' }, 'startDateTime'],
    ['a year nobody plans', { endDateTime: '9999-12-31T23:00:00-12:00' }, 'endDateTime'],
    ['what is over', { startDateTime: '2020-02-28T08:00:00.000Z', endDateTime: '2020-02-28T12:00:00.000Z' }, 'endDateTime'],
    ['a label too long', { label: 'x'.repeat(121) }, 'label'],
    ['an identifier that is none', { userId: 'moi' }, 'userId'],
  ])('refuses: %s', async (_, changes, fieldName) => {
    const { status, problem } = await create(changes);
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });

  it('who may: a therapist for themselves, an administrator for every therapist; nobody for who is none', async () => {
    const other = await newTherapist(test);
    expect((await create({}, null)).status).toBe(401);
    expect((await create({}, await signInAs(test.app, 'client'))).status).toBe(403);
    expect((await create({ userId: other.userId })).problem.reason).toBe('ACCESS_MISMATCH');
    const admin = await signInAs(test.app, 'admin');
    expect((await create({ userId: other.userId }, admin)).body.userId).toBe(other.userId);
    const { authID } = await newClient(test.app);
    expect((await create({ userId: authID }, admin)).problem.fields?.[0]?.fieldName).toBe('userId');
  });
});
