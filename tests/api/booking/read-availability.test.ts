import { describe, expect, it } from 'vitest';
import { createDaysOff, readAvailability } from '#contract/booking/booking.endpoints.ts';
import { consentVersion } from '#contract/constants.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { aMonday, book, bookingOf, slotsOn, therapistSlug } from '#tests/support/booking.ts';
import { testNow } from '#tests/support/test-app.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';

const { test, offer } = await startOfferApp();

const read = (query: object, slug = therapistSlug) =>
  call(test.app, readAvailability, {
    parameters: { slug },
    query: { from: aMonday, to: aMonday, serviceId: offer.serviceId, ...query },
  });

describe('GET /v1/booking/schedule/availability/{slug}', () => {
  it('succeeds: anyone reads the days of a range with their slots, by slug or id', async () => {
    const { status, body } = await read({ from: '2026-11-30', to: '2026-12-06' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ timeZone: 'Africa/Tunis', generatedAt: testNow, consentVersion });
    expect(body.days.map(({ date }) => date)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(body.days.at(-1)).toEqual({ date: '2026-12-06', state: 'NONE', slots: [] });
    expect(body.days[0]?.slots[0]).toEqual({
      startDateTime: '2026-11-30T08:00:00.000Z',
      endDateTime: '2026-11-30T08:50:00.000Z',
      paymentMethods: ['MONEY_ORDER'],
    });
    expect((await read({ from: '2026-11-30', to: '2026-12-06' }, offer.therapistId)).body.days).toEqual(body.days);
  });

  it('answers everyone alike, with a tag a cache can ask again with', async () => {
    const { headers } = await read({});
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['etag']).toBeTruthy();
  });

  it('has nothing in the past, within the notice and beyond the horizon', async () => {
    const { body } = await read({ from: '2026-11-14', to: '2026-11-17' });
    expect(body.days.map(({ state }) => state)).toEqual(['NONE', 'NONE', 'NONE', 'NONE']);
    expect((await read({ from: '2027-01-18', to: '2027-03-20' })).body.days.every(({ state }) => state === 'NONE')).toBe(true);
    expect((await read({ from: '0001-01-01', to: '0001-02-01' })).status).toBe(200);
    expect((await read({ from: '9999-11-30', to: '9999-12-31' })).body.days).toHaveLength(32);
  });

  it('loses the slots that a reservation and its buffer cover, and finds them again once its hold is over', async () => {
    const before = await slotsOn(test, offer, '2026-12-01');
    const { bearer } = await newClient(test.app);
    expect((await book(test, bearer, bookingOf(offer, '2026-12-01T09:00:00.000Z'))).status).toBe(201);
    const after = await slotsOn(test, offer, '2026-12-01');
    const lost = before.filter((slot) => !after.some(({ startDateTime }) => startDateTime === slot.startDateTime));
    expect(lost.map(({ startDateTime }) => startDateTime.slice(11, 16))).toEqual(['08:30', '09:00', '09:30']);
    test.clock.advanceMinutes(48 * 60);
    expect(await slotsOn(test, offer, '2026-12-01')).toEqual(before);
    test.clock.set(testNow);
  });

  it('shows a day that absences cover as a day off', async () => {
    const bearer = await signInAs(test.app, 'therapist');
    const body = { startDateTime: '2026-12-07T23:00:00Z', endDateTime: '2026-12-08T23:00:00Z', label: 'Formation' };
    expect((await call(test.app, createDaysOff, { bearer, body })).status).toBe(201);
    const { body: answer } = await read({ from: '2026-12-08', to: '2026-12-08' });
    expect(answer.days).toEqual([{ date: '2026-12-08', state: 'DAY_OFF', slots: [] }]);
    expect(JSON.stringify(answer)).not.toContain('Formation');
  });

  it('is full on a day whose every slot is taken, and only then', async () => {
    const services = (await read({ from: '2026-12-12', to: '2026-12-12' })).body.days[0];
    expect(services?.state).toBe('AVAILABLE');
    for (let slots = await slotsOn(test, offer, '2026-12-12'); slots[0]; slots = await slotsOn(test, offer, '2026-12-12')) {
      const { bearer } = await newClient(test.app);
      expect((await book(test, bearer, bookingOf(offer, slots[0].startDateTime))).status).toBe(201);
    }
    expect((await read({ from: '2026-12-12', to: '2026-12-12' })).body.days[0]?.state).toBe('FULLY_RESERVED');
  });

  it.each([
    ['a day that does not exist', { from: '2026-02-30' }, 'from'],
    ['a date that is none', { to: 'demain' }, 'to'],
    ['an end before the start', { to: '2026-11-29' }, 'to'],
    ['more than 62 days', { to: '2027-01-31' }, 'to'],
    ['no service', { serviceId: '' }, 'serviceId'],
    ['an unknown mode', { mode: 'TELEPATHY' }, 'mode'],
  ])('refuses: %s', async (_, query, fieldName) => {
    const { status, problem } = await read(query);
    expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
  });

  it('takes 62 days', async () => expect((await read({ to: '2027-01-30' })).body.days).toHaveLength(62));

  it('refuses: an unknown therapist, or a service of nobody', async () => {
    for (const answer of [await read({}, 'personne'), await read({ serviceId: 'f'.repeat(24) })])
      expect([answer.status, answer.problem.ressource]).toEqual([404, 'THERAPIST']);
  });
});
