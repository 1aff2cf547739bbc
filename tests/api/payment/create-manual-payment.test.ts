import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cancelOwnReservation } from '#contract/booking/booking.endpoints.ts';
import { createManualPayment } from '#contract/payment/payment.endpoints.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, type Offer } from '#tests/support/booking.ts';
import { newCode } from '#tests/support/payment.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
beforeAll(async () => {
  test = await startTestApp();
  offer = await demonstrationOffer(test);
});
afterAll(() => test.close());

const open = (bearer: string, body: object, headers: Record<string, string> = {}) =>
  call(test.app, createManualPayment, { bearer, body, headers });

describe('POST /v1/payment/pay/manual-pay', () => {
  describe('succeeds', () => {
    it("opens a money order for the reservation's price", async () => {
      const { client, reservation } = await bookSomeSlot(test, offer);
      const { status, body } = await open(client.bearer, { reservationId: reservation.id, transferCode: ' md 12 abc9 ' });
      expect(status).toBe(201);
      expect(body).toEqual({
        id: body.id,
        reservationId: reservation.id,
        status: 'AWAITING_PROOF',
        transferCode: 'MD12ABC9',
        amountMillimes: 80_000,
        refund: null,
        amountReceivedMillimes: null,
        file: null,
        capturedAt: null,
        reason: null,
        resubmissionCount: 0,
        submittedAt: null,
      });
    });

    it('answers the same one to a second call, and to two at once', async () => {
      const { client, reservation } = await bookSomeSlot(test, offer);
      const body = { reservationId: reservation.id };
      const answers = await Promise.all([open(client.bearer, body), open(client.bearer, body), open(client.bearer, body)]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1);
      const rows = await test.deps.db.select().from(manualPayments).where(eq(manualPayments.reservationId, reservation.id));
      expect(rows).toHaveLength(1);
    });

    it('opens one, already abandoned, for a reservation that is lost, so that a late proof has somewhere to go', async () => {
      const { client, reservation } = await bookSomeSlot(test, offer);
      await call(test.app, cancelOwnReservation, { bearer: client.bearer, parameters: { id: reservation.id } });
      const { status, body } = await open(client.bearer, { reservationId: reservation.id });
      expect([status, body.status]).toEqual([201, 'ABANDONED']);
    });
  });

  describe('refuses', () => {
    it('a transfer code that another live money order has', async () => {
      const transferCode = newCode();
      const [first, second] = [await bookSomeSlot(test, offer), await bookSomeSlot(test, offer)];
      expect((await open(first.client.bearer, { reservationId: first.reservation.id, transferCode })).status).toBe(201);
      const { status, problem } = await open(second.client.bearer, {
        reservationId: second.reservation.id,
        transferCode: transferCode.toLowerCase(),
      });
      expect([status, problem.reason]).toEqual([409, 'TRANSFER_CODE_USED']);
    });

    it('a reservation that is paid in another way, or is over', async () => {
      const { client, reservation } = await bookSomeSlot(test, offer);
      const where = eq(reservations.id, reservation.id);
      await test.deps.db.update(reservations).set({ paymentKind: 'OFFICE', status: 'ACCEPTED' }).where(where);
      const atTheDesk = await open(client.bearer, { reservationId: reservation.id });
      expect([atTheDesk.status, atTheDesk.problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
      await test.deps.db.update(reservations).set({ paymentKind: 'MONEY_ORDER', status: 'COMPLETED' }).where(where);
      expect((await open(client.bearer, { reservationId: reservation.id })).status).toBe(409);
    });

    it.each([
      [{}, 'reservationId'],
      [{ reservationId: 'not an id' }, 'reservationId'],
      [{ reservationId: 'f'.repeat(24), transferCode: 'AB12' }, 'transferCode'],
      [{ reservationId: 'f'.repeat(24), transferCode: 'AB-12-CD' }, 'transferCode'],
    ])('%j', async (body, fieldName) => {
      const { bearer } = await newClient(test.app);
      const { status, problem } = await open(bearer, body);
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
    });

    it('a reservation that does not exist', async () => {
      const { bearer } = await newClient(test.app);
      const { status, problem } = await open(bearer, { reservationId: 'f'.repeat(24) });
      expect([status, problem.ressource]).toEqual([404, 'RESERVATION']);
    });
  });

  it('who may: the owner and the staff of the practice', async () => {
    const { reservation } = await bookSomeSlot(test, offer);
    const as = async (bearer: string) => (await open(bearer, { reservationId: reservation.id })).status;
    expect(await as((await newClient(test.app)).bearer)).toBe(404);
    expect(await as((await newTherapist(test)).bearer)).toBe(404);
    expect(await as(await signInAs(test.app, 'moderator'))).toBe(403);
    expect(await as(await signInAs(test.app, 'therapist'))).toBe(201);
    expect(await as(await signInAs(test.app, 'admin'))).toBe(201);
    const anonymous = await call(test.app, createManualPayment, { body: { reservationId: reservation.id } });
    expect(anonymous.status).toBe(401);
  });
});
