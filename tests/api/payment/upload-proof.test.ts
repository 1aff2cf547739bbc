import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, beforeAll } from 'vitest';
import { uploadProof } from '#contract/payment/payment.endpoints.ts';
import { idempotencyKeys } from '#server/http/idempotency.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { reservationHistory, reservations } from '#server/modules/booking/booking.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, demonstrationOffer, newTherapist, signInAgain, storedReservation, type Offer } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decided, newCode, newPhoto, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
beforeAll(async () => {
  test = await startTestApp();
  offer = await demonstrationOffer(test);
});
beforeEach(() => test.clock.set(testNow));
afterAll(() => test.close());

const paymentRow = async (id: string) => (await test.deps.db.select().from(manualPayments).where(eq(manualPayments.id, id)))[0];
const hours = (count: number) => count * 60;

describe('PUT /v1/payment/pay/manual-pay/upload-file/{id}', () => {
  describe('succeeds', () => {
    it('takes the proof of its owner, and the reservation waits for the practitioner', async () => {
      const { client, reservation, payment } = await bookByMoneyOrder(test, offer);
      const file = await newPhoto(test, client.bearer);
      const itemId = randomUUID();
      test.clock.advanceMinutes(5);
      const { status, body } = await sendProofOf(test, client.bearer, payment.id, {
        file: { ...file, url: 'https://evil.example/x', key: 'another' } as never,
        transferCode: ' md 77 zz 1 ',
        capturedAt: testNow,
        itemId,
      });
      expect(status).toBe(200);
      expect(body).toEqual({
        ...payment,
        status: 'SUBMITTED',
        transferCode: 'MD77ZZ1',
        file,
        capturedAt: testNow,
        submittedAt: '2026-11-16T08:05:00.000Z',
        clientItemId: itemId,
      });
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
    });

    it('changes nothing when the same item comes again, even after its key is forgotten', async () => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      const given = { itemId: randomUUID(), transferCode: newCode(), file: await newPhoto(test, client.bearer) };
      const first = await sendProofOf(test, client.bearer, payment.id, given);
      const again = await sendProofOf(test, client.bearer, payment.id, given);
      expect(again.body).toEqual(first.body);
      await test.deps.db.delete(idempotencyKeys);
      const muchLater = await sendProofOf(test, client.bearer, payment.id, given);
      expect(muchLater.status).toBe(200);
      expect(muchLater.body).toEqual(first.body);
      await decided(test, await signInAs(test.app, 'therapist'), payment.id, { valid: true });
      await test.deps.db.delete(idempotencyKeys);
      expect((await sendProofOf(test, client.bearer, payment.id, given)).body.status).toBe('VALIDATED');
    });

    it('does not take the item for delivered because it opened the money order', async () => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      const itemId = randomUUID();
      await test.deps.db.update(manualPayments).set({ clientItemId: itemId }).where(eq(manualPayments.id, payment.id));
      const { body } = await sendProofOf(test, client.bearer, payment.id, { itemId });
      expect(body.status).toBe('SUBMITTED');
    });

    it.each([
      ['before the reservation', '2026-11-16T07:59:59Z'],
      ['after now', '2026-11-16T08:00:01Z'],
    ])('does not believe a photo taken %s', async (_, capturedAt) => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      const { status, body } = await sendProofOf(test, client.bearer, payment.id, { capturedAt });
      expect([status, body.capturedAt]).toEqual([200, null]);
    });

    it('validates at once what staff have seen at the desk', async () => {
      const therapist = await signInAs(test.app, 'therapist');
      const { reservation, payment } = await bookByMoneyOrder(test, offer);
      const given = { itemId: randomUUID(), transferCode: newCode(), file: await newPhoto(test, therapist) };
      const { status, body } = await sendProofOf(test, therapist, payment.id, given);
      expect([status, body.status]).toEqual([200, 'VALIDATED']);
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
      await test.deps.db.delete(idempotencyKeys);
      const looks = await entriesDuring(test, () => sendProofOf(test, therapist, payment.id, given));
      expect(looks, 'shown again, it is a look').toMatchObject([{ kind: 'PAYMENT_VIEWED', subjects: [payment.id, reservation.id] }]);
    });
  });

  describe('takes a late proof', () => {
    const holdHours = 48;

    /** A booking whose 48 hours have passed for so many hours; the client has signed in again. */
    async function lapsed(hoursLate: number) {
      const { client, reservation, payment } = await bookByMoneyOrder(test, offer);
      test.clock.advanceMinutes(hours(holdHours + hoursLate));
      return { client, reservation, payment, bearer: await signInAgain(test, client.email) };
    }
    const beforeTheEnd = '2026-11-18T07:00:00.000Z';

    it('photographed in time, delivered within a day, slot free: the reservation lives again', async () => {
      const { bearer, reservation, payment } = await lapsed(20);
      const { status, body } = await sendProofOf(test, bearer, payment.id, { capturedAt: beforeTheEnd });
      expect([status, body.status, body.capturedAt]).toEqual([200, 'SUBMITTED', beforeTheEnd]);
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
    });

    it('the same after the hold has been expired by its event', async () => {
      const { bearer, reservation, payment } = await lapsed(2);
      await test.deliverDue();
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'EXPIRED' });
      expect(await paymentRow(payment.id)).toMatchObject({ status: 'ABANDONED' });
      const { body } = await sendProofOf(test, bearer, payment.id, { capturedAt: beforeTheEnd });
      expect(body.status).toBe('SUBMITTED');
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
    });

    it.each([
      ['delivered more than a day late', 25, beforeTheEnd],
      ['photographed after the hold', 20, '2026-11-18T08:00:01.000Z'],
      ['with a time that cannot be believed', 20, '2026-11-01T08:00:00.000Z'],
      ['that does not say when', 20, undefined],
    ])('%s: the proof is kept, and its money is to be looked for', async (_, hoursLate, capturedAt) => {
      const { bearer, reservation, payment } = await lapsed(hoursLate);
      const transferCode = newCode();
      const { status, body } = await sendProofOf(test, bearer, payment.id, { transferCode, ...(capturedAt ? { capturedAt } : {}) });
      expect(status).toBe(200);
      expect(body).toMatchObject({ status: 'REFUND_TO_CHECK', transferCode });
      expect(body.file).not.toBeNull();
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'EXPIRED' });
    });

    it('slot taken since: the proof is kept, its money is to be looked for, and the other keeps the slot', async () => {
      const { bearer, reservation, payment } = await lapsed(20);
      const other = await newClient(test.app);
      const taken = await book(test, other.bearer, bookingOf(offer, reservation.startDateTime));
      expect(taken.status).toBe(201);
      const { status, body } = await sendProofOf(test, bearer, payment.id, { capturedAt: beforeTheEnd });
      expect([status, body.status]).toEqual([200, 'REFUND_TO_CHECK']);
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'EXPIRED' });
      expect(await storedReservation(test, taken.body.id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    });

    it('an hour that has passed is not given back', async () => {
      const { bearer, reservation, payment } = await lapsed(20);
      await test.deps.db
        .update(reservations)
        .set({ startDateTime: new Date(testNow) })
        .where(eq(reservations.id, reservation.id));
      const { body } = await sendProofOf(test, bearer, payment.id, { capturedAt: beforeTheEnd });
      expect(body.status).toBe('REFUND_TO_CHECK');
    });

    it('seen at the desk: the reservation lives again while its slot is free, however late', async () => {
      const { reservation, payment } = await lapsed(30);
      const { body } = await sendProofOf(test, await signInAs(test.app, 'therapist'), payment.id);
      expect(body.status).toBe('VALIDATED');
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
    });

    it('seen at the desk when the slot is somebody else’s: the money is due back at once', async () => {
      const { reservation, payment } = await lapsed(20);
      const other = await newClient(test.app);
      expect((await book(test, other.bearer, bookingOf(offer, reservation.startDateTime))).status).toBe(201);
      const { body } = await sendProofOf(test, await signInAs(test.app, 'therapist'), payment.id);
      expect(body.status).toBe('REFUND_DUE');
    });
  });

  describe('of two at once', () => {
    it('takes one proof, and refuses the other', async () => {
      const { client, reservation, payment } = await bookByMoneyOrder(test, offer);
      const photos = [await newPhoto(test, client.bearer), await newPhoto(test, client.bearer)];
      const answers = await Promise.all(photos.map((file) => sendProofOf(test, client.bearer, payment.id, { file })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const history = await test.deps.db.select().from(reservationHistory).where(eq(reservationHistory.reservationId, reservation.id));
      expect(history.map(({ event }) => event)).toEqual(['CREATED', 'PROOF_SUBMITTED']);
    });

    it('a late proof and a new booking never both have the slot', async () => {
      for (let round = 0; round < 5; round += 1) {
        test.clock.set(testNow);
        const { client, reservation, payment } = await bookByMoneyOrder(test, offer);
        test.clock.advanceMinutes(hours(50));
        const [bearer, other] = [await signInAgain(test, client.email), await newClient(test.app)];
        const file = await newPhoto(test, bearer);
        const [late, booking] = await Promise.all([
          sendProofOf(test, bearer, payment.id, { file, capturedAt: '2026-11-18T07:00:00.000Z' }),
          book(test, other.bearer, bookingOf(offer, reservation.startDateTime)),
        ]);
        expect(late.status).toBe(200);
        expect([late.body.status, booking.status]).toEqual(booking.status === 201 ? ['REFUND_TO_CHECK', 201] : ['SUBMITTED', 409]);
      }
    });
  });

  describe('counts what is sent again', () => {
    it('three times at most, each of them giving a day more; then it is over', async () => {
      const therapist = await signInAs(test.app, 'therapist');
      const { client, reservation, payment } = await bookByMoneyOrder(test, offer);
      for (const resubmissionCount of [0, 1, 2]) {
        const sent = await sendProofOf(test, client.bearer, payment.id);
        expect(sent.body).toMatchObject({ status: 'SUBMITTED', resubmissionCount, reason: null });
        expect((await decided(test, therapist, payment.id, { valid: false, reason: 'Illisible' })).status).toBe('PROOF_REJECTED');
      }
      expect((await sendProofOf(test, client.bearer, payment.id)).body.resubmissionCount).toBe(3);
      const last = await decided(test, therapist, payment.id, { valid: false, reason: 'Illisible' });
      expect(last).toMatchObject({ status: 'ABANDONED', reason: 'Illisible' });
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'REJECTED', statusReason: 'Illisible' });
      const fifth = await sendProofOf(test, client.bearer, payment.id);
      expect([fifth.status, fifth.problem.reason]).toEqual([409, 'RESUBMISSION_LIMIT']);
    });
  });

  describe('refuses', () => {
    it('a transfer code that another live money order has, and stores nothing', async () => {
      const transferCode = newCode();
      const [first, second] = [await bookByMoneyOrder(test, offer), await bookByMoneyOrder(test, offer)];
      expect((await sendProofOf(test, first.client.bearer, first.payment.id, { transferCode })).status).toBe(200);
      const { status, problem } = await sendProofOf(test, second.client.bearer, second.payment.id, { transferCode });
      expect([status, problem.reason]).toEqual([409, 'TRANSFER_CODE_USED']);
      expect(await paymentRow(second.payment.id)).toMatchObject({ status: 'AWAITING_PROOF', fileId: null, transferCode: null });
      expect(await storedReservation(test, second.reservation.id)).toMatchObject({ status: 'PENDING_PAYMENT' });
    });

    it('a second proof while the first waits for its check', async () => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      await sendProofOf(test, client.bearer, payment.id);
      const { status, problem } = await sendProofOf(test, client.bearer, payment.id);
      expect([status, problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
    });

    it("a file that is missing, someone else's, or no picture", async () => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      const others = await newPhoto(test, (await newClient(test.app)).bearer);
      const document = await newPhoto(test, client.bearer);
      await test.deps.db.update(files).set({ type: 'application/pdf' }).where(eq(files.id, document._id));
      for (const file of [{ _id: 'f'.repeat(24) }, { _id: 'x' }, others, document]) {
        const { status, problem } = await sendProofOf(test, client.bearer, payment.id, { file });
        expect(status).toBe(400);
        expect(problem.fields).toEqual([{ fieldName: 'file', message: "Le justificatif n'existe pas" }]);
      }
      expect((await paymentRow(payment.id))?.fileId).toBeNull();
    });

    it.each([
      [{ transferCode: 'ABC123' }, 'file'],
      [{ file: { _id: 'f'.repeat(24) } }, 'transferCode'],
      [{ file: { _id: 'f'.repeat(24) }, transferCode: 'ABC12' }, 'transferCode'],
      [{ file: { _id: 'f'.repeat(24) }, transferCode: 'ABC123', capturedAt: 'yesterday' }, 'capturedAt'],
    ])('%j', async (body, fieldName) => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      const { status, problem } = await call(test.app, uploadProof, { parameters: { id: payment.id }, bearer: client.bearer, body });
      expect([status, problem.fields?.[0]?.fieldName]).toEqual([400, fieldName]);
    });
  });

  it('who may: the owner and the staff of the practice', async () => {
    const { payment } = await bookByMoneyOrder(test, offer);
    const as = async (bearer: string) => sendProofOf(test, bearer, payment.id);
    const stranger = await as((await newClient(test.app)).bearer);
    expect([stranger.status, stranger.problem.ressource]).toEqual([404, 'PAYMENT']);
    expect((await as((await newTherapist(test)).bearer)).status).toBe(404);
    const unknown = await sendProofOf(test, (await newClient(test.app)).bearer, 'f'.repeat(24));
    expect(unknown.problem).toEqual(stranger.problem);
    expect((await as(await signInAs(test.app, 'moderator'))).status).toBe(403);
    expect((await as(await signInAs(test.app, 'admin'))).status).toBe(200);
    const anonymous = await call(test.app, uploadProof, { parameters: { id: payment.id }, body: {} });
    expect(anonymous.status).toBe(401);
  });
});
