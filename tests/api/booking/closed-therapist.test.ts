import { expect, it } from 'vitest';
import { banClient, liftBanSuspension, suspendClient } from '#contract/auth/accounts.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { noReads, noteReads, readsStandUntil } from '#server/noted-reads.ts';
import { readAvailability } from '#server/modules/booking/read-availability.ts';
import { readTherapist as readOf } from '#server/modules/therapist/read-therapist.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { aMonday, book, bookingOf, slotsOn, therapistSlug } from '#tests/support/booking.ts';
import { startOfferApp } from '#tests/support/offer-app.ts';
import { testNow } from '#tests/support/test-app.ts';

const { test, offer } = await startOfferApp();
const admin = await signInAs(test.app, 'admin');
const therapist = async () => (await call(test.app, readTherapist, { parameters: { slug: therapistSlug } })).body;
const { userId } = await therapist();

const isBookable = async () => {
  // The clock goes on for hours: longer than a token lives.
  const setup = await call(test.app, readSetup, { bearer: await signInAs(test.app, 'admin') });
  const slots = await slotsOn(test, offer, aMonday);
  return [(await therapist()).isBookable, setup.body.isBookable, slots.length > 0];
};

it('nobody books with a therapist who is banned', async () => {
  const [slot] = await slotsOn(test, offer, aMonday);
  expect(await isBookable()).toEqual([true, true, true]);
  await call(test.app, banClient, { parameters: { id: userId }, bearer: admin, body: { reason: 'Parti du cabinet.' } });
  expect(await isBookable()).toEqual([false, false, false]);
  const { bearer } = await newClient(test.app);
  expect((await book(test, bearer, bookingOf(offer, slot?.startDateTime ?? ''))).problem.reason).toBe('SLOT_NOT_OFFERED');
  await call(test.app, liftBanSuspension, { parameters: { id: userId }, bearer: admin });
  expect(await isBookable()).toEqual([true, true, true]);
});

it('nor with one who is suspended, until that is over: what shows it stands no longer', async () => {
  const until = '2026-11-16T12:00:00.000Z';
  await call(test.app, suspendClient, { parameters: { id: userId }, bearer: admin, body: { reason: 'En congé.', until } });
  expect(await isBookable()).toEqual([false, false, false]);
  const standing = async (work: () => Promise<unknown>) => {
    const reads = noReads();
    await noteReads(reads, work);
    return readsStandUntil(reads);
  };
  expect(await standing(() => readOf(test.deps, therapistSlug))).toBe(Date.parse(until));
  const asked = { slug: therapistSlug, from: aMonday, to: aMonday, serviceId: offer.serviceId };
  expect(await standing(() => readAvailability(test.deps, asked))).toBe(Date.parse(until));
  test.clock.set(until);
  expect(await isBookable()).toEqual([true, true, true]);
  test.clock.set(testNow);
});
