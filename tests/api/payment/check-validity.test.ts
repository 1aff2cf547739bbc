import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelReservation, decideReservation, listReservations } from '#contract/booking/booking.endpoints.ts';
import { countPendingPayments } from '#contract/payment/payment.endpoints.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer, newTherapist, paymentStatus, signInAgain, storedReservation, type Offer } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decide, decided, newCode, sendProofOf } from '#tests/support/payment.ts';
import { jpegOf } from '#tests/support/pictures.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';
import { uploadAs } from '#tests/support/upload.ts';

let test: TestApp;
let offer: Offer;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  offer = await demonstrationOffer(test);
});
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

async function submitted() {
  const made = await bookByMoneyOrder(test, offer);
  await sendProofOf(test, made.client.bearer, made.payment.id);
  return made;
}

describe('PUT /v1/payment/pay/manual-pay/check-validity/{id}', () => {
  describe('without a decision', () => {
    it('changes nothing and answers what can be computed', async () => {
      const { payment, reservation } = await submitted();
      for (const body of [undefined, {}]) {
        const answered = await decide(test, therapist, payment.id, body);
        expect(answered.status).toBe(200);
        expect(answered.body).toEqual({ checks: { codeUnused: true, imageUnused: true, amountEqual: null, holdAlive: true } });
      }
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
    });

    it('notices a code and a photo that have served before, a wrong amount and a hold that is over', async () => {
      const [before, now] = [await submitted(), await submitted()];
      const [first] = await test.deps.db.select().from(manualPayments).where(eq(manualPayments.id, before.payment.id));
      const [photo] = await test.deps.db
        .select()
        .from(files)
        .where(eq(files.id, first?.fileId ?? ''));
      // The first one was paid back; its code may be typed again, but not unnoticed.
      await test.deps.db.update(manualPayments).set({ status: 'REFUNDED' }).where(eq(manualPayments.id, before.payment.id));
      const [second] = await test.deps.db
        .update(manualPayments)
        .set({ transferCode: first?.transferCode ?? '', amountReceivedMillimes: 79_000 })
        .where(eq(manualPayments.id, now.payment.id))
        .returning();
      await test.deps.db
        .update(files)
        .set({ sha256: photo?.sha256 ?? '' })
        .where(eq(files.id, second?.fileId ?? ''));
      await test.deps.db.update(reservations).set({ status: 'EXPIRED' }).where(eq(reservations.id, now.reservation.id));
      const { body } = await decide(test, therapist, now.payment.id);
      expect(body).toEqual({ checks: { codeUnused: false, imageUnused: false, amountEqual: false, holdAlive: false } });
    });
  });

  describe('of a proof that was replaced', () => {
    it('notices that its photo and its code serve again, on another money order alone', async () => {
      const { client, payment } = await bookByMoneyOrder(test, offer);
      const [transferCode, bytes] = [newCode(), await jpegOf()];
      const upload = (bearer: string) => uploadAs(test.app, bearer, { bytes });
      await sendProofOf(test, client.bearer, payment.id, { transferCode, file: await upload(client.bearer) });
      await decided(test, therapist, payment.id, { valid: false, reason: 'Illisible' });
      await sendProofOf(test, client.bearer, payment.id);
      expect((await decide(test, therapist, payment.id)).body).toMatchObject({ checks: { codeUnused: true, imageUnused: true } });

      const other = await bookByMoneyOrder(test, offer);
      await sendProofOf(test, other.client.bearer, other.payment.id, { transferCode, file: await upload(other.client.bearer) });
      expect((await decide(test, therapist, other.payment.id)).body).toMatchObject({ checks: { codeUnused: false, imageUnused: false } });
    });
  });

  describe('validates', () => {
    it('the proof, so that the reservation can be approved', async () => {
      const { payment, reservation } = await submitted();
      const approve = () =>
        call(test.app, decideReservation, { bearer: therapist, parameters: { id: reservation.id }, body: { status: 'ACCEPTED' } });
      const tooEarly = await approve();
      expect([tooEarly.status, tooEarly.problem.reason]).toEqual([409, 'PAYMENT_NOT_SETTLED']);
      expect((await decided(test, therapist, payment.id, { valid: true })).status).toBe('VALIDATED');
      expect((await decided(test, therapist, payment.id, { valid: true })).status).toBe('VALIDATED');
      const approved = await approve();
      expect([approved.status, approved.body.status]).toEqual([200, 'ACCEPTED']);
    });

    it('one that was refused by mistake, and the reservation comes back to be decided', async () => {
      const { payment, reservation } = await submitted();
      await decided(test, therapist, payment.id, { valid: false, reason: 'Illisible' });
      expect(await decided(test, therapist, payment.id, { valid: true })).toMatchObject({ status: 'VALIDATED', reason: null });
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'ON_STAND_BY' });
    });
  });

  describe('refuses the proof', () => {
    it('with a reason, and holds the slot for a day more', async () => {
      const { payment, reservation } = await submitted();
      test.clock.advanceMinutes(40 * 60);
      const bearer = await signInAs(test.app, 'therapist');
      const refusedOnce = await decided(test, bearer, payment.id, { valid: false, reason: 'Le code ne se lit pas.' });
      expect(refusedOnce).toMatchObject({ status: 'PROOF_REJECTED', reason: 'Le code ne se lit pas.', resubmissionCount: 0 });
      expect(await storedReservation(test, reservation.id)).toMatchObject({
        status: 'PENDING_PAYMENT',
        statusReason: 'Le code ne se lit pas.',
        holdUntil: new Date('2026-11-19T00:00:00Z'),
      });
      test.clock.advanceMinutes(5);
      expect(await decided(test, bearer, payment.id, { valid: false, reason: 'Autre' })).toEqual(refusedOnce);
      expect((await storedReservation(test, reservation.id)).holdUntil).toEqual(new Date('2026-11-19T00:00:00Z'));
    });

    it('and leaves what was left of the hold when that is more than a day', async () => {
      const { payment, reservation } = await submitted();
      await decided(test, therapist, payment.id, { valid: false, reason: 'Illisible' });
      expect((await storedReservation(test, reservation.id)).holdUntil).toEqual(new Date('2026-11-18T08:00:00Z'));
    });

    it('and never holds past the start', async () => {
      const { payment, reservation } = await submitted();
      const start = Date.parse(reservation.startDateTime);
      test.clock.set(new Date(start - 2 * 3_600_000).toISOString());
      await decided(test, await signInAs(test.app, 'therapist'), payment.id, { valid: false, reason: 'Illisible' });
      expect((await storedReservation(test, reservation.id)).holdUntil).toEqual(new Date(start));
    });

    it('for good the fourth time; an amount that came in is then due back', async () => {
      const { payment, reservation } = await submitted();
      await test.deps.db
        .update(manualPayments)
        .set({ resubmissionCount: 3, amountReceivedMillimes: 40_000 })
        .where(eq(manualPayments.id, payment.id));
      const answer = await decided(test, therapist, payment.id, { valid: false, reason: 'Montant incomplet' });
      expect(answer).toMatchObject({ status: 'REFUND_DUE', reason: 'Montant incomplet' });
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'REJECTED' });
      expect(await decided(test, therapist, payment.id, { valid: false, reason: 'Encore' })).toEqual(answer);
    });
  });

  describe('of a reservation that is lost', () => {
    const lost = async () => {
      const sent = await submitted();
      const { status } = await call(test.app, cancelReservation, {
        bearer: therapist,
        parameters: { id: sent.reservation.id },
        body: { reason: 'Absence' },
      });
      expect(status).toBe(200);
      expect(await paymentStatus(test, sent.reservation.id)).toBe('REFUND_TO_CHECK');
      return sent;
    };
    const undecided = async (id: string) => {
      const { body } = await call(test.app, listReservations, { bearer: therapist, query: { needsDecision: 'true', limit: 100 } });
      return body.items.some((each) => each.id === id);
    };
    const waiting = async () => (await call(test.app, countPendingPayments, { bearer: therapist })).body.count;

    it('asks whether the money of its proof came in: where it did it is due back', async () => {
      const before = await waiting();
      const { payment, reservation } = await lost();
      expect([await undecided(reservation.id), await waiting()]).toEqual([true, before + 1]);
      const found = await decided(test, therapist, payment.id, { valid: true });
      expect(found).toMatchObject({ status: 'REFUND_DUE', reason: null });
      expect(await decided(test, therapist, payment.id, { valid: true }), 'told twice').toEqual(found);
      expect([await undecided(reservation.id), await waiting()]).toEqual([false, before]);
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'CANCELLED', statusReason: 'Absence' });
      expect((await decide(test, therapist, payment.id, { valid: false, reason: 'Erreur' })).status).toBe(409);
    });

    it('and where it did not, nothing is due, until another proof is sent', async () => {
      const { client, payment, reservation } = await lost();
      const missing = await decided(test, therapist, payment.id, { valid: false, reason: 'Rien au guichet' });
      expect(missing).toMatchObject({ status: 'ABANDONED', reason: 'Rien au guichet' });
      expect(await decided(test, therapist, payment.id, { valid: false, reason: 'Autre' }), 'told twice').toEqual(missing);
      expect(await undecided(reservation.id)).toBe(false);
      expect(await storedReservation(test, reservation.id)).toMatchObject({ status: 'CANCELLED', statusReason: 'Absence' });
      expect((await sendProofOf(test, client.bearer, payment.id)).body).toMatchObject({ status: 'REFUND_TO_CHECK', reason: null });
      expect(await undecided(reservation.id)).toBe(true);
    });

    it('and owes at once what was confirmed before', async () => {
      const { payment, reservation } = await submitted();
      await decided(test, therapist, payment.id, { valid: true });
      await call(test.app, cancelReservation, { bearer: therapist, parameters: { id: reservation.id }, body: { reason: 'Absence' } });
      expect(await paymentStatus(test, reservation.id)).toBe('REFUND_DUE');
    });
  });

  describe('answers no', () => {
    it('to a refusal without a reason', async () => {
      const { payment } = await submitted();
      for (const body of [{ valid: false }, { valid: false, reason: '  ' }]) {
        const { status, problem } = await decide(test, therapist, payment.id, body);
        expect(status).toBe(400);
        expect(problem.fields).toEqual([{ fieldName: 'reason', message: 'Le motif est obligatoire' }]);
      }
    });

    it('to a decision on a money order without a proof, and to taking a validation back', async () => {
      const { payment } = await bookByMoneyOrder(test, offer);
      for (const body of [{ valid: true }, { valid: false, reason: 'Rien reçu' }]) {
        const { status, problem } = await decide(test, therapist, payment.id, body);
        expect([status, problem.reason]).toEqual([409, 'INVALID_TRANSITION']);
      }
      const other = await submitted();
      await decided(test, therapist, other.payment.id, { valid: true });
      expect((await decide(test, therapist, other.payment.id, { valid: false, reason: 'Erreur' })).status).toBe(409);
    });
  });

  it('who may: the staff of the practice, and not its own client', async () => {
    const { client, payment } = await submitted();
    const as = async (bearer: string) => (await decide(test, bearer, payment.id)).status;
    expect(await as(await signInAgain(test, client.email))).toBe(403);
    expect(await as(await signInAs(test.app, 'moderator'))).toBe(403);
    expect(await as((await newTherapist(test)).bearer)).toBe(404);
    expect(await as((await newClient(test.app)).bearer)).toBe(403);
    expect(await as(await signInAs(test.app, 'admin'))).toBe(200);
    expect((await decide(test, therapist, 'f'.repeat(24))).problem.ressource).toBe('PAYMENT');
  });
});
