import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReservation } from '#contract/booking/booking.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const read = (id: string, bearer?: string) => call(test.app, readReservation, { parameters: { id }, ...(bearer ? { bearer } : {}) });

describe('GET /v1/booking/reservation/{id}', () => {
  it('succeeds: for its therapist and for an administrator', async () => {
    const { client, reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    for (const who of ['therapist', 'admin'] as const) {
      const { status, body } = await read(reservation.id, await signInAs(test.app, who));
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...reservation, client: { authID: client.authID, firstName: 'Test' } });
    }
  });

  it("refuses: another therapist's, as if it were missing", async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const { bearer } = await newTherapist(test);
    const missing = await read('f'.repeat(24), bearer);
    expect([missing.status, missing.problem.ressource]).toEqual([404, 'RESERVATION']);
    expect((await read(reservation.id, bearer)).problem).toEqual(missing.problem);
  });

  it('who may: not even the client whose it is', async () => {
    const { client, reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    expect((await read(reservation.id)).status).toBe(401);
    expect((await read(reservation.id, client.bearer)).status).toBe(403);
    expect((await read(reservation.id, await signInAs(test.app, 'moderator'))).status).toBe(403);
  });
});
