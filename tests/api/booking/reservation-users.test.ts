import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReservationUsers } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist } from '#tests/support/booking.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const idsFor = async (bearer: string) => (await call(test.app, listReservationUsers, { bearer })).body.items.map(({ authID }) => authID);

describe('GET /v1/booking/reservation/reservation-users', () => {
  it('succeeds: who has reservations with this therapist, once each; administrators see everyone', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    const known = await idsFor(therapist);
    const { client } = await bookSomeSlot(test, await demonstrationOffer(test));
    const other = await newTherapist(test);
    const { client: theirs } = await bookSomeSlot(test, other);
    expect((await idsFor(therapist)).toSorted()).toEqual([...known, client.authID].toSorted());
    expect(await idsFor(other.bearer)).toEqual([theirs.authID]);
    const all = await idsFor((await newStaff(test, 'ADMIN')).bearer);
    expect(all.toSorted()).toEqual([...known, client.authID, theirs.authID].toSorted());
  });

  it('who may: those who hold RESERVATION READ', async () => {
    expect((await call(test.app, listReservationUsers)).status).toBe(401);
    for (const who of ['client', 'moderator'] as const)
      expect((await call(test.app, listReservationUsers, { bearer: await signInAs(test.app, who) })).problem.reason).toBe(
        'ACCESS_MISMATCH',
      );
  });
});
