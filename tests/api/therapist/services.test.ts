import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveReservation, readAvailability } from '#contract/booking/booking.endpoints.ts';
import { createReservation } from '#contract/booking/booking.endpoints.ts';
import { createService, listServices, updateService } from '#contract/therapist/services.endpoints.ts';
import type { PracticeService } from '#contract/therapist/services.schema.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { aMonday, bookingOf, newTherapist, slotsOn, storedReservation, takeForKnown, type Offer } from '#tests/support/booking.ts';
import { newKnownClient, newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const couple = {
  name: { fr: 'Couple', en: 'Couple' },
  durationMinutes: 80,
  priceMillimes: 120_000,
  modes: ['OFFICE' as const],
  bufferAfterMinutes: 20,
  isOffered: true,
};
const list = (bearer: string | undefined, therapistId: string) =>
  call(test.app, listServices, { ...(bearer && { bearer }), query: { therapistId } });
const add = (bearer: string | undefined, body: object) => call(test.app, createService, { ...(bearer && { bearer }), body });
const change = (bearer: string | undefined, id: string, body: object) =>
  call(test.app, updateService, { ...(bearer && { bearer }), parameters: { id }, body });
const names = (services: readonly PracticeService[]) => services.map(({ name }) => name.fr);
const shown = async ({ therapistId }: Offer) =>
  (await call(test.app, readTherapist, { parameters: { slug: therapistId } })).body.services.map(({ name }) => name.fr);

describe('sessions of a therapist', () => {
  it('succeed: one is added last, moved first and noted; clients are shown the same order', async () => {
    const therapist = await newTherapist(test);
    const { bearer, therapistId } = therapist;
    const entries = await entriesDuring(test, async () => {
      const made = await add(bearer, { ...couple, therapistId });
      expect([made.status, made.body]).toEqual([201, { ...couple, id: made.body.id }]);
      expect(names((await list(bearer, therapistId)).body.items)).toEqual(['Suivi', 'Couple']);
      // What is not said stays: another device may have changed it.
      expect((await change(bearer, made.body.id, { order: 1 })).body).toEqual({ ...couple, id: made.body.id });
    });
    expect(entries).toMatchObject([
      { kind: 'SERVICE_CREATED', subjects: [therapistId], detail: 'Couple' },
      { kind: 'SERVICE_UPDATED', subjects: [therapistId], detail: 'Couple' },
    ]);
    expect(names((await list(bearer, therapistId)).body.items)).toEqual(['Couple', 'Suivi']);
    expect(await shown(therapist)).toEqual(['Couple', 'Suivi']);
    await add(bearer, { ...couple, name: { fr: 'Bilan', en: 'Assessment' }, therapistId, order: 2 });
    expect(await shown(therapist)).toEqual(['Couple', 'Bilan', 'Suivi']);
  });

  it('keep the time after them free for as long as they say, else as the schedule says', async () => {
    const therapist = await newTherapist(test);
    const { bearer, therapistId } = therapist;
    const { authID } = await newKnownClient(test);
    const { body: made } = await add(bearer, { ...couple, durationMinutes: 30, bufferAfterMinutes: 60, therapistId });
    await takeForKnown(test, { ...therapist, serviceId: made.id }, `${aMonday}T08:00:00.000Z`, authID);
    const free = (await slotsOn(test, therapist, aMonday)).map(({ startDateTime }) => startDateTime.slice(11, 16));
    expect(free.slice(0, 2)).toEqual(['09:30', '10:00']);

    await change(bearer, made.id, { ...couple, durationMinutes: 30, bufferAfterMinutes: 0 });
    await takeForKnown(test, { ...therapist, serviceId: made.id }, `${aMonday}T10:00:00.000Z`, authID);
    const later = (await slotsOn(test, { ...therapist, serviceId: made.id }, aMonday)).map(({ startDateTime }) =>
      startDateTime.slice(11, 16),
    );
    expect(later.slice(0, 2)).toEqual(['09:30', '10:30']);
  });

  it('no longer on offer: clients neither see nor book it, what is booked stays and can be moved', async () => {
    const therapist = await newTherapist(test);
    const { bearer, therapistId, serviceId } = therapist;
    const client = await newKnownClient(test);
    const { id } = await takeForKnown(test, therapist, `${aMonday}T08:00:00.000Z`, client.authID);
    const [service] = (await list(bearer, therapistId)).body.items;
    if (!service) throw new Error('the session is missing');
    const { id: _id, ...body } = { ...service, priceMillimes: 90_000, isOffered: false };
    expect((await change(bearer, serviceId, body)).body.isOffered).toBe(false);
    expect(await shown(therapist)).toEqual([]);
    const { problem } = await call(test.app, createReservation, {
      bearer: client.bearer,
      body: bookingOf(therapist, `${aMonday}T09:00:00.000Z`, { mode: 'OFFICE' }),
    });
    expect(problem.fields?.[0]?.fieldName).toBe('serviceId');

    expect(await storedReservation(test, id)).toMatchObject({ status: 'ACCEPTED', priceMillimes: 50_000 });
    const query = { from: aMonday, to: aMonday, serviceId };
    const offered = await call(test.app, readAvailability, { parameters: { slug: therapistId }, query });
    expect(offered.body.days[0]?.slots.length).toBeGreaterThan(0);
    const moved = await call(test.app, moveReservation, {
      bearer,
      parameters: { id },
      body: { startDateTime: `${aMonday}T10:00:00.000Z` },
    });
    expect([moved.status, moved.body.startDateTime]).toEqual([200, `${aMonday}T10:00:00.000Z`]);
    await change(bearer, serviceId, { ...body, isOffered: true });
    expect(await shown(therapist)).toEqual(['Suivi']);
  });

  it.each([
    ['no name in one language', { name: { fr: 'Couple', en: ' ' } }, 'name.en'],
    ['a price of nothing', { priceMillimes: 0 }, 'priceMillimes'],
    ['a price that is no whole number of millimes', { priceMillimes: 80.5 }, 'priceMillimes'],
    ['a session of a minute', { durationMinutes: 1 }, 'durationMinutes'],
    ['no way to come', { modes: [] }, 'modes'],
    ['a buffer of a day', { bufferAfterMinutes: 1440 }, 'bufferAfterMinutes'],
  ])('refuse %s', async (_, changes, fieldName) => {
    const { bearer, therapistId, serviceId } = await newTherapist(test);
    for (const { status, problem } of [
      await add(bearer, { ...couple, ...changes, therapistId }),
      await change(bearer, serviceId, { ...couple, ...changes }),
    ])
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });

  it('who may: a therapist their own, THERAPIST WRITE any; another’s look like none at all', async () => {
    const { therapistId, serviceId } = await newTherapist(test);
    const other = await newTherapist(test);
    const admin = (await newStaff(test, 'ADMIN')).bearer;
    expect((await list(admin, therapistId)).status).toBe(200);
    const refusals = async (bearer: string | undefined) => [
      (await list(bearer, therapistId)).status,
      (await add(bearer, { ...couple, therapistId })).status,
      (await change(bearer, serviceId, couple)).status,
    ];
    expect(await refusals(other.bearer)).toEqual([404, 404, 404]);
    expect(await refusals(undefined)).toEqual([401, 401, 401]);
    const client = await newClient(test.app);
    for (const bearer of [client.bearer, await signInAs(test.app, 'moderator')]) expect(await refusals(bearer)).toEqual([403, 403, 403]);
    expect(names((await list(admin, therapistId)).body.items)).toEqual(['Suivi']);
  });
});
