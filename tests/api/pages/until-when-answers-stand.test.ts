import { describe, expect, it } from 'vitest';
import { noReads, noteReads, readsStandUntil } from '#server/noted-reads.ts';
import { readAvailability } from '#server/modules/booking/read-availability.ts';
import { readOpeningHours } from '#server/modules/booking/read-opening-hours.ts';
import { readPractice } from '#server/modules/client/read-practice.ts';
import { readTherapist } from '#server/modules/therapist/read-therapist.ts';
import { newClient } from '#tests/support/api.ts';
import { aMonday, book, bookingOf, therapistSlug } from '#tests/support/booking.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';
import { testNow } from '#tests/support/test-app.ts';

const { test, offer } = await startOfferApp();

/** Until when the clock alone changes nothing of what some work answers. */
async function standing(work: () => Promise<unknown>): Promise<number> {
  const reads = noReads();
  await noteReads(reads, work);
  return readsStandUntil(reads);
}

// In this process, whatever others answer beside it: what another reads is noted by that one.
const availability = (from: string, to = from) =>
  standing(() => readAvailability(test.deps, { slug: therapistSlug, from, to, serviceId: offer.serviceId }));
const midnight = Date.parse('2026-11-16T23:00:00Z');

describe('what a page is made of', () => {
  it('stands until it is written where the clock has no part in it, and until midnight where today has', async () => {
    expect(await standing(() => readPractice(test.deps))).toBe(Infinity);
    expect(await standing(() => readTherapist(test.deps, therapistSlug))).toBe(midnight);
    expect(await standing(() => readOpeningHours(test.deps))).toBe(midnight);
    expect(await availability('2026-12-14', '2026-12-20')).toBe(midnight);
  });

  it('with free times stands until the next of them is too close', async () => {
    const { days } = await readAvailability(test.deps, {
      slug: therapistSlug,
      from: '2026-11-16',
      to: '2026-11-19',
      serviceId: offer.serviceId,
    });
    const until = await availability('2026-11-16', '2026-11-19');
    expect(until).toBeLessThan(midnight);
    test.clock.set(new Date(until).toISOString());
    const then = await readAvailability(test.deps, {
      slug: therapistSlug,
      from: '2026-11-16',
      to: '2026-11-19',
      serviceId: offer.serviceId,
    });
    expect(then.days).not.toEqual(days);
    test.clock.set(testNow);
  });

  it('stands until a hold lapses that keeps one of its times', async () => {
    const { bearer } = await newClient(test.app);
    const { status, body } = await book(test, bearer, bookingOf(offer, `${aMonday}T09:00:00.000Z`));
    expect(status).toBe(201);
    const lapse = Date.parse(body.holdUntil ?? '');
    test.clock.set(new Date(lapse - 600_000).toISOString());
    expect(await availability(aMonday)).toBe(lapse);
    test.clock.set(new Date(lapse).toISOString());
    expect(await availability(aMonday)).toBeGreaterThan(lapse);
    test.clock.set(testNow);
  });
});
