import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSchedule,
  deleteSchedule,
  listSchedules,
  readOwnSchedule,
  readSchedule,
  updateSchedule,
} from '#contract/booking/booking.endpoints.ts';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import { therapists } from '#server/modules/therapist/therapist.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { aMonday, demonstrationOffer, newTherapist, slotsOn, therapistSlug } from '#tests/support/booking.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
let therapist: string;
let userId: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = (await newStaff(test, 'ADMIN')).bearer;
  therapist = await signInAs(test.app, 'therapist');
  const [row] = await test.deps.db.select({ userId: therapists.userId }).from(therapists).where(eq(therapists.slug, therapistSlug));
  userId = row?.userId ?? '';
});
afterAll(() => test.close());

const nobody = '0123456789abcdef01234567';
const read = (id = userId, bearer = admin) => call(test.app, readSchedule, { parameters: { userId: id }, bearer });
const update = (id: string, body: object, bearer = admin) => call(test.app, updateSchedule, { parameters: { userId: id }, bearer, body });
const remove = (id: string, bearer = admin) => call(test.app, deleteSchedule, { parameters: { userId: id }, bearer });
const create = (body: object, bearer = admin) => call(test.app, createSchedule, { bearer, body });
const mornings = (schedule: Schedule): Schedule => ({
  ...schedule,
  weekly: [{ weekday: 1, intervals: [{ start: '09:00', end: '11:00' }] }],
  seasons: [],
});

describe('GET /v1/booking/schedule/{userId} and /schedule/', () => {
  it('succeeds: what the therapist reads of their own, and a page of all', async () => {
    const own = (await call(test.app, readOwnSchedule, { bearer: therapist })).body;
    const { status, body } = await read();
    expect([status, body]).toEqual([200, own]);
    const page = await call(test.app, listSchedules, { bearer: admin, query: { keyword: 'sal' } });
    expect([page.status, page.body]).toEqual([200, { items: [own], page: 1, limit: 20, total: 1 }]);
    expect((await call(test.app, listSchedules, { bearer: admin, query: { keyword: 'nobody' } })).body.items).toEqual([]);
  });

  it('refuses one that is not there; who may: those who hold SCHEDULE READ', async () => {
    expect((await read(nobody)).problem.ressource).toBe('SCHEDULE');
    expect((await call(test.app, listSchedules)).status).toBe(401);
    for (const bearer of [therapist, await signInAs(test.app, 'client')]) {
      expect((await read(userId, bearer)).problem.reason).toBe('ACCESS_MISMATCH');
      expect((await call(test.app, listSchedules, { bearer })).problem.reason).toBe('ACCESS_MISMATCH');
    }
  });
});

describe('PUT /v1/booking/schedule/{userId}', () => {
  it('succeeds, availability follows it, and it is noted', async () => {
    const offer = await demonstrationOffer(test);
    const { body: before } = await read();
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update(userId, { ...mornings(before), userId: nobody });
      expect([status, body]).toMatchObject([200, mornings(before)]);
    });
    expect(entries).toMatchObject([{ kind: 'SCHEDULE_UPDATED', subjects: [userId] }]);
    expect((await slotsOn(test, offer, aMonday)).map(({ startDateTime }) => startDateTime.slice(11, 16))).toEqual([
      '08:00',
      '08:30',
      '09:00',
    ]);
    await update(userId, before);
  });

  it('refuses hours that meet, none there; who may: those who hold SCHEDULE WRITE', async () => {
    const { body } = await read();
    const weekly = [{ weekday: 1, intervals: [{ start: '10:00', end: '09:00' }] }];
    expect((await update(userId, { ...body, weekly })).problem.fields?.[0]?.fieldName).toBe('weekly.0.intervals.0');
    expect((await update(nobody, body)).status).toBe(404);
    expect((await update(userId, body, therapist)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await call(test.app, updateSchedule, { parameters: { userId }, body })).status).toBe(401);
  });
});

describe('DELETE and POST /v1/booking/schedule/', () => {
  it('succeeds: taken away nothing is on offer, and given back it is; both are noted', async () => {
    const other = await newTherapist(test);
    const { body: before } = await read(other.userId);
    const entries = await entriesDuring(test, async () => {
      expect(await remove(other.userId)).toMatchObject({ status: 200, body: before });
      expect((await remove(other.userId)).status).toBe(404);
      expect(await slotsOn(test, other, aMonday)).toEqual([]);
      expect(await create(before)).toMatchObject({ status: 201, body: { ...before, outside: [] } });
    });
    expect(entries.map(({ kind }) => kind)).toEqual(['SCHEDULE_DELETED', 'SCHEDULE_CREATED']);
    expect((await slotsOn(test, other, aMonday)).length).toBeGreaterThan(0);
  });

  it('refuses a second one, and one for somebody who is no therapist', async () => {
    const { body } = await read();
    const again = await create(body);
    expect([again.status, again.problem.ressource]).toEqual([409, 'SCHEDULE']);
    const client = await newClient(test.app);
    for (const stranger of [client.authID, nobody])
      expect((await create({ ...body, userId: stranger })).problem.fields?.[0]?.fieldName).toBe('userId');
  });

  it('who may: SCHEDULE WRITE makes, SCHEDULE DELETE removes', async () => {
    const { body } = await read();
    expect((await call(test.app, createSchedule, { body })).status).toBe(401);
    expect((await call(test.app, deleteSchedule, { parameters: { userId } })).status).toBe(401);
    expect((await create(body, therapist)).problem.reason).toBe('ACCESS_MISMATCH');
    const writer = await newStaff(test, 'CLIENT', [{ ressource: 'SCHEDULE', privileges: 4 }]);
    expect((await remove(userId, writer.bearer)).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
